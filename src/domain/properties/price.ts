import type { Goal } from './goal'

/** The snapshot's `PriceUnit` that says 'starting from' (specification section 9). */
export const PRICE_UNIT_STARTING_FROM = 7

type PriceUnit = 'starting-from' | 'per-month' | 'text' | null

export type PriceView =
  | { kind: 'amount'; amount: string; unit: PriceUnit; unitText: string | null }
  /** A life annuity: what is paid at the deed, and each month from then on; at least one of the two is known. */
  | { kind: 'annuity'; downPayment: string | null; monthly: string | null }
  | { kind: 'on-request' }

/** The price of a property as the snapshot has it, in euro. */
export type PriceFields = {
  price: number | null | undefined
  publishPrice: boolean | null | undefined
  goal: Goal
  priceUnit: number | null | undefined
  priceUnitText: string | null | undefined
}

const wholeEuros = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 0 })
const eurosAndCents = new Intl.NumberFormat('nl-BE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/**
 * An amount in euro, Belgian Dutch style (specification section 9) with a no-break space; the text 'NaN'
 * when it is no amount (section 8).
 */
export function formatEuro(amount: number | null | undefined): string {
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return 'NaN'
  // Adding 0 turns -0 into 0.
  const rounded = Math.round(amount * 100) / 100 + 0
  return `€\u00a0${(Number.isInteger(rounded) ? wholeEuros : eurosAndCents).format(rounded)}`
}

/** The amount, where it is one to name: positive and finite. */
export const nameableAmount = (amount: number | null | undefined): number | null =>
  typeof amount === 'number' && Number.isFinite(amount) && amount > 0 ? amount : null

/** Whether nothing of what a property costs may be shown: a sale may hide it, a rental never does (product.md). */
export const isPriceHidden = ({ goal, publishPrice }: Pick<PriceFields, 'goal' | 'publishPrice'>): boolean =>
  goal === 'sale' && publishPrice !== true

/** What an amount is for: the words of the editor, else a month of rent, unless it is one to start from. */
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
