import { PRICE_UNIT_STARTING_FROM } from './price'
import { isListed } from './property-status'
import { shownMoney, type PropertyMoney } from './shown-money'

/** The price that visitors saw before the last change, in euro, and when it was last shown (ISO 8601); null without one. */
export type EarlierPrice = { earlierPrice?: number | null; earlierPriceUntil?: string | null }

/**
 * The earlier price that may stand beside the price of an available property: only if it was higher. Null if there is none,
 * or its price is hidden, a starting price or not of the whole property.
 */
export function shownEarlierPrice(
  property: PropertyMoney & EarlierPrice & { status?: string | null },
): { amount: number; until: string } | null {
  const { earlierPrice: amount, earlierPriceUntil: until, status, priceUnit } = property
  const { comparable } = shownMoney(property)
  if (!amount || !until || comparable === null || priceUnit === PRICE_UNIT_STARTING_FROM) return null
  return amount > comparable && isListed(status ?? 'available') ? { amount, until } : null
}
