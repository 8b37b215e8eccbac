import { describe, expect, it } from 'vitest'
import { formatEuro, PRICE_UNIT_STARTING_FROM, priceView, startPriceView } from './price'

describe('formatEuro', () => {
  it.each([
    [385_000, '€\u00a0385.000'],
    [1_234.5, '€\u00a01.234,50'],
    [1_234_567.89, '€\u00a01.234.567,89'],
    [999, '€\u00a0999'],
    [1_000, '€\u00a01.000'],
    [0, '€\u00a00'],
    [-0.001, '€\u00a00'],
    [-1_500, '€\u00a0-1.500'],
    [0.01, '€\u00a00,01'],
    [1_999.999, '€\u00a02.000'],
    [Number.NaN, 'NaN'],
    [Number.POSITIVE_INFINITY, 'NaN'],
    [null, 'NaN'],
    [undefined, 'NaN'],
  ])('writes %j as %j', (amount, expected) => {
    expect(formatEuro(amount)).toBe(expected)
  })
})

describe('priceView', () => {
  const sale = {
    price: 385_000,
    publishPrice: true,
    goal: 'sale',
    priceUnit: null,
    priceUnitText: null,
    status: 'available',
  } as const
  const rent = { ...sale, price: 950, goal: 'rent' } as const
  const saleAmount = { kind: 'amount', amount: '€\u00a0385.000', unit: null, unitText: null }
  const rentAmount = { kind: 'amount', amount: '€\u00a0950', unit: 'per-month', unitText: null }
  const onRequest = { kind: 'on-request' }

  it.each([
    ['a published sale shows its amount', sale, saleAmount],
    ['a hidden sale is on request', { ...sale, publishPrice: false }, onRequest],
    ['a sale that does not say so is on request', { ...sale, publishPrice: null }, onRequest],
    ['a rental is per month', rent, rentAmount],
    ['a rental never hides its price', { ...rent, publishPrice: false }, rentAmount],
    ['a sold home keeps its price', { ...sale, status: 'sold' }, saleAmount],
    ['a rented home keeps its price', { ...rent, status: 'rented' }, rentAmount],
    [
      'unit 7 is starting from',
      { ...sale, priceUnit: PRICE_UNIT_STARTING_FROM },
      { ...saleAmount, unit: 'starting-from' },
    ],
    [
      'unit 7 beats the text',
      { ...sale, priceUnit: 7, priceUnitText: 'hors frais' },
      { ...saleAmount, unit: 'starting-from' },
    ],
    [
      'another unit has its text',
      { ...sale, priceUnit: 3, priceUnitText: ' hors frais ' },
      { ...saleAmount, unit: 'text', unitText: 'hors frais' },
    ],
    [
      'the text beats per month',
      { ...rent, priceUnitText: 'par an' },
      { ...rentAmount, unit: 'text', unitText: 'par an' },
    ],
    ['a blank text is none', { ...rent, priceUnitText: '  ' }, rentAmount],
    ['a sale without price is on request', { ...sale, price: null }, onRequest],
    ['a sale at 0 is on request', { ...sale, price: 0 }, onRequest],
    ['a sale at no number is on request', { ...sale, price: Number.NaN }, onRequest],
    ['a rental without price has none to show', { ...rent, price: undefined }, onRequest],
  ])('%s', (_case, fields, expected) => {
    expect(priceView(fields)).toEqual(expected)
  })
})

describe('startPriceView', () => {
  const sale = { goal: 'sale', price: null, publishPrice: true, startPrice: 210_000 } as const

  it.each([
    ['a public sale starts at its amount', sale, '€\u00a0210.000'],
    ['it stands beside another price', { ...sale, price: 240_000 }, '€\u00a0210.000'],
    ['it is not said twice', { ...sale, price: 210_000 }, null],
    ['it is hidden with the price', { ...sale, publishPrice: false }, null],
    ['a rental has none', { ...sale, goal: 'rent' } as const, null],
    ['without amount there is none', { ...sale, startPrice: null }, null],
    ['nothing is no amount', { ...sale, startPrice: 0 }, null],
  ])('%s', (_case, fields, expected) => {
    expect(startPriceView(fields)).toBe(expected)
  })
})
