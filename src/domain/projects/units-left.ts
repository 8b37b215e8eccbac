import { canBeHad } from '@/domain/properties/property-status'
import { shownMoney } from '@/domain/properties/shown-money'
import { PRICE_UNIT_STARTING_FROM } from '@/domain/properties/price'
import type { Goal } from '@/domain/properties/goal'
import type { PhaseState } from './phases'
import type { UnitFields, UnitRange } from './unit-summary'

/** What is left of the units of one type and goal; `prices` of the available ones, in euro. */
export type UnitsLeft = {
  type: string
  goal: Goal
  total: number
  available: number
  prices: UnitRange | null
  /** Whether one of them is only where its price begins, so that the range has no end. */
  isStartingPrice: boolean
}

const rangeOf = (figures: readonly number[]): UnitRange | null =>
  figures.length > 0 ? { least: Math.min(...figures), most: Math.max(...figures) } : null

/**
 * What is left of a project by type and goal, in the order of its units. Hidden prices, annuities and prices by the square
 * metre are in no range.
 */
export function unitsLeft(units: readonly UnitFields[]): UnitsLeft[] {
  const groups = new Map<string, UnitFields[]>()
  for (const unit of units) {
    const key = JSON.stringify([unit.type ?? '', unit.goal])
    groups.set(key, [...(groups.get(key) ?? []), unit])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const available = group.filter(({ status }) => canBeHad(status))
    const priced = available.flatMap((unit) => {
      const { comparable } = shownMoney(unit)
      return comparable === null ? [] : [{ price: comparable, priceUnit: unit.priceUnit }]
    })
    return [
      {
        type: first.type ?? '',
        goal: first.goal,
        total: group.length,
        available: available.length,
        prices: rangeOf(priced.map(({ price }) => price)),
        isStartingPrice: priced.some(({ priceUnit }) => priceUnit === PRICE_UNIT_STARTING_FROM),
      },
    ]
  })
}

/** A phase as an editor names it, with the ids of its units. */
export type StoredPhase = {
  name?: string | null
  state?: PhaseState | null
  /** ISO 8601. */
  deliveredOn?: string | null
  unitIds: readonly number[]
}

export type Phase = {
  name: string
  state: PhaseState
  deliveredOn: string | null
  total: number
  available: number
  unitIds: number[]
}

/** The phases that have a name, with what is left of them; a unit is in the first phase that names it, and of the project. */
export function phasesOf(
  stored: readonly StoredPhase[],
  units: readonly { id: number; status: string }[],
): Phase[] {
  const left = new Map(units.map(({ id, status }) => [id, status]))
  return stored.flatMap(({ name, state, deliveredOn, unitIds }) => {
    if (!name?.trim()) return []
    const own = [...new Set(unitIds)].filter((id) => left.has(id))
    const available = own.filter((id) => canBeHad(left.get(id) ?? '')).length
    for (const id of own) left.delete(id)
    return [
      {
        name: name.trim(),
        state: state ?? 'planned',
        deliveredOn: deliveredOn ?? null,
        total: own.length,
        available,
        unitIds: own,
      },
    ]
  })
}
