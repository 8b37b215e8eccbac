import { describe, expect, it } from 'vitest'
import { buildOffer, type OfferedProperty } from './offer'

const canonical = 'https://agency.example/fr/a-vendre/wavre/maison/1/'

const offerOf = (changes: Partial<OfferedProperty>) =>
  buildOffer({
    property: {
      goal: 'sale',
      status: 'available',
      price: { kind: 'amount', amount: '€ 1.000', unit: null, unitText: null },
      listing: { price: 1000, pricedBy: null, monthlyAnnuity: null },
      ...changes,
    },
    canonical,
    locale: 'fr',
  })

const amount = (unit: 'starting-from' | 'per-month' | 'text', unitText: string | null = null) =>
  ({ kind: 'amount', amount: '€ 1.000', unit, unitText }) as const

describe('an offer', () => {
  it.each([
    ['sale', 'http://purl.org/goodrelations/v1#Sell'],
    ['rent', 'http://purl.org/goodrelations/v1#LeaseOut'],
  ] as const)('for %s says so', (goal, expected) => {
    expect(offerOf({ goal }).businessFunction).toEqual({ '@id': expected })
  })

  it.each([
    ['available', 'https://schema.org/InStock'],
    ['coming-soon', 'https://schema.org/PreOrder'],
    ['under-option', 'https://schema.org/LimitedAvailability'],
    ['reserved', 'https://schema.org/Reserved'],
    ['sold', 'https://schema.org/SoldOut'],
    ['rented', 'https://schema.org/SoldOut'],
  ] as const)('of a property that is %s is %s', (status, expected) => {
    expect(offerOf({ status }).availability).toBe(expected)
  })

  it('is in euro', () => {
    expect(offerOf({})).toMatchObject({ price: 1000, priceCurrency: 'EUR', priceSpecification: undefined })
  })

  it('has no price where none is named', () => {
    const offer = offerOf({
      price: { kind: 'on-request' },
      listing: { price: null, pricedBy: null, monthlyAnnuity: null },
    })
    expect(offer.price).toBeUndefined()
    expect(offer.priceCurrency).toBeUndefined()
  })

  it.each([
    [
      'a rent by the month',
      'rent',
      amount('per-month'),
      { '@type': 'UnitPriceSpecification', unitCode: 'MON' },
    ],
    [
      'a price to start from',
      'sale',
      amount('starting-from'),
      { '@type': 'PriceSpecification', minPrice: 1000 },
    ],
    ['a rent by another time', 'rent', amount('text', '/ semaine'), { unitText: '/ semaine' }],
  ] as const)('says of %s what it is for', (_case, goal, price, expected) => {
    expect(offerOf({ goal, price }).priceSpecification).toMatchObject({
      ...expected,
      price: 1000,
      priceCurrency: 'EUR',
    })
  })

  it('of a life annuity names both its payments', () => {
    const offer = offerOf({
      price: { kind: 'annuity', downPayment: '€ 75.000', monthly: '€ 1.050' },
      listing: { price: 75_000, pricedBy: null, monthlyAnnuity: 1_050 },
    })
    expect(offer).toMatchObject({
      price: 75_000,
      priceCurrency: 'EUR',
      priceSpecification: [
        { '@type': 'PriceSpecification', name: 'Bouquet', price: 75_000 },
        { '@type': 'UnitPriceSpecification', name: 'Rente mensuelle', price: 1_050, unitCode: 'MON' },
      ],
    })
  })

  it.each([
    ['sale', amount('text', 'par m²'), 'par m²'],
    ['sale', amount('starting-from'), 'par m²'],
    ['rent', amount('text', 'par m²/an'), 'par m²/an'],
  ] as const)('for %s at %j a part has that price as one by the unit alone', (goal, price, pricedBy) => {
    const offer = offerOf({ goal, price, listing: { price: 180, pricedBy, monthlyAnnuity: null } })
    expect(offer.price).toBeUndefined()
    expect(offer.priceCurrency).toBeUndefined()
    expect(offer.priceSpecification).toEqual({
      '@type': 'UnitPriceSpecification',
      price: 180,
      priceCurrency: 'EUR',
      unitText: pricedBy,
    })
  })
})
