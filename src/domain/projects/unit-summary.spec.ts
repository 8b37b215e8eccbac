import { describe, expect, it } from 'vitest'
import { summarizeUnits, type UnitFields } from './unit-summary'

const unit = (changes: Partial<UnitFields>): UnitFields => ({
  goal: 'sale',
  status: 'available',
  price: 300_000,
  publishPrice: true,
  priceUnit: 0,
  priceUnitText: '',
  ...changes,
})

describe('the units of a project', () => {
  it('without any are none, from no price', () => {
    expect(summarizeUnits([])).toEqual({ total: 0, available: 0, from: { sale: null, rent: null } })
  })

  it('are counted while they can be had', () => {
    const units = [unit({}), unit({ status: 'sold' }), unit({ status: 'rented' }), unit({})]
    expect(summarizeUnits(units)).toMatchObject({ total: 4, available: 2 })
  })

  it('start from the lowest price of those that can be had', () => {
    const units = [
      unit({ price: 310_000 }),
      unit({ price: 250_000, status: 'sold' }),
      unit({ price: 289_000 }),
    ]
    expect(summarizeUnits(units).from).toEqual({ sale: 289_000, rent: null })
  })

  it('start from a price that is one to start from itself', () => {
    expect(summarizeUnits([unit({ price: 289_000, priceUnit: 7 })]).from.sale).toBe(289_000)
  })

  it('say nothing of hidden prices, and nothing where all are hidden', () => {
    const hidden = unit({ price: 100_000, publishPrice: false })
    expect(summarizeUnits([hidden, unit({})]).from.sale).toBe(300_000)
    expect(summarizeUnits([hidden]).from.sale).toBeNull()
  })

  it('leave out what is no price of a whole home', () => {
    const land = unit({ price: 180, priceUnitText: 'par m²' })
    expect(summarizeUnits([land, unit({ priceUnitText: 'hors TVA' })]).from.sale).toBe(300_000)
  })

  it('leave out life annuities, whose down payment is no price', () => {
    const annuity = unit({ price: 75_000, lifeAnnuity: { enabled: true, bareOwnershipValue: 265_000 } })
    expect(summarizeUnits([annuity, unit({})]).from.sale).toBe(300_000)
    expect(summarizeUnits([annuity]).from.sale).toBeNull()
  })

  it('leave out what is no rent by the month', () => {
    const yearly = unit({ goal: 'rent', price: 600, priceUnitText: 'yearly' })
    const monthly = unit({ goal: 'rent', price: 950, priceUnitText: 'p.m.' })
    expect(summarizeUnits([yearly, monthly]).from.rent).toBe(950)
    expect(summarizeUnits([yearly]).from.rent).toBeNull()
  })

  it('to let and for sale have prices of their own, a rent never hidden', () => {
    const rental = unit({ goal: 'rent', price: 950, publishPrice: false, priceUnitText: '/mois' })
    expect(summarizeUnits([rental, unit({})]).from).toEqual({ sale: 300_000, rent: 950 })
  })
})
