import { presentationOf } from '@/domain/modules/presentation'
import type { Slide } from '@/site/data/content/page-models'
import { carouselTexts } from '@/site/words/carousel-texts'
import { getTranslator } from '@/messages/translator'
import { LazyCarousel } from '@/site/ui/carousel/lazy-carousel'
import { Disclosure } from '@/site/ui/disclosure'
import { Heading } from '@/site/ui/heading'
import type { ModuleContext, RelationProps } from './module-context'
import { ModuleFoot } from './module-foot'
import { isDarkGround } from './module-ground'
import { levelBelow, ModuleHead } from './module-head'
import { PerRow } from './per-row'
import { CardSlide, LargeSlide, SideSlide, type SlideProps } from './slide'

/** Pictures with a short text: a carousel, below each other, as cards, or behind their titles. */
export function SliderModule({ module, relation, context }: RelationProps<'slider'>) {
  const t = getTranslator(context.locale)
  const { slides } = relation
  const head = <ModuleHead module={module} context={context} />
  const foot = <ModuleFoot module={module} context={context} />
  const shared: Omit<SlideProps, 'slide'> = {
    level: levelBelow({ module }),
    texts: { more: t('common.readMore'), newTab: t('common.newTab') },
    variant: isDarkGround(module) ? 'outline-light' : 'outline',
  }
  if (slides.length === 0) return head
  if (presentationOf({ type: 'slider', view: module.view }) === 'carousel') {
    return (
      <>
        <LazyCarousel
          kind="pictures"
          label={module.title ?? t('modules.slider.label')}
          heading={module.title || module.description.length > 0 ? head : null}
          texts={carouselTexts(context.locale)}
          autoplay
          slides={slides.map((slide, index) => ({
            key: index,
            content: (
              <LargeSlide
                slide={slide}
                isFirst={index === 0 && context.index === 0 && !context.startsWithPicture}
                {...shared}
                variant="outline"
              />
            ),
          }))}
        />
        {foot}
      </>
    )
  }
  return (
    <>
      {head}
      <div className="mt-10 first:mt-0">
        <Slides slides={slides} module={module} context={context} shared={shared} />
      </div>
      {foot}
    </>
  )
}

type SlidesProps = {
  slides: Slide[]
  module: RelationProps<'slider'>['module']
  context: ModuleContext
  shared: Omit<SlideProps, 'slide'>
}

function Slides({ slides, module, shared }: SlidesProps) {
  const presentation = presentationOf({ type: 'slider', view: module.view })
  if (presentation === 'cards') {
    const items = slides.map((slide, index) => ({
      key: index,
      content: <CardSlide slide={slide} {...shared} />,
    }))
    return <PerRow count={module.itemsPerRow ?? 3} items={items} />
  }
  return (
    <div className={presentation === 'disclosure' ? 'border-t border-current/20' : 'grid gap-16'}>
      {slides.map((slide, index) =>
        presentation === 'disclosure' && slide.title ? (
          <Disclosure
            key={index}
            isWide
            summary={
              <Heading level={shared.level} size="sm">
                {slide.title}
              </Heading>
            }
          >
            <SideSlide slide={{ ...slide, title: null }} {...shared} />
          </Disclosure>
        ) : (
          <SideSlide key={index} slide={slide} isMirrored={index % 2 === 1} {...shared} />
        ),
      )}
    </div>
  )
}
