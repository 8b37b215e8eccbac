import type { Goal } from '@/domain/properties/goal'
import { canBeHad } from '@/domain/properties/property-status'
import { shownMoney, type PropertyMoney } from '@/domain/properties/shown-money'

/** A property of a project as it is stored; `type` is its name, the surface in m². */
export type UnitFields = PropertyMoney & {
  status: string
  type?: string | null
  bedrooms?: number | null
  livingSurface?: number | null
}

export type UnitRange = { least: number; most: number }

/** Everything that a project says about its units is derived here, not from its text. */
export type UnitSummary = {
  total: number
  available: number
  /** Published prices of the available units, in euro: of units for sale, and monthly rents. */
  prices: Record<Goal, number[]>
  /** The lowest of each. */
  from: Record<Goal, number | null>
  /** How many there are of each type, in the order of the units. */
  types: { name: string; count: number }[]
  bedrooms: UnitRange | null
  /** In m². */
  livingSurface: UnitRange | null
}

const pricesOf = (units: readonly UnitFields[], goal: Goal): number[] =>
  units.flatMap((unit) => (unit.goal === goal ? (shownMoney(unit).comparable ?? []) : []))

const lowest = (prices: readonly number[]): number | null => (prices.length > 0 ? Math.min(...prices) : null)

function rangeOf(figures: readonly (number | null | undefined)[]): UnitRange | null {
  const known = figures.flatMap((figure) => (typeof figure === 'number' && figure > 0 ? [figure] : []))
  return known.length > 0 ? { least: Math.min(...known), most: Math.max(...known) } : null
}

function countTypes(units: readonly UnitFields[]): UnitSummary['types'] {
  const counts = new Map<string, number>()
  for (const { type } of units) if (type) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count }))
}

/**
 * The number of a project's units by kind, and how many can still be had and from which price; reserved, sold and rented units
 * and hidden prices do not count. Types, bedrooms and surfaces are those of the units that can be had, or of all units if none
 * can.
 */
export function summarizeUnits(units: readonly UnitFields[]): UnitSummary {
  const available = units.filter(({ status }) => canBeHad(status))
  const prices = { sale: pricesOf(available, 'sale'), rent: pricesOf(available, 'rent') }
  const described = available.length > 0 ? available : units
  return {
    total: units.length,
    available: available.length,
    prices,
    from: { sale: lowest(prices.sale), rent: lowest(prices.rent) },
    types: countTypes(described),
    bedrooms: rangeOf(described.map(({ bedrooms }) => bedrooms)),
    livingSurface: rangeOf(described.map(({ livingSurface }) => livingSurface)),
  }
}
