import { describe, expect, it } from 'vitest'
import { alertOfProperty, noPrefill, type PropertyToFollow } from './alert-of-property'

const property: PropertyToFollow = {
  goal: 'sale',
  type: 1,
  town: 'Wavre|1300',
  price: 350_000,
  bedrooms: 3,
}

describe('the alert for others like a property', () => {
  it('has its goal, type, town, bedrooms, and its price give or take twenty percent', () => {
    expect(alertOfProperty(property)).toEqual({
      goal: 'sale',
      types: ['1'],
      cities: ['Wavre|1300'],
      minPrice: '280000',
      maxPrice: '420000',
      minBedrooms: '3',
    })
  })

  it.each([
    ['sale', 351_000, '280000', '425000'],
    ['sale', 4000, '', '5000'],
    ['rent', 950, '750', '1150'],
    ['rent', 1000, '800', '1200'],
  ] as const)('rounds a %s of %s outwards', (goal, price, minPrice, maxPrice) => {
    expect(alertOfProperty({ ...property, goal, price })).toMatchObject({ minPrice, maxPrice })
  })

  it('leaves out what is not known, and a price that nobody sees', () => {
    const bare = { goal: 'rent', type: null, town: null, price: null, bedrooms: 0 } as const
    expect(alertOfProperty(bare)).toEqual({ ...noPrefill, goal: 'rent' })
    expect(alertOfProperty(null)).toEqual(noPrefill)
  })
})
