import { describe, expect, it } from 'vitest'
import { shownEarlierPrice } from './earlier-price'

const until = '2026-11-25T09:00:00.000Z'
const house = { goal: 'sale', price: 380_000, publishPrice: true } as const
const lowered = { ...house, earlierPrice: 400_000, earlierPriceUntil: until }

describe('the earlier price of a property', () => {
  it('is shown beside a lower, public price alone', () => {
    expect(shownEarlierPrice(lowered)).toEqual({ amount: 400_000, until })
    expect(shownEarlierPrice({ ...lowered, goal: 'rent', publishPrice: false })).toEqual({
      amount: 400_000,
      until,
    })
  })

  it.each([
    ['hidden', { ...lowered, publishPrice: false }],
    ['that of a sold property', { ...lowered, status: 'sold' }],
    ['higher than before', { ...lowered, price: 410_000 }],
    ['a life annuity', { ...lowered, lifeAnnuity: { enabled: true } }],
    ['a starting price', { ...lowered, priceUnit: 7 }],
    ['one of a square metre', { ...lowered, price: 900, priceUnitText: 'par m²' }],
    ['the first one', house],
  ])('is not shown where the price is %s', (_, property) => {
    expect(shownEarlierPrice(property)).toBeNull()
  })
})
