import { formatEuro } from '@/domain/properties/price'
import { recentDays } from '@/domain/properties/recent-days'
import { belgianDay } from '@/domain/shared/belgian-day'
import type { Locale } from '@/domain/shared/locale'
import { daysAgo, longDate } from '@/domain/shared/shown-date'
import type { CardMark, PropertyCard } from '@/site/data/properties/property-models'
import { getTranslator } from '@/messages/translator'
import { PriceText } from './price/price-text'
import { RecentMark } from './recent-mark'
import { canBeHad } from '@/domain/properties/property-status'

type CardPartProps = { card: PropertyCard; locale: Locale }

/** For how many days a property and a price are called new. */
const newFor = 14
const newPriceFor = 60

/** The price of a property, the one before it went down, and what belongs to it. */
export function CardPrice({ card, locale }: CardPartProps) {
  const note = noteWords({ card, locale })
  return (
    <div className="property-card-price">
      <p>
        <PriceText locale={locale} price={card.price} />
      </p>
      {card.earlierPrice && <EarlierPrice earlier={card.earlierPrice} locale={locale} />}
      {note && <p className="property-card-note">{note}</p>}
    </div>
  )
}

function noteWords({ card: { priceNote }, locale }: CardPartProps): string | null {
  const t = getTranslator(locale)
  if (!priceNote) return null
  const amount = formatEuro(priceNote.amount)
  if (priceNote.kind === 'per-surface') return t('property.perSurface', { amount })
  return priceNote.amount === 0 ? t('property.card.noCharges') : t('property.card.charges', { amount })
}

function EarlierPrice({
  earlier: { amount, until },
  locale,
}: {
  earlier: NonNullable<PropertyCard['earlierPrice']>
  locale: Locale
}) {
  const named = getTranslator(locale)('property.earlierPriceUntil', {
    date: longDate(new Date(until), locale),
  })
  return (
    <p className="property-card-note">
      <span className="sr-only">{named} </span>
      <s title={`${named} ${formatEuro(amount)}`}>{formatEuro(amount)}</s>
    </p>
  )
}

const markKeys = {
  film: 'video.title',
  tour: 'property.virtualTour',
  plan: 'property.plans.title',
} as const satisfies Record<CardMark, string>

/** What is new about a property, and what it has besides photos. */
export function CardMarks({ card, locale }: CardPartProps) {
  const t = getTranslator(locale)
  const { earlierPrice, onlineSince, marks } = card
  const isNew = onlineSince && !earlierPrice && canBeHad(card.status)
  return (
    <p className="card-marks">
      {earlierPrice && (
        <NewFor days={newPriceFor} since={earlierPrice.until} say={() => t('property.card.newPrice')} />
      )}
      {isNew && (
        <NewFor
          days={newFor}
          since={onlineSince}
          say={(passed) => t('property.card.new', { ago: daysAgo(passed, locale) })}
        />
      )}
      {marks.map((mark) => (
        <span key={mark} className="card-mark">
          {t(markKeys[mark])}
        </span>
      ))}
    </p>
  )
}

type NewForProps = {
  /** The moment from which it is new. */
  since: string
  days: number
  /** What it says when so many days have passed. */
  say: (passed: number) => string
}

function NewFor({ since, days, say }: NewForProps) {
  const now = new Date()
  const texts = recentDays({ since, most: days, now }).map(say)
  return texts.length > 0 ? <RecentMark madeOn={belgianDay(now)} texts={texts} /> : null
}
