import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../tests/support/random'
import { randomWishes } from '../../../tests/support/search-alerts'
import { noWishes, tidyWishes, wishesKey, wishLimits, type AlertWishes } from './alert-wishes'

describe('tidyWishes', () => {
  it.each<[string, Partial<AlertWishes>, Partial<AlertWishes>]>([
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
    ['a price beyond all', { maxPrice: wishLimits.price + 1 }, {}],
    ['at least 0 of something', { minBedrooms: 0, minBathrooms: 0, minGarages: 0, minParkings: 0 }, {}],
    ['at least one', { minBedrooms: 1, minBathrooms: 2 }, { minBedrooms: 1, minBathrooms: 2 }],
    [
      'numbers that are none',
      { minBedrooms: 1.5, minGarages: -1, minParkings: 100, minBathrooms: Number.NaN },
      {},
    ],
  ])('makes of %s what is kept', (_what, given, expected) => {
    expect(tidyWishes(given)).toEqual({ ...noWishes, ...expected })
  })

  it('keeps no more places than there is room for', () => {
    const cities = Array.from({ length: 30 }, (_, at) => ({ name: `Ville ${at}`, zip: '1300' }))
    const zips = Array.from({ length: 30 }, (_, at) => String(1300 + at))
    const tidy = tidyWishes({ cities, zips })
    expect(tidy.cities).toHaveLength(wishLimits.cities)
    expect(tidy.zips).toHaveLength(wishLimits.zips)
  })

  it('changes nothing a second time', () => {
    const random = createRandom(3)
    for (let turn = 0; turn < 300; turn += 1) {
      const wishes = randomWishes(random)
      expect(tidyWishes(wishes)).toEqual(wishes)
    }
  })
})

describe('wishesKey', () => {
  it('is the same for the same wishes, however they were written', () => {
    const one = { ...noWishes, types: [2, 1], zips: ['B-1300'], minBedrooms: 0 }
    const other = { ...noWishes, zips: ['1300'], types: [1, 2, 2] }
    expect(wishesKey(one)).toBe(wishesKey(other))
    expect(wishesKey(one)).not.toBe(wishesKey({ ...one, garden: true }))
  })
})
