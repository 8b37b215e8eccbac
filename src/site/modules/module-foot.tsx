import { getTranslator } from '@/site/messages/translator'
import type { PageModule } from '@/site/data/view-models'
import { ButtonLink } from '@/site/ui/button-link'
import { Picture } from '@/site/ui/picture'
import { RichText } from '@/site/ui/rich-text'
import type { ModuleContext } from './module-context'

/** What an editor puts below a module: a second text, pictures, a link. */
export function ModuleFoot({ module, context }: { module: PageModule; context: ModuleContext }) {
  const t = getTranslator(context.locale)
  const { description2, pictures, link, background } = module
  if (description2.length === 0 && pictures.length === 0 && !link) return null
  const isDark = background.type === 'image' || background.color === 'ink' || background.color === 'brick'
  return (
    <div className="mt-10 flex flex-col items-start gap-8">
      <RichText blocks={description2} under={2} newTabHint={t('common.newTab')} />
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
          look={isDark ? 'outline-light' : 'outline'}
        >
          {link.label}
        </ButtonLink>
      )}
    </div>
  )
}
