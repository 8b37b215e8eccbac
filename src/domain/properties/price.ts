import type { Goal } from './goal'

/** The snapshot's `PriceUnit` that says 'starting from' (specification section 9). */
export const PRICE_UNIT_STARTING_FROM = 7

type PriceUnit = 'starting-from' | 'per-month' | 'text' | null

export type PriceView =
  { kind: 'amount'; amount: string; unit: PriceUnit; unitText: string | null } | { kind: 'on-request' }

/** The price of a home as the snapshot has it, in euro. */
export type PriceFields = {
  price: number | null | undefined
  publishPrice: boolean | null | undefined
  goal: Goal
  priceUnit: number | null | undefined
  priceUnitText: string | null | undefined
  // Nothing depends on it: a sold or rented home keeps the price it was advertised at.
  status: string
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

/**
 * The price a visitor reads: a sale may hide it, a rental never does (product.md, Belgian practice); without
 * a positive amount it is on request.
 */
export function priceView({ price, publishPrice, goal, priceUnit, priceUnitText }: PriceFields): PriceView {
  const isHidden = goal === 'sale' && publishPrice !== true
  const isAmount = typeof price === 'number' && Number.isFinite(price) && price > 0
  if (isHidden || !isAmount) return { kind: 'on-request' }
  return { kind: 'amount', amount: formatEuro(price), ...unitOf({ goal, priceUnit, priceUnitText }) }
}

/**
 * The price a public or online sale starts at; null for a rental, where the price is hidden, and where it is the price
 * itself.
 */
export function startPriceView({
  startPrice,
  goal,
  price,
  publishPrice,
}: Pick<PriceFields, 'goal' | 'price' | 'publishPrice'> & { startPrice: number | null | undefined }):
  string | null {
  const isAmount = typeof startPrice === 'number' && Number.isFinite(startPrice) && startPrice > 0
  if (!isAmount || goal !== 'sale' || publishPrice !== true || price === startPrice) return null
  return formatEuro(startPrice)
}

function unitOf({
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
