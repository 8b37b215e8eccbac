import type { Goal } from '@/domain/properties/goal'
import { isMonthlyRent, isWholePrice } from '@/domain/properties/price-unit'
import { shownMoney, type LifeAnnuityFields } from '@/domain/properties/shown-money'

/** The price of a property as it is stored, in euro, with the editor's notes on it in all languages. */
export type PricedProperty = {
  goal: Goal
  price: number | null
  publishPrice: boolean | null
  lifeAnnuity: LifeAnnuityFields | null
  notes: readonly string[]
}

/**
 * The price that visitors see, in euro, if it is one that can be compared over time: of the whole property, or a month of
 * rent; null if it is hidden, on request, of a life annuity, or of another unit in the note of any language.
 */
export function publicPrice({ notes, ...property }: PricedProperty): number | null {
  const isComparable = property.goal === 'sale' ? isWholePrice : isMonthlyRent
  return notes.every(isComparable) ? shownMoney(property).comparable : null
}
