import type { EnergyLabel } from '@/domain/energy/energy-label'
import type { Goal } from '@/domain/properties/goal'
import { isSameCity, type ListingCriteria, type NamedCity } from './criteria'

const flags = ['garden', 'terrace', 'garage', 'newBuild'] as const

/** One thing that is asked of a listing, and that can be taken back by itself; the price is one range. */
export type ActiveFilter =
  | { kind: 'goal'; goal: Goal }
  | { kind: 'type'; type: number }
  | { kind: 'city'; city: NamedCity }
  | { kind: 'area' }
  | { kind: 'price'; min: number | null; max: number | null }
  | { kind: 'bedrooms'; least: number }
  | { kind: 'surface'; least: number }
  | { kind: 'label'; label: EnergyLabel }
  | { kind: (typeof flags)[number] }
  | { kind: 'text'; text: string }

/** What is asked of a listing, in the order of its form; order and page ask for nothing. */
export function activeFilters(criteria: ListingCriteria): ActiveFilter[] {
  const { goal, types, cities, area, minPrice, maxPrice, minBedrooms, minSurface, labels, text } = criteria
  return [
    ...(text ? [{ kind: 'text' as const, text }] : []),
    ...(goal ? [{ kind: 'goal' as const, goal }] : []),
    ...types.map((type) => ({ kind: 'type' as const, type })),
    ...cities.map((city) => ({ kind: 'city' as const, city })),
    ...(area ? [{ kind: 'area' as const }] : []),
    ...(minPrice === null && maxPrice === null
      ? []
      : [{ kind: 'price' as const, min: minPrice, max: maxPrice }]),
    ...(minBedrooms === null ? [] : [{ kind: 'bedrooms' as const, least: minBedrooms }]),
    ...(minSurface === null ? [] : [{ kind: 'surface' as const, least: minSurface }]),
    ...labels.map((label) => ({ kind: 'label' as const, label })),
    ...flags.filter((flag) => criteria[flag]).map((flag) => ({ kind: flag })),
  ]
}

type ListKind = 'type' | 'city' | 'label'

const cleared: Record<Exclude<ActiveFilter['kind'], ListKind>, Partial<ListingCriteria>> = {
  text: { text: '' },
  goal: { goal: null },
  area: { area: null },
  price: { minPrice: null, maxPrice: null },
  bedrooms: { minBedrooms: null },
  surface: { minSurface: null },
  garden: { garden: false },
  terrace: { terrace: false },
  garage: { garage: false },
  newBuild: { newBuild: false },
}

/** The same criteria with one thing taken back, from the first page on: the longer list begins anew. */
export function without(criteria: ListingCriteria, filter: ActiveFilter): ListingCriteria {
  return { ...criteria, ...changeOf(criteria, filter), page: 1 }
}

function changeOf(
  { types, cities, labels }: ListingCriteria,
  filter: ActiveFilter,
): Partial<ListingCriteria> {
  if (filter.kind === 'type') return { types: types.filter((type) => type !== filter.type) }
  if (filter.kind === 'city') return { cities: cities.filter((city) => !isSameCity(city, filter.city)) }
  if (filter.kind === 'label') return { labels: labels.filter((label) => label !== filter.label) }
  return cleared[filter.kind]
}
