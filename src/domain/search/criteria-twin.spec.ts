import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../tests/support/random'
import { randomCriteria } from '../../../tests/support/alerts/search-alerts'
import { locales } from '@/domain/shared/locale'
import { noCriteria, parseCriteria } from './criteria'
import { criteriaTwin } from './criteria-twin'
import { listingHref } from './listing-address'

const cities = [
  { name: 'Wavre', zip: '1300', names: { fr: 'Wavre', nl: 'Waver' } },
  { name: 'Liège', zip: '4000', names: { fr: 'Liège', nl: 'Luik', de: 'Lüttich' } },
]

describe('criteriaTwin', () => {
  it.each([
    ['nl', 'Waver', 'Luik'],
    ['de', 'Wavre', 'Lüttich'],
    ['fr', 'Wavre', 'Liège'],
  ] as const)('names towns as %s does: %s and %s', (locale, wavre, liege) => {
    const criteria = parseCriteria({ city: ['wavre|1300', 'LIÈGE|4000', 'Nulle Part|9999'] })
    const twin = criteriaTwin({ criteria, cities, locale })
    expect(twin.cities.map(({ name }) => name)).toEqual(
      expect.arrayContaining([expect.stringMatching(new RegExp(wavre, 'i')), liege, 'Nulle Part']),
    )
  })

  it('keeps filters, order, page, words and the area of the map', () => {
    const random = createRandom(26)
    for (let run = 0; run < 500; run += 1) {
      const criteria = {
        ...randomCriteria(random),
        sort: random.pick([null, 'price-asc', 'newest'] as const),
        page: random.whole(1, 9),
      }
      for (const locale of locales) {
        const twin = criteriaTwin({ criteria, cities, locale })
        expect({ ...twin, cities: [] }).toEqual({ ...criteria, cities: [] })
        expect(twin.cities.map(({ zip }) => zip)).toEqual(criteria.cities.map(({ zip }) => zip))
      }
    }
  })

  it('of nothing is the list itself', () => {
    const criteria = criteriaTwin({ criteria: noCriteria, cities: [], locale: 'nl' })
    expect(listingHref({ base: '/nl/te-koop/', criteria })).toBe('/nl/te-koop/')
  })
})
