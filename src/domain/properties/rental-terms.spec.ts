import { describe, expect, it } from 'vitest'
import { depositCaps, rentalTerms, type RentalFields } from './rental-terms'

const property: RentalFields = { price: 950, priceUnit: 1, priceUnitText: '/mois', charges: 85, deposit: 2 }

const termsOf = (
  changes: Partial<RentalFields>,
  rest: Partial<Omit<Parameters<typeof rentalTerms>[0], 'property'>> = {},
) =>
  rentalTerms({
    property: { ...property, ...changes },
    standardMonths: 3,
    region: 'wallonia',
    isDwelling: true,
    ...rest,
  })

describe('rent and charges', () => {
  it('are added up to what is paid each month', () => {
    expect(termsOf({})).toMatchObject({ rent: 950, charges: 85, total: 1035 })
  })

  it('are added up to the cent', () => {
    expect(termsOf({ price: 950.1, charges: 85.2 }).total).toBe(1035.3)
  })

  it('without charges are the rent alone', () => {
    expect(termsOf({ charges: 0 })).toMatchObject({ charges: 0, total: 950 })
  })

  it.each([null, undefined, Number.NaN, -1])('with unknown charges (%s) have no total', (charges) => {
    expect(termsOf({ charges })).toMatchObject({ rent: 950, charges: null, total: null })
  })

  it.each([
    ['of no amount', { price: null }],
    ['of nothing', { price: 0 }],
    ['to start from', { priceUnit: 7 }],
    ['per square metre and year', { priceUnitText: 'par m²/an' }],
    ['by the year', { priceUnitText: 'jaarlijks' }],
  ])('of a price %s have no rent of a month, total or amount of a deposit', (_, changes) => {
    expect(termsOf(changes)).toMatchObject({ rent: null, charges: 85, total: null, deposit: null })
  })
})

describe('the deposit', () => {
  it('is the property’s own, in months of rent without charges', () => {
    expect(termsOf({})).toMatchObject({ depositMonths: 2, deposit: 1900 })
  })

  it.each([null, undefined])('is that of the settings where the property has none (%s)', (deposit) => {
    expect(termsOf({ deposit })).toMatchObject({ depositMonths: 3, deposit: 2850 })
  })

  it('may be none at all', () => {
    expect(termsOf({ deposit: 0 })).toMatchObject({ depositMonths: 0, deposit: 0, depositCap: null })
  })

  it.each([
    ['wallonia', 2],
    ['brussels', 2],
    ['luxembourg', 2],
    ['flanders', 3],
  ] as const)('has in %s a cap of %s months, told from the next month on', (region, cap) => {
    expect(depositCaps[region]).toBe(cap)
    expect(termsOf({ deposit: cap }, { region }).depositCap).toBeNull()
    expect(termsOf({ deposit: cap + 1 }, { region })).toMatchObject({
      depositMonths: cap + 1,
      depositCap: cap,
    })
  })

  it('has a cap beside it when the settings ask for more, and stays what they ask', () => {
    expect(termsOf({ deposit: null })).toMatchObject({ depositMonths: 3, depositCap: 2 })
  })

  it.each([
    ['outside a known region', { region: null }],
    ['for what is no dwelling', { isDwelling: false }],
  ])('has no cap %s', (_, rest) => {
    expect(termsOf({ deposit: 6 }, rest).depositCap).toBeNull()
  })
})
