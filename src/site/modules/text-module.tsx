import { presentationOf } from '@/domain/modules/presentation'
import type { Picture as PictureView } from '@/site/data/view-models'
import { carouselTexts } from '@/site/words/carousel-texts'
import { getTranslator } from '@/messages/translator'
import { LazyCarousel } from '@/site/ui/carousel/lazy-carousel'
import { Picture } from '@/site/ui/media/picture'
import { CollapsedModule } from './collapsed-module'
import type { RelationProps } from './module-context'
import { ModuleFoot } from './module-foot'
import { ModuleHead } from './module-head'

/**
 * A module with only its own texts and pictures: below each other, behind its title, as a card, or as a carousel of
 * pictures.
 */
export function TextModule({ module, context }: RelationProps<'none'>) {
  const presentation = presentationOf({ type: 'none', view: module.view })
  const [first, ...others] = module.pictures
  if (presentation === 'disclosure' && module.title)
    return <CollapsedModule module={module} context={context} title={module.title} />
  if (presentation === 'cards')
    return <TextCard module={module} context={context} picture={first} others={others} />
  if (presentation === 'carousel' && others.length > 0)
    return <PictureRow module={module} context={context} />
  return (
    <>
      <ModuleHead module={module} context={context} />
      <ModuleFoot module={module} context={context} />
    </>
  )
}

type TextProps = Pick<RelationProps<'none'>, 'module' | 'context'>

function TextCard({
  module,
  context,
  picture,
  others,
}: TextProps & { picture: PictureView | undefined; others: PictureView[] }) {
  return (
    <div className="shadow-card text-ink bg-white on-light overflow-hidden rounded-lg lg:flex">
      {picture && (
        <Picture
          picture={picture}
          sizes="(width < 60rem) 92vw, 34rem"
          className="aspect-3/2 w-full object-cover lg:aspect-auto lg:w-5/12"
        />
      )}
      <div className="flex-1 p-7 md:p-10 lg:self-center">
        <ModuleHead module={module} context={context} />
        <ModuleFoot module={module} context={context} pictures={others} onSheet />
      </div>
    </div>
  )
}

function PictureRow({ module, context }: TextProps) {
  const t = getTranslator(context.locale)
  return (
    <>
      <LazyCarousel
        kind="pictures"
        label={module.title ?? t('modules.slider.label')}
        heading={<ModuleHead module={module} context={context} />}
        texts={carouselTexts(context.locale)}
        slides={module.pictures.map((picture) => ({
          key: picture.src,
          content: (
            <Picture
              picture={picture}
              sizes="(width < 80rem) 92vw, 75rem"
              className="aspect-3/2 w-full rounded-lg object-cover md:aspect-2/1"
            />
          ),
        }))}
      />
      <ModuleFoot module={module} context={context} pictures={[]} />
    </>
  )
}
