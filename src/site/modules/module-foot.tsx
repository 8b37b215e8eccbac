import { getTranslator } from '@/messages/translator'
import type { PageModule } from '@/site/data/content/page-models'
import type { Picture as PictureView } from '@/site/data/view-models'
import { ButtonLink } from '@/site/ui/button-link'
import { Picture } from '@/site/ui/media/picture'
import { RichText } from '@/site/ui/rich-text'
import type { ModuleContext } from './module-context'
import { isDarkGround } from './module-ground'
import { textLevel } from './module-head'

type ModuleFootProps = {
  module: PageModule
  context: ModuleContext
  /** The pictures of the module that it does not show elsewhere. */
  pictures?: PictureView[]
  /** Whether it has a light background of its own. */
  onSheet?: boolean
}

/** The end of a module: a second text, pictures, a link. */
export function ModuleFoot({
  module,
  context,
  pictures = module.pictures,
  onSheet = false,
}: ModuleFootProps) {
  const t = getTranslator(context.locale)
  const { description2, link } = module
  if (description2.length === 0 && pictures.length === 0 && !link) return null
  return (
    <div className="mt-10 flex flex-col items-start gap-8 first:mt-0">
      <RichText blocks={description2} under={textLevel({ module })} newTabHint={t('common.newTab')} />
      {pictures.length > 0 && (
        <ul className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-4">
          {pictures.map((picture) => (
            <li key={picture.src}>
              <Picture
                picture={picture}
                sizes="(width < 48rem) 92vw, 30rem"
                className="aspect-3/2 w-full rounded-md object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      {link && (
        <ButtonLink
          href={link.href}
          newTab={link.newTab}
          newTabHint={t('common.newTab')}
          variant={isDarkGround(module) && !onSheet ? 'outline-light' : 'outline'}
        >
          {link.label}
        </ButtonLink>
      )}
    </div>
  )
}
