import type { Testimonial } from '@/site/data/view-models'
import { getTranslator } from '@/site/messages/translator'
import { Rating } from '@/site/ui/rating'
import { Scroller } from '@/site/ui/scroller'
import type { ModuleContext, RelationProps } from './module-context'
import { ModuleFoot } from './module-foot'
import { ModuleHead } from './module-head'

/** What clients say, in their words: a row to step through, or all of them. */
export function OpinionModule({ module, relation, context }: RelationProps<'opinion'>) {
  const t = getTranslator(context.locale)
  const { testimonials } = relation
  const label = t('modules.opinion.label')
  const head = <ModuleHead module={module} context={context} fallbackTitle={label} />
  if (testimonials.length === 0) {
    return (
      <>
        {head}
        <p className="text-ink-soft mt-6">{t('modules.opinion.empty')}</p>
      </>
    )
  }
  const items = testimonials.map((testimonial) => (
    <li key={testimonial.id}>
      <Quote testimonial={testimonial} context={context} />
    </li>
  ))
  return (
    <>
      {module.view === 'slider' ? (
        <Scroller
          kind="quotes"
          label={module.title ?? label}
          heading={head}
          previous={t('common.previous')}
          next={t('common.next')}
        >
          {items}
        </Scroller>
      ) : (
        <>
          {head}
          <ul className="mt-10 grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-6">
            {items}
          </ul>
        </>
      )}
      <ModuleFoot module={module} context={context} />
    </>
  )
}

function Quote({ testimonial, context }: { testimonial: Testimonial; context: ModuleContext }) {
  const t = getTranslator(context.locale)
  const { author, place, text, rating } = testimonial
  return (
    <figure className="bg-white text-ink shadow-card flex h-full flex-col rounded-lg p-7 md:p-8">
      {rating !== null && <Rating value={rating} label={t('modules.opinion.rating', { rating })} />}
      <blockquote className="font-serif text-xl mt-5 mb-7 leading-snug">
        <p>{text}</p>
      </blockquote>
      <figcaption className="border-line mt-auto border-t pt-4 text-sm">
        <span className="font-semibold">{author}</span>
        {place && <span className="text-ink-soft">, {place}</span>}
      </figcaption>
    </figure>
  )
}
