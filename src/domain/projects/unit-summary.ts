import type { Goal } from '@/domain/properties/goal'
import { priceView, type PriceFields } from '@/domain/properties/price'
import { isMonthlyRent, isWholePrice } from '@/domain/properties/price-unit'
import { isListed } from '@/domain/properties/property-status'

export type UnitSummary = {
  total: number
  available: number
  /** The lowest published price in euro of what can still be bought, and by the month of what can still be rented. */
  from: Record<Goal, number | null>
}

const isComparable: Record<Goal, (priceUnitText: PriceFields['priceUnitText']) => boolean> = {
  sale: isWholePrice,
  rent: isMonthlyRent,
}

const pricesOf = (units: readonly PriceFields[], goal: Goal): number[] =>
  units.flatMap((unit) => {
    const isNamed = unit.goal === goal && priceView(unit).kind === 'amount'
    return isNamed && isComparable[goal](unit.priceUnitText) ? (unit.price ?? []) : []
  })

const lowest = (prices: readonly number[]): number | null => (prices.length > 0 ? Math.min(...prices) : null)

/** How many homes of a project can still be had and from which price: sold and rented ones and hidden prices left out. */
export function summarizeUnits(units: readonly PriceFields[]): UnitSummary {
  const available = units.filter(({ status }) => isListed(status))
  return {
    total: units.length,
    available: available.length,
    from: { sale: lowest(pricesOf(available, 'sale')), rent: lowest(pricesOf(available, 'rent')) },
  }
}
