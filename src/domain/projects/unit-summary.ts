import type { Goal } from '@/domain/properties/goal'
import { isListed } from '@/domain/properties/property-status'
import { shownMoney, type HomeMoney } from '@/domain/properties/shown-money'

/** A home of a project as it is stored. */
export type UnitFields = HomeMoney & { status: string }

export type UnitSummary = {
  total: number
  available: number
  /** The lowest published price in euro of what can still be bought, and by the month of what can still be rented. */
  from: Record<Goal, number | null>
}

const pricesOf = (units: readonly UnitFields[], goal: Goal): number[] =>
  units.flatMap((unit) => (unit.goal === goal ? (shownMoney(unit).comparable ?? []) : []))

const lowest = (prices: readonly number[]): number | null => (prices.length > 0 ? Math.min(...prices) : null)

/** How many homes of a project can still be had and from which price: sold and rented ones and hidden prices left out. */
export function summarizeUnits(units: readonly UnitFields[]): UnitSummary {
  const available = units.filter(({ status }) => isListed(status))
  return {
    total: units.length,
    available: available.length,
    from: { sale: lowest(pricesOf(available, 'sale')), rent: lowest(pricesOf(available, 'rent')) },
  }
}
