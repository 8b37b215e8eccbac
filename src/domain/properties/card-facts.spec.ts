import { describe, expect, it } from 'vitest'
import { cardSurfaces, hasBedrooms, priceNote, usableSurface } from './card-facts'

const all = { living: 150, ground: 600, office: 120, total: 180 }
const [house, flat, land, investment, commercial, garage, industry, offices] = [1, 2, 4, 5, 6, 7, 8, 9]
const sale = { goal: 'sale', price: 300_000, publishPrice: true } as const
const rent = { goal: 'rent', price: 950 } as const

describe('the surfaces on a card', () => {
  it.each([
    [house, ['living', 'ground']],
    [flat, ['living', 'ground']],
    [investment, ['living', 'ground']],
    [commercial, ['total', 'ground']],
    [land, ['ground']],
    [garage, ['total']],
    [industry, ['total', 'ground']],
    [offices, ['office', 'ground']],
    [null, ['living', 'ground']],
  ])('of type %s', (type, kinds) => {
    expect(cardSurfaces(type, all).map(({ kind }) => kind)).toEqual(kinds)
  })

  it('are the living surface for offices that have no other', () => {
    expect(cardSurfaces(offices, { living: 80 })).toEqual([{ kind: 'living', squareMetres: 80 }])
  })

  it.each([
    ['a shop that has rooms alone', commercial, { living: 80, ground: 0 }, ['living']],
    ['a hall with an office', industry, { office: 90, ground: 2_000 }, ['office', 'ground']],
    ['a building whose rooms nobody measured', investment, { total: 320 }, ['total']],
    ['offices of which the whole is known', offices, { total: 240 }, ['total']],
    ['a garage', garage, { total: 15, ground: 20 }, ['total']],
  ])('of %s', (_, type, surfaces, kinds) => {
    expect(cardSurfaces(type, surfaces).map(({ kind }) => kind)).toEqual(kinds)
  })

  it('are the plot alone for a house of which nobody says the living surface', () => {
    expect(cardSurfaces(house, { ground: 600, total: 180, office: 20 })).toEqual([
      { kind: 'ground', squareMetres: 600 },
    ])
  })

  it('are only those that are known', () => {
    expect(cardSurfaces(house, { living: 0, ground: null })).toEqual([])
    expect(cardSurfaces(house, null)).toEqual([])
  })

  it('stand beside bedrooms where people may sleep', () => {
    expect([house, flat, investment, commercial].every(hasBedrooms)).toBe(true)
    expect([land, garage, industry, offices].some(hasBedrooms)).toBe(false)
  })
})

describe('the surface that a search compares', () => {
  it.each([
    [house, 150],
    [investment, 150],
    [commercial, 180],
    [industry, 180],
    [garage, 180],
    [offices, 120],
    [land, null],
  ])('of type %s', (type, squareMetres) => {
    expect(usableSurface(type, all)).toBe(squareMetres)
    expect(usableSurface(type, null)).toBeNull()
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
