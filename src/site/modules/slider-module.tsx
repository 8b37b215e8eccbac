import type { Slide } from '@/site/data/view-models'
import { getTranslator } from '@/site/messages/translator'
import { ButtonLink } from '@/site/ui/button-link'
import { Heading } from '@/site/ui/heading'
import { Picture } from '@/site/ui/picture'
import { Scroller } from '@/site/ui/scroller'
import type { RelationProps } from './module-context'
import { ModuleFoot } from './module-foot'
import { levelBelow, ModuleHead } from './module-head'

/** Large pictures with a few words each. */
export function SliderModule({ module, relation, context }: RelationProps<'slider'>) {
  const t = getTranslator(context.locale)
  const { slides } = relation
  if (slides.length === 0) return <ModuleHead module={module} context={context} />
  return (
    <>
      <Scroller
        kind="slides"
        label={module.title ?? t('modules.slider.label')}
        heading={<ModuleHead module={module} context={context} />}
        previous={t('common.previous')}
        next={t('common.next')}
      >
        {slides.map((slide, index) => (
          <li key={index}>
            <SlideView slide={slide} level={levelBelow({ module })} newTabHint={t('common.newTab')} />
          </li>
        ))}
      </Scroller>
      <ModuleFoot module={module} context={context} />
    </>
  )
}

type SlideViewProps = { slide: Slide; level: 2 | 3; newTabHint: string }

function SlideView({ slide, level, newTabHint }: SlideViewProps) {
  const { picture, title, text, link } = slide
  const hasWords = title !== null || text !== null || link !== null
  return (
    <div className="relative flex h-full flex-col">
      {picture && (
        <Picture
          picture={picture}
          sizes="(width < 80rem) 92vw, 75rem"
          className="aspect-3/2 w-full rounded-lg object-cover md:aspect-2/1"
        />
      )}
      {hasWords && (
        <div className="bg-paper text-ink md:shadow-card pt-5 md:absolute md:bottom-8 md:left-8 md:max-w-md md:rounded-lg md:p-8">
          {title && (
            <Heading level={level} size="md">
              {title}
            </Heading>
          )}
          {text && <p className="text-ink-soft mt-3">{text}</p>}
          {link && (
            <ButtonLink
              href={link.href}
              newTab={link.newTab}
              newTabHint={newTabHint}
              look="outline"
              className="mt-5"
            >
              {link.label}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  )
}
