import { describe, expect, it } from 'vitest'
import { criteriaLimits } from '@/domain/search/criterion-values'
import { createRandom } from '../../../tests/support/random'
import { randomAlertCriteria } from '../../../tests/support/alerts/search-alerts'
import {
  alertCriteriaKey,
  noAlertCriteria,
  readAlertCriteria,
  tidyAlertCriteria,
  type AlertCriteria,
} from './alert-criteria'

describe('tidyAlertCriteria', () => {
  it.each<[string, Partial<AlertCriteria>, Partial<AlertCriteria>]>([
    ['nothing', {}, {}],
    ['types in order, each once', { types: [9, 1, 9] }, { types: [1, 9] }],
    ['types that can be none', { types: [0, -1, 1.234, 1_000_000] }, {}],
    [
      'cities by name, each once',
      {
        cities: [
          { name: 'Wavre', zip: '1300' },
          { name: 'Liège', zip: '4000' },
          { name: 'WAVRE', zip: '1300' },
        ],
      },
      {
        cities: [
          { name: 'Liège', zip: '4000' },
          { name: 'Wavre', zip: '1300' },
        ],
      },
    ],
    [
      'zips as they are kept, each once',
      { zips: ['l 1611', 'B-1300', '1300', 'Wavre', ''] },
      { zips: ['1300', 'L-1611'] },
    ],
    ['a mixed-up range', { minPrice: 300_000, maxPrice: 200_000 }, { minPrice: 200_000, maxPrice: 300_000 }],
    ['a price in whole euro', { maxPrice: 850.333 }, { maxPrice: 850 }],
    ['no price', { minPrice: 0, maxPrice: 0 }, {}],
    ['a price beyond all', { maxPrice: criteriaLimits.price + 1 }, {}],
    ['at least 0 of something', { minBedrooms: 0, minBathrooms: 0, minGarages: 0, minParkings: 0 }, {}],
    ['at least one', { minBedrooms: 1, minBathrooms: 2 }, { minBedrooms: 1, minBathrooms: 2 }],
    [
      'numbers that are none',
      { minBedrooms: 1.5, minGarages: -1, minParkings: 100, minBathrooms: Number.NaN },
      {},
    ],
  ])('makes of %s what is kept', (_what, given, expected) => {
    expect(tidyAlertCriteria(given)).toEqual({ ...noAlertCriteria, ...expected })
  })

  it('keeps no more places than there is room for', () => {
    const cities = Array.from({ length: 30 }, (_, at) => ({ name: `Ville ${at}`, zip: '1300' }))
    const zips = Array.from({ length: 30 }, (_, at) => String(1300 + at))
    const tidy = tidyAlertCriteria({ cities, zips })
    expect(tidy.cities).toHaveLength(criteriaLimits.cities)
    expect(tidy.zips).toHaveLength(criteriaLimits.zips)
  })

  it('changes nothing a second time', () => {
    const random = createRandom(3)
    for (let round = 0; round < 300; round += 1) {
      const criteria = randomAlertCriteria(random)
      expect(tidyAlertCriteria(criteria)).toEqual(criteria)
    }
  })
})

describe('alertCriteriaKey', () => {
  it('is the same for the same criteria, however they were written', () => {
    const one = { ...noAlertCriteria, types: [2, 1], zips: ['B-1300'], minBedrooms: 0 }
    const other = { ...noAlertCriteria, zips: ['1300'], types: [1, 2, 2] }
    expect(alertCriteriaKey(one)).toBe(alertCriteriaKey(other))
    expect(alertCriteriaKey(one)).not.toBe(alertCriteriaKey({ ...one, garden: true }))
  })
})

describe('readAlertCriteria', () => {
  const { minGarages: _garages, garden: _garden, ...older } = noAlertCriteria

  it('gives back what was stored', () => {
    const random = createRandom(41)
    for (let round = 0; round < 300; round += 1) {
      const criteria = randomAlertCriteria(random)
      expect(readAlertCriteria(JSON.parse(JSON.stringify(criteria)))).toEqual(criteria)
    }
  })

  it('ignores criteria that did not exist when the alert was stored', () => {
    expect(readAlertCriteria({ ...older, types: [2] })).toEqual({ ...noAlertCriteria, types: [2] })
  })

  it.each([
    ...[null, undefined, 'x', [], {}],
    { ...noAlertCriteria, types: '1' },
    { ...noAlertCriteria, goal: 'buy' },
    { ...noAlertCriteria, cities: [{ name: 'Wavre' }] },
    { ...noAlertCriteria, zips: [1300] },
    { ...noAlertCriteria, minPrice: '5' },
    { ...noAlertCriteria, garden: null },
    { ...older, zips: undefined },
  ])('knows that %j are none', (given) => {
    expect(readAlertCriteria(given)).toBeNull()
  })
})
