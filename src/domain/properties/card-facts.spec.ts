import { describe, expect, it } from 'vitest'
import { cardSurfaces, hasBedrooms, priceNote } from './card-facts'

const all = { living: 150, ground: 600, office: 120 }
const [house, flat, land, commercial, garage, offices] = [1, 2, 4, 6, 7, 9]
const sale = { goal: 'sale', price: 300_000, publishPrice: true } as const
const rent = { goal: 'rent', price: 950 } as const

describe('the surfaces on a card', () => {
  it.each([
    [house, ['living', 'ground']],
    [flat, ['living', 'ground']],
    [commercial, ['living', 'ground']],
    [land, ['ground']],
    [garage, []],
    [offices, ['office', 'ground']],
    [null, ['living', 'ground']],
  ])('of type %s', (type, kinds) => {
    expect(cardSurfaces(type, all).map(({ kind }) => kind)).toEqual(kinds)
  })

  it('are the living surface for offices that have no other', () => {
    expect(cardSurfaces(offices, { living: 80 })).toEqual([{ kind: 'living', squareMetres: 80 }])
  })

  it('are only those that are known', () => {
    expect(cardSurfaces(house, { living: 0, ground: null })).toEqual([])
    expect(cardSurfaces(house, null)).toEqual([])
  })

  it('stand beside bedrooms where people may sleep', () => {
    expect([house, flat, commercial, land, garage, offices].map(hasBedrooms)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })
})

describe('the line below a price', () => {
  it.each([
    ['a house', house, 2000],
    ['land', land, 500],
    ['offices', offices, 2500],
  ])('is the price of a square metre of %s', (_, type, amount) => {
    expect(priceNote({ ...sale, surfaces: all }, type)).toEqual({ kind: 'per-surface', amount })
  })

  it.each([
    ['a garage', garage, {}],
    ['a shop', commercial, {}],
    ['a hidden price', house, { publishPrice: false }],
    ['a starting price', house, { priceUnit: 7 }],
    ['a price of a square metre', house, { priceUnitText: 'par m²' }],
    ['an annuity', house, { lifeAnnuity: { enabled: true, downPayment: 50_000 } }],
    ['a house with a plot alone', house, { surfaces: { ground: 600 } }],
  ])('is none for %s', (_, type, more) => {
    expect(priceNote({ ...sale, surfaces: all, ...more }, type)).toBeNull()
  })

  it('is the charges beside a monthly rent', () => {
    expect(priceNote({ ...rent, costs: { rentCharges: 120 } }, flat)).toEqual({
      kind: 'charges',
      amount: 120,
    })
    expect(priceNote({ ...rent, costs: { rentCharges: 0 } }, flat)).toEqual({ kind: 'charges', amount: 0 })
    expect(priceNote(rent, flat)).toBeNull()
    for (const priceUnitText of ['charges comprises', 'incl. lasten', '/ mois CC'])
      expect(priceNote({ ...rent, priceUnitText, costs: { rentCharges: 120 } }, flat)).toBeNull()
    expect(priceNote({ ...rent, priceUnitText: '/ mois', costs: { rentCharges: 1 } }, flat)).not.toBeNull()
    expect(priceNote({ ...rent, priceUnitText: 'par an', costs: { rentCharges: 120 } }, flat)).toBeNull()
  })
})
