import { PRICE_UNIT_STARTING_FROM } from './price'
import { isListed } from './property-status'
import { shownMoney, type PropertyMoney } from './shown-money'

/** A stored property, with the editor's notes on its price in each language. */
export type PricedProperty = PropertyMoney & {
  _status?: string | null
  notes?: readonly (string | null | undefined)[]
}

/** The price that visitors saw before it went down, in euro, and when it was last shown (ISO 8601); null without one. */
export type EarlierPrice = { earlierPrice?: number | null; earlierPriceUntil?: string | null }

const none = { earlierPrice: null, earlierPriceUntil: null }

/** The price of the whole property, or its monthly rent, as visitors of every language see it; null if they do not. */
function publicPrice({ notes = [], ...property }: PricedProperty): number | null {
  if (property._status !== 'published' || property.priceUnit === PRICE_UNIT_STARTING_FROM) return null
  const prices = [property.priceUnitText, ...notes].map(
    (priceUnitText) => shownMoney({ ...property, priceUnitText }).comparable,
  )
  return prices.includes(null) ? null : (prices[0] ?? null)
}

/**
 * What to store beside the new price of a property: a price that was shown and went down becomes the earlier one; the same
 * price keeps what was stored; a higher, hidden or other kind of price has none. A draft changes nothing.
 */
export function noteEarlier({
  before,
  after,
  now,
}: {
  /** What visitors see until now; null if they see nothing. */
  before: (PricedProperty & EarlierPrice) | null
  after: PricedProperty & EarlierPrice
  now: Date
}): EarlierPrice {
  if (after._status !== 'published') return {}
  if (!before || before.goal !== after.goal) return none
  const [was, is] = [publicPrice(before), publicPrice(after)]
  if (was === null || is === null || is > was) return none
  if (is < was) return { earlierPrice: was, earlierPriceUntil: now.toISOString() }
  return { earlierPrice: before.earlierPrice ?? null, earlierPriceUntil: before.earlierPriceUntil ?? null }
}

/** The earlier price that may stand beside the price of an available property; null if there is none, or its price is hidden. */
export function shownEarlierPrice(
  property: PropertyMoney & EarlierPrice & { status?: string | null },
): { amount: number; until: string } | null {
  const { earlierPrice: amount, earlierPriceUntil: until, status } = property
  const { comparable } = shownMoney(property)
  if (!amount || !until || comparable === null || !isListed(status ?? 'available')) return null
  return amount > comparable ? { amount, until } : null
}
