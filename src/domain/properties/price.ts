import { remembered } from '@/domain/shared/remembered'
import type { Goal } from './goal'

/** The snapshot's `PriceUnit` that says 'starting from' (specification section 9). */
export const PRICE_UNIT_STARTING_FROM = 7

type PriceUnit = 'starting-from' | 'per-month' | 'text' | null

export type PriceView =
  | { kind: 'amount'; amount: string; unit: PriceUnit; unitText: string | null }
  /** A life annuity: the amount paid at the deed and the monthly amount; at least one is known. */
  | { kind: 'annuity'; downPayment: string | null; monthly: string | null }
  | { kind: 'on-request' }

/** The price of a property as in the snapshot, in euro. */
export type PriceFields = {
  price: number | null | undefined
  publishPrice: boolean | null | undefined
  goal: Goal
  priceUnit: number | null | undefined
  priceUnitText: string | null | undefined
}

// Made at its first use: making one takes a slow phone 25 ms, and forms load this file without showing an amount.
const formatWith = remembered(
  (decimals: number) =>
    new Intl.NumberFormat('nl-BE', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
)

/**
 * An amount in euro, Belgian Dutch style (specification section 9) with a no-break space; the text 'NaN' for a missing
 * amount (section 8).
 */
export function formatEuro(amount: number | null | undefined): string {
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return 'NaN'
  // Adding 0 turns -0 into 0.
  const rounded = Math.round(amount * 100) / 100 + 0
  return `€\u00a0${formatWith(Number.isInteger(rounded) ? 0 : 2).format(rounded)}`
}

/** The amount if it can be shown: positive and finite. */
export const nameableAmount = (amount: number | null | undefined): number | null =>
  typeof amount === 'number' && Number.isFinite(amount) && amount > 0 ? amount : null

/** Whether all amounts of a property are hidden: a sale may hide its price, a rental never does (product.md). */
export const isPriceHidden = ({ goal, publishPrice }: Pick<PriceFields, 'goal' | 'publishPrice'>): boolean =>
  goal === 'sale' && publishPrice !== true

/** The unit of an amount: the editor's words, else a month of rent, unless it is a starting price. */
export function unitOf({
  goal,
  priceUnit,
  priceUnitText,
}: Pick<PriceFields, 'goal' | 'priceUnit' | 'priceUnitText'>): {
  unit: PriceUnit
  unitText: string | null
} {
  if (priceUnit === PRICE_UNIT_STARTING_FROM) return { unit: 'starting-from', unitText: null }
  const unitText = priceUnitText?.trim()
  if (unitText) return { unit: 'text', unitText }
  return { unit: goal === 'rent' ? 'per-month' : null, unitText: null }
}
