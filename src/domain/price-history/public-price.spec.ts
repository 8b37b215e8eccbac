import { describe, expect, it } from 'vitest'
import { publicPrice } from './public-price'

const sale = { goal: 'sale', price: 300_000, publishPrice: true, lifeAnnuity: null, notes: [] } as const
const rent = { ...sale, goal: 'rent', price: 950, publishPrice: false } as const

describe('publicPrice', () => {
  it.each([
    ['a sale', sale, 300_000],
    ['a sale with a note that leaves it whole', { ...sale, notes: ['hors TVA', 'excl. btw'] }, 300_000],
    ['a rental, which cannot hide its rent', rent, 950],
    ['a hidden price', { ...sale, publishPrice: false }, null],
    ['no price', { ...sale, price: null }, null],
    ['a price of zero', { ...sale, price: 0 }, null],
    ['a life annuity', { ...sale, lifeAnnuity: { enabled: true, downPayment: 80_000 } }, null],
    ['a price of a square metre in one language', { ...sale, notes: ['', 'per m²'] }, null],
    ['a rent by the year', { ...rent, notes: ['par an'] }, null],
  ])('%s', (_, property, expected) => {
    expect(publicPrice(property)).toBe(expected)
  })
})
