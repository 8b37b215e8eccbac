/** The columns by which the units of a project are sorted. */
export const unitColumns = [
  'number',
  'floor',
  'bedrooms',
  'livingSurface',
  'terrace',
  'comparable',
  'status',
] as const

export type UnitColumn = (typeof unitColumns)[number]

export type UnitOrder = { column: UnitColumn; isDescending: boolean }

/** What a unit is sorted by; unknown and hidden values are null. */
export type SortedUnit = Record<Exclude<UnitColumn, 'number' | 'status'>, number | null> & {
  number: string | null
  status: string
}

// In addresses.
const names: Record<UnitColumn, string> = {
  number: 'number',
  floor: 'floor',
  bedrooms: 'bedrooms',
  livingSurface: 'surface',
  terrace: 'terrace',
  comparable: 'price',
  status: 'status',
}

// What can be had first.
const statuses: readonly string[] = ['available', 'coming-soon', 'under-option', 'reserved', 'rented', 'sold']

const natural = new Intl.Collator('en', { numeric: true })

/** The order that an address asks for: 'price', or '-price' from the highest; null for anything else. */
export function parseUnitOrder(text: string): UnitOrder | null {
  const column = unitColumns.find((each) => names[each] === text.replace(/^-/, ''))
  return column ? { column, isDescending: text.startsWith('-') } : null
}

export const formatUnitOrder = ({ column, isDescending }: UnitOrder): string =>
  `${isDescending ? '-' : ''}${names[column]}`

/** The order after a press on the head of a column: rising, and falling if it was rising. */
export const pressedOrder = (column: UnitColumn, order: UnitOrder | null): UnitOrder => ({
  column,
  isDescending: order?.column === column && !order.isDescending,
})

const rankOf = (unit: SortedUnit, column: UnitColumn): number | string | null => {
  if (column === 'status') return statuses.indexOf(unit.status)
  // No bedrooms are as good as unknown ones.
  return unit[column] || (column === 'floor' ? unit.floor : null)
}

function compare(one: number | string, other: number | string): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return natural.compare(String(one), String(other))
}

/** The units in an order, or as the editor arranged them; units without the value stand last in both directions. */
export function orderUnits<Unit extends SortedUnit>(units: readonly Unit[], order: UnitOrder | null): Unit[] {
  if (!order) return [...units]
  const ranked = units.map((unit) => ({ unit, rank: rankOf(unit, order.column) }))
  const known = ranked.flatMap(({ unit, rank }) => (rank === null ? [] : [{ unit, rank }]))
  const sorted = known.toSorted((one, other) =>
    order.isDescending ? compare(other.rank, one.rank) : compare(one.rank, other.rank),
  )
  return [...sorted, ...ranked.filter(({ rank }) => rank === null)].map(({ unit }) => unit)
}
