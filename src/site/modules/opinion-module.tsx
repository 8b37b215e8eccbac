import { presentationOf } from '@/domain/modules/presentation'
import type { Testimonial } from '@/site/data/content/page-models'
import { getTranslator } from '@/messages/translator'
import { Quote, QuoteAgent } from '@/site/features/testimonials/quote'
import { Disclosure } from '@/site/ui/disclosure'
import { Rating } from '@/site/ui/rating'
import type { ModuleContext, RelationProps } from './module-context'
import { ModuleFoot } from './module-foot'
import { ModuleHead } from './module-head'
import { ModuleItems, usualPerRow } from './module-items'

/** The clients' testimonials: as a carousel, all of them, or behind their names. */
export function OpinionModule({ module, relation, context }: RelationProps<'opinion'>) {
  const t = getTranslator(context.locale)
  const { testimonials } = relation
  const label = t('modules.opinion.label')
  const head = <ModuleHead module={module} context={context} fallbackTitle={label} />
  const presentation = presentationOf({ type: 'opinion', view: module.view })
  if (testimonials.length === 0) {
    return (
      <>
        {head}
        <p className="text-ink-soft mt-6">{t('modules.opinion.empty')}</p>
      </>
    )
  }
  const quotes = testimonials.map((testimonial) => ({
    key: testimonial.id,
    content: <Quote testimonial={testimonial} locale={context.locale} hasDate={presentation === 'cards'} />,
  }))
  return (
    <ModuleItems
      presentation={presentation}
      kind="quotes"
      label={module.title ?? label}
      head={head}
      foot={<ModuleFoot module={module} context={context} />}
      disclosure={<Names testimonials={testimonials} context={context} />}
      items={quotes}
      perRow={module.itemsPerRow ?? usualPerRow}
      locale={context.locale}
    />
  )
}

function Names({ testimonials, context }: { testimonials: Testimonial[]; context: ModuleContext }) {
  const t = getTranslator(context.locale)
  return (
    <div className="max-w-4xl border-t border-current/20">
      {testimonials.map((testimonial) => {
        const { id, author, place, text, rating } = testimonial
        return (
          <Disclosure
            key={id}
            summary={
              <span className="flex flex-wrap items-center gap-x-5 gap-y-1">
                <span className="font-semibold">{[author, place].filter(Boolean).join(', ')}</span>
                {rating !== null && <Rating value={rating} label={t('modules.opinion.rating', { rating })} />}
              </span>
            }
          >
            <blockquote className="font-serif text-xl leading-snug">
              <p>{text}</p>
            </blockquote>
            <div className="mt-4 text-sm empty:hidden">
              <QuoteAgent testimonial={testimonial} locale={context.locale} />
            </div>
          </Disclosure>
        )
      })}
    </div>
  )
}
