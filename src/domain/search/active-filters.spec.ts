import { describe, expect, it } from 'vitest'
import { activeFilters, without, type ActiveFilter } from './active-filters'
import { buildQuery, noCriteria, type ListingCriteria } from './criteria'

const everything: ListingCriteria = {
  ...noCriteria,
  goal: 'sale',
  types: [6, 7],
  cities: [
    { name: 'Liège', zip: '4000' },
    { name: 'Wavre', zip: '1300' },
  ],
  area: { south: 50.4, west: 4.45, north: 50.78, east: 5.1 },
  minPrice: 200_000,
  maxPrice: null,
  minBedrooms: 3,
  minSurface: 120,
  labels: ['A', 'B'],
  garden: true,
  terrace: true,
  garage: true,
  newBuild: true,
  text: 'jardin',
  sort: 'price-asc',
  page: 4,
}

describe('activeFilters', () => {
  it('are none without criteria', () => {
    expect(activeFilters({ ...noCriteria, sort: 'newest', page: 3 })).toEqual([])
  })

  it('are one for each criterion, in the order of the form', () => {
    expect(activeFilters(everything)).toEqual([
      { kind: 'text', text: 'jardin' },
      { kind: 'goal', goal: 'sale' },
      { kind: 'type', type: 6 },
      { kind: 'type', type: 7 },
      { kind: 'city', city: { name: 'Liège', zip: '4000' } },
      { kind: 'city', city: { name: 'Wavre', zip: '1300' } },
      { kind: 'area' },
      { kind: 'price', min: 200_000, max: null },
      { kind: 'number', key: 'minBedrooms', least: 3 },
      { kind: 'number', key: 'minSurface', least: 120 },
      { kind: 'label', label: 'A' },
      { kind: 'label', label: 'B' },
      { kind: 'flag', key: 'garden' },
      { kind: 'flag', key: 'terrace' },
      { kind: 'flag', key: 'garage' },
      { kind: 'flag', key: 'newBuild' },
    ])
  })
})

describe('without', () => {
  it.each<[ActiveFilter, string]>([
    [{ kind: 'type', type: 6 }, 'type=7'],
    [{ kind: 'city', city: { name: 'LIEGE', zip: '4000' } }, 'city=Wavre%7C1300'],
    [{ kind: 'label', label: 'A' }, 'label=B'],
  ])('takes back %j and leaves %s', (filter, left) => {
    const query = buildQuery(without(everything, filter))
    expect(query.split('&').filter((part) => part.startsWith(left.split('=')[0] ?? ''))).toEqual([left])
  })

  it('begins at the first page and keeps the order', () => {
    expect(without(everything, { kind: 'flag', key: 'garden' })).toMatchObject({
      page: 1,
      sort: 'price-asc',
      garden: false,
    })
  })

  it('removes one criterion at a time, until none is left', () => {
    let criteria = everything
    for (let left = activeFilters(criteria); left[0]; left = activeFilters(criteria)) {
      criteria = without(criteria, left[0])
      expect(activeFilters(criteria)).toEqual(left.slice(1))
    }
    expect(criteria).toEqual({ ...noCriteria, sort: 'price-asc' })
  })

  it('leaves everything where the filter is not there', () => {
    expect(without(everything, { kind: 'type', type: 9 }).types).toEqual([6, 7])
  })
})
