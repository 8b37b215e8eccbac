import { describe, expect, it } from 'vitest'
import { cityKey, countByTypeAndCity, type CountedProperty } from './counts'

describe('cityKey', () => {
  it.each([
    ['Liège', '4000', 'liege|4000'],
    ['  LIEGE ', ' 4000 ', 'liege|4000'],
    ['Wavre', '1300', 'wavre|1300'],
    ['Wavre', '1301', 'wavre|1301'],
  ])('of %j and %j is %j', (city, zip, expected) => {
    expect(cityKey({ city, zip })).toBe(expected)
  })
})

describe('countByTypeAndCity', () => {
  const properties: CountedProperty[] = [
    { goal: 'sale', typeWebIds: [1], city: 'Wavre', zip: '1300' },
    { goal: 'sale', typeWebIds: [1, 5], city: 'WAVRE', zip: '1300' },
    { goal: 'rent', typeWebIds: [2, 2], city: 'Wavre', zip: '1301' },
    { goal: 'rent', typeWebIds: [], city: 'Liège', zip: '4000' },
  ]
  const counts = countByTypeAndCity({ properties })

  it('counts a property under each of its types, once', () => {
    expect([...counts.types]).toEqual([
      [1, { sale: 2, rent: 0 }],
      [5, { sale: 1, rent: 0 }],
      [2, { sale: 0, rent: 1 }],
    ])
  })

  it('counts cities by name without accents or case, and by zip', () => {
    expect([...counts.cities]).toEqual([
      ['wavre|1300', { sale: 2, rent: 0 }],
      ['wavre|1301', { sale: 0, rent: 1 }],
      ['liege|4000', { sale: 0, rent: 1 }],
    ])
  })

  it('counts every property once in the total', () => {
    expect(counts.total).toEqual({ sale: 2, rent: 2 })
  })

  it('counts nothing without properties', () => {
    const none = countByTypeAndCity({ properties: [] })
    expect([none.types.size, none.cities.size, none.total]).toEqual([0, 0, { sale: 0, rent: 0 }])
  })
})
