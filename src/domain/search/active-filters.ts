import type { EnergyLabel } from '@/domain/energy/energy-label'
import type { Goal } from '@/domain/properties/goal'
import { noCriteria, type ListingCriteria } from './criteria'
import { listingFlags, listingNumbers, type ListingFlagKey, type ListingNumberKey } from './criteria-table'
import type { NearPlace } from './areas/near-place'
import { isSameCity, type NamedCity } from './towns/named-city'

/** One filter of a listing, which can be removed by itself; the price is one range. */
export type ActiveFilter =
  | { kind: 'goal'; goal: Goal }
  | { kind: 'type'; type: number }
  | { kind: 'notType'; type: number }
  | { kind: 'city'; city: NamedCity }
  | { kind: 'place'; place: string }
  | { kind: 'near'; near: NearPlace }
  | { kind: 'shape' }
  | { kind: 'area' }
  | { kind: 'price'; min: number | null; max: number | null }
  | { kind: 'number'; key: ListingNumberKey; least: number }
  | { kind: 'label'; label: EnergyLabel }
  | { kind: 'flag'; key: ListingFlagKey }
  | { kind: 'text'; text: string }

/** The filters of a listing, in the order of its form; order and page are not filters. */
export function activeFilters(criteria: ListingCriteria): ActiveFilter[] {
  const {
    goal,
    types,
    notTypes,
    cities,
    places,
    near,
    shape,
    area,
    minPrice: min,
    maxPrice: max,
    labels,
    text,
  } = criteria
  return [
    ...(text ? [{ kind: 'text' as const, text }] : []),
    ...(goal ? [{ kind: 'goal' as const, goal }] : []),
    ...types.map((type) => ({ kind: 'type' as const, type })),
    ...notTypes.map((type) => ({ kind: 'notType' as const, type })),
    ...cities.map((city) => ({ kind: 'city' as const, city })),
    ...places.map((place) => ({ kind: 'place' as const, place })),
    ...(near ? [{ kind: 'near' as const, near }] : []),
    ...(shape.length > 0 ? [{ kind: 'shape' as const }] : []),
    ...(area ? [{ kind: 'area' as const }] : []),
    ...(min === null && max === null ? [] : [{ kind: 'price' as const, min, max }]),
    ...listingNumbers.flatMap((key) => {
      const least = criteria[key]
      return least === null ? [] : [{ kind: 'number' as const, key, least }]
    }),
    ...labels.map((label) => ({ kind: 'label' as const, label })),
    ...listingFlags.filter((key) => criteria[key]).map((key) => ({ kind: 'flag' as const, key })),
  ]
}

/** The criteria of a list without one filter, from the first page on, as the list changes. */
export function without(criteria: ListingCriteria, filter: ActiveFilter): ListingCriteria {
  return { ...criteria, ...changeOf(criteria, filter), page: 1 }
}

function changeOf(
  { types, notTypes, cities, places, labels }: ListingCriteria,
  filter: ActiveFilter,
): Partial<ListingCriteria> {
  switch (filter.kind) {
    case 'type':
      return { types: types.filter((type) => type !== filter.type) }
    case 'notType':
      return { notTypes: notTypes.filter((type) => type !== filter.type) }
    case 'city':
      return { cities: cities.filter((city) => !isSameCity(city, filter.city)) }
    case 'place':
      return { places: places.filter((place) => place !== filter.place) }
    case 'label':
      return { labels: labels.filter((label) => label !== filter.label) }
    case 'price':
      return { minPrice: null, maxPrice: null }
    case 'number':
    case 'flag':
      return { [filter.key]: noCriteria[filter.key] }
    default:
      return { [filter.kind]: noCriteria[filter.kind] }
  }
}
