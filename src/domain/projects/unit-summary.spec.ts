import { describe, expect, it } from 'vitest'
import { propertyStatuses } from '@/domain/properties/property-status'
import { createRandom } from '../../../tests/support/random'
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
    expect(summarizeUnits([])).toEqual({
      ...{ total: 0, available: 0, types: [], bedrooms: null, livingSurface: null },
      prices: { sale: [], rent: [] },
      from: { sale: null, rent: null },
    })
  })

  it('are counted while they can be had', () => {
    const units = [
      unit({}),
      unit({ status: 'sold' }),
      unit({ status: 'rented' }),
      unit({ status: 'reserved' }),
      unit({ status: 'under-option' }),
    ]
    expect(summarizeUnits(units)).toMatchObject({ total: 5, available: 2 })
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

  it('leave out hidden prices, and are empty if all are hidden', () => {
    const hidden = unit({ price: 100_000, publishPrice: false })
    expect(summarizeUnits([hidden, unit({})]).from.sale).toBe(300_000)
    expect(summarizeUnits([hidden]).from.sale).toBeNull()
  })

  it('leave out what is no price of a whole property', () => {
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

  it('are of these types, with so many bedrooms and so large', () => {
    const units = [
      unit({ type: 'Appartement', bedrooms: 2, livingSurface: 85 }),
      unit({ type: 'Maison', bedrooms: 0, livingSurface: 118 }),
      unit({ type: 'Appartement', bedrooms: 1, livingSurface: null }),
      unit({ type: 'Studio', bedrooms: 5, livingSurface: 300, status: 'sold' }),
    ]
    expect(summarizeUnits(units)).toMatchObject({
      types: [
        { name: 'Appartement', count: 2 },
        { name: 'Maison', count: 1 },
      ],
      bedrooms: { least: 1, most: 2 },
      livingSurface: { least: 85, most: 118 },
    })
  })

  it('are described as they were where all are gone', () => {
    const gone = unit({ type: 'Studio', bedrooms: 1, livingSurface: 40, status: 'sold' })
    expect(summarizeUnits([gone])).toMatchObject({
      ...{ total: 1, available: 0, types: [{ name: 'Studio', count: 1 }] },
      ...{ bedrooms: { least: 1, most: 1 }, livingSurface: { least: 40, most: 40 } },
      from: { sale: null, rent: null },
    })
  })

  it('of random projects are no other than those counted one by one', () => {
    const random = createRandom(20)
    for (let run = 0; run < 300; run += 1) {
      const units = Array.from({ length: random.whole(0, 12) }, () =>
        unit({
          goal: random.pick(['sale', 'rent']),
          status: random.pick([...propertyStatuses]),
          price: random.pick([null, 950, 250_000, 300_000]),
          publishPrice: random.chance(0.7),
          bedrooms: random.pick([null, 0, 1, 2, 3]),
        }),
      )
      const found = summarizeUnits(units)
      const left = units.filter(({ status }) => ['available', 'coming-soon', 'under-option'].includes(status))
      expect([found.total, found.available]).toEqual([units.length, left.length])
      for (const goal of ['sale', 'rent'] as const) {
        const asked = left.filter((one) => one.goal === goal && (goal === 'rent' || one.publishPrice))
        const prices = asked.flatMap(({ price }) => price ?? [])
        expect(found.prices[goal]).toEqual(goal === 'sale' ? prices : found.prices.rent)
        expect(found.from[goal] ?? Infinity).toBe(Math.min(...found.prices[goal], Infinity))
      }
      const rooms = (left.length > 0 ? left : units).flatMap(({ bedrooms }) => bedrooms || [])
      expect(found.bedrooms?.most ?? 0).toBe(Math.max(0, ...rooms))
    }
  })
})
