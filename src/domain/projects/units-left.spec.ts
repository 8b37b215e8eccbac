import { describe, expect, it } from 'vitest'
import { PRICE_UNIT_STARTING_FROM } from '@/domain/properties/price'
import type { UnitFields } from './unit-summary'
import { phasesOf, unitsLeft } from './units-left'

const unit = (changes: Partial<UnitFields>): UnitFields => ({
  goal: 'sale',
  status: 'available',
  type: 'Appartement',
  price: 300_000,
  publishPrice: true,
  ...changes,
})

describe('what is left of a project', () => {
  it('is counted by type, with the range of the prices that are shown', () => {
    const units = [
      unit({}),
      unit({ price: 350_000 }),
      unit({ price: 100_000, status: 'sold' }),
      unit({ price: 90_000, publishPrice: false }),
      unit({ type: 'Garage', price: 25_000 }),
      unit({ goal: 'rent', price: 950 }),
    ]
    expect(unitsLeft(units)).toEqual([
      {
        type: 'Appartement',
        goal: 'sale',
        total: 4,
        available: 3,
        prices: { least: 300_000, most: 350_000 },
        isStartingPrice: false,
      },
      {
        type: 'Garage',
        goal: 'sale',
        total: 1,
        available: 1,
        prices: { least: 25_000, most: 25_000 },
        isStartingPrice: false,
      },
      {
        type: 'Appartement',
        goal: 'rent',
        total: 1,
        available: 1,
        prices: { least: 950, most: 950 },
        isStartingPrice: false,
      },
    ])
  })

  it('has no end of its prices where one of those that are shown is a starting price', () => {
    const starting = unit({ priceUnit: PRICE_UNIT_STARTING_FROM, price: 289_000 })
    expect(unitsLeft([unit({}), starting])).toMatchObject([{ isStartingPrice: true }])
    expect(unitsLeft([unit({}), { ...starting, status: 'sold' }])).toMatchObject([{ isStartingPrice: false }])
    expect(unitsLeft([unit({}), { ...starting, publishPrice: false }])).toMatchObject([
      { isStartingPrice: false },
    ])
  })

  it('has no price where all are hidden or sold', () => {
    const [left] = unitsLeft([unit({ publishPrice: false }), unit({ status: 'sold' })])
    expect(left).toMatchObject({ available: 1, prices: null })
    expect(unitsLeft([])).toEqual([])
  })
})

describe('the phases of a project', () => {
  const units = [
    { id: 1, status: 'available' },
    { id: 2, status: 'sold' },
    { id: 3, status: 'available' },
  ]

  it('count their own units, each in one phase', () => {
    const phases = phasesOf(
      [
        { name: ' A ', state: 'building', deliveredOn: '2027-03-01T00:00:00.000Z', unitIds: [1, 2, 2, 99] },
        { name: 'B', unitIds: [2, 3] },
        { name: '', unitIds: [3] },
      ],
      units,
    )
    expect(phases).toEqual([
      {
        ...{ name: 'A', state: 'building', deliveredOn: '2027-03-01T00:00:00.000Z' },
        ...{ total: 2, available: 1, unitIds: [1, 2] },
      },
      { name: 'B', state: 'planned', deliveredOn: null, total: 1, available: 1, unitIds: [3] },
    ])
  })
})
