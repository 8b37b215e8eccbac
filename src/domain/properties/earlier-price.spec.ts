import { describe, expect, it } from 'vitest'
import { noteEarlier, shownEarlierPrice, type EarlierPrice, type PricedProperty } from './earlier-price'

const now = new Date('2026-11-25T09:00:00Z')
const house = {
  _status: 'published',
  goal: 'sale',
  price: 400_000,
  publishPrice: true,
} satisfies PricedProperty
const cheaper = { ...house, price: 380_000 }
const none = { earlierPrice: null, earlierPriceUntil: null }
const noted = { earlierPrice: 400_000, earlierPriceUntil: now.toISOString() }

describe('the earlier price of a property', () => {
  const cases: [string, PricedProperty & EarlierPrice, PricedProperty & EarlierPrice, EarlierPrice][] = [
    ['goes down', house, cheaper, noted],
    [
      'goes down for a rental',
      { ...house, goal: 'rent', publishPrice: false },
      { ...cheaper, goal: 'rent' },
      noted,
    ],
    ['stays', { ...cheaper, ...noted }, { ...cheaper, ...none }, noted],
    ['goes up again', { ...cheaper, ...noted }, house, none],
    [
      'goes down twice',
      { ...cheaper, ...noted },
      { ...house, price: 350_000 },
      { ...noted, earlierPrice: 380_000 },
    ],
    ['was hidden', { ...house, publishPrice: false }, cheaper, none],
    ['is hidden now', { ...house, ...noted }, { ...cheaper, publishPrice: false }, none],
    ['was a draft', { ...house, _status: 'draft' }, cheaper, none],
    ['was a starting price', { ...house, priceUnit: 7 }, cheaper, none],
    ['is one of a square metre', house, { ...house, price: 900, priceUnitText: 'par m²' }, none],
    ['was one of a square metre in another language', { ...house, notes: ['per m²', null] }, cheaper, none],
    ['becomes an annuity', house, { ...cheaper, lifeAnnuity: { enabled: true, downPayment: 1 } }, none],
    ['becomes a rent', house, { ...cheaper, goal: 'rent', price: 900 }, none],
    ['is in a draft beside', house, { ...cheaper, _status: 'draft' }, {}],
  ]
  it.each(cases)('if its price %s', (_, before, after, expected) => {
    expect(noteEarlier({ before, after, now })).toEqual(expected)
  })

  it('is none of a new property', () => {
    expect(noteEarlier({ before: null, after: house, now })).toEqual(none)
  })

  it('is shown beside a lower, public price alone', () => {
    const shown = { amount: 400_000, until: now.toISOString() }
    expect(shownEarlierPrice({ ...cheaper, ...noted })).toEqual(shown)
    expect(shownEarlierPrice({ ...cheaper, ...noted, publishPrice: false })).toBeNull()
    expect(shownEarlierPrice({ ...cheaper, ...noted, status: 'sold' })).toBeNull()
    expect(shownEarlierPrice({ ...house, ...noted })).toBeNull()
    expect(shownEarlierPrice({ ...cheaper, ...noted, lifeAnnuity: { enabled: true } })).toBeNull()
    expect(shownEarlierPrice(cheaper)).toBeNull()
  })
})
