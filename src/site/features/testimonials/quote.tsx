import { longDate } from '@/domain/shared/shown-date'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import type { Testimonial } from '@/site/data/content/page-models'
import { SiteLink } from '@/site/ui/navigation/site-link'
import { Rating } from '@/site/ui/rating'

type QuoteProps = { testimonial: Testimonial; locale: Locale; hasDate: boolean }

/** What a client says, on a card. */
export function Quote({ testimonial, locale, hasDate }: QuoteProps) {
  const t = getTranslator(locale)
  const { author, place, text, rating, date } = testimonial
  return (
    <figure className="on-light bg-white text-ink shadow-card flex h-full flex-col rounded-lg p-7 md:p-8">
      {rating !== null && <Rating value={rating} label={t('modules.opinion.rating', { rating })} />}
      <blockquote className="font-serif text-xl mt-5 mb-7 leading-snug">
        <p>{text}</p>
      </blockquote>
      <figcaption className="border-line mt-auto border-t pt-4 text-sm">
        <span className="font-semibold">{author}</span>
        {place && <span className="text-ink-soft">, {place}</span>}
        {hasDate && date && (
          <time dateTime={date.slice(0, 10)} className="text-ink-soft block">
            {longDate(new Date(date), locale)}
          </time>
        )}
        <QuoteAgent testimonial={testimonial} locale={locale} />
      </figcaption>
    </figure>
  )
}

/** Whom a testimonial is about, with a link to their page. */
export function QuoteAgent({ testimonial: { agent }, locale }: Pick<QuoteProps, 'testimonial' | 'locale'>) {
  if (!agent) return null
  return (
    <span className="block">
      {getTranslator(locale)('team.with')}{' '}
      <SiteLink href={agent.href} className="inline-block py-1 underline underline-offset-4">
        {agent.name}
      </SiteLink>
    </span>
  )
}
