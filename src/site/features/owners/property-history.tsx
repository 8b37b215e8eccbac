import type { PropertyEvent } from '@/domain/owners/property-event'
import type { Locale } from '@/domain/shared/locale'
import { longDate } from '@/domain/shared/shown-date'
import { getTranslator } from '@/messages/translator'
import { statusWords } from '@/messages/status-words'

function wordsOf(event: PropertyEvent, locale: Locale): string {
  const t = getTranslator(locale)
  if (event.kind === 'status')
    return event.to === 'available' && event.isAgain
      ? t('owner.property.history.available')
      : statusWords[event.to][locale]
  if (event.kind !== 'price') return t(`owner.property.history.${event.kind}`)
  const { from, to } = event
  if (to === null) return t('owner.property.history.priceGone')
  return from === null
    ? t('owner.property.history.priceSet', { to })
    : t('owner.property.history.price', { from, to })
}

/** The history of a property, the latest event first. */
export function PropertyHistory({ events, locale }: { events: readonly PropertyEvent[]; locale: Locale }) {
  return (
    <ol className="border-line-deep/50 ml-2 space-y-5 border-l">
      {events.map((event, at) => (
        <li key={at} className="relative pl-6">
          <span
            aria-hidden="true"
            className="bg-brick absolute top-2 left-0 size-2.5 -translate-x-1/2 rounded-full"
          />
          <p className="text-ink-soft text-sm">
            <time dateTime={event.at}>{longDate(new Date(event.at), locale)}</time>
          </p>
          <p className="font-semibold">{wordsOf(event, locale)}</p>
        </li>
      ))}
    </ol>
  )
}
