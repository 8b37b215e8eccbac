import { describe, expect, it } from 'vitest'
import {
  formatUnitOrder,
  orderUnits,
  parseUnitOrder,
  pressedOrder,
  unitColumns,
  type SortedUnit,
} from './unit-order'

const unit = (number: string, changes: Partial<SortedUnit> = {}): SortedUnit => ({
  number,
  floor: null,
  bedrooms: null,
  livingSurface: null,
  terrace: null,
  comparable: null,
  status: 'available',
  ...changes,
})

const numbersIn = (units: SortedUnit[], text: string) =>
  orderUnits(units, parseUnitOrder(text)).map(({ number }) => number)

describe('the order of units', () => {
  it('is read from an address, and written as it was read', () => {
    for (const column of unitColumns)
      for (const isDescending of [false, true]) {
        const order = { column, isDescending }
        expect(parseUnitOrder(formatUnitOrder(order))).toEqual(order)
      }
    for (const text of ['', '-', 'colour', '--price']) expect(parseUnitOrder(text)).toBeNull()
  })

  it('turns round when its column is pressed again', () => {
    const rising = pressedOrder('floor', null)
    expect(rising).toEqual({ column: 'floor', isDescending: false })
    expect(pressedOrder('floor', rising).isDescending).toBe(true)
    expect(pressedOrder('bedrooms', rising).isDescending).toBe(false)
    expect(pressedOrder('floor', pressedOrder('floor', rising)).isDescending).toBe(false)
  })

  it('is that of the editor without a column', () => {
    expect(numbersIn([unit('B'), unit('A')], '')).toEqual(['B', 'A'])
  })

  it('counts in numbers', () => {
    expect(numbersIn([unit('A10'), unit('A2'), unit('B1')], 'number')).toEqual(['A2', 'A10', 'B1'])
  })

  it('has units without the value last, in both directions', () => {
    const units = [unit('hidden'), unit('dear', { comparable: 3 }), unit('cheap', { comparable: 2 })]
    expect(numbersIn(units, 'price')).toEqual(['cheap', 'dear', 'hidden'])
    expect(numbersIn(units, '-price')).toEqual(['dear', 'cheap', 'hidden'])
  })

  it('begins with the ground floor and with what can be had', () => {
    const units = [
      unit('1', { floor: 1, status: 'sold' }),
      unit('0', { floor: 0 }),
      unit('-1', { floor: -1 }),
    ]
    expect(numbersIn(units, 'floor')).toEqual(['-1', '0', '1'])
    expect(numbersIn(units, 'status')).toEqual(['0', '-1', '1'])
    const stages = ['sold', 'reserved', 'under-option', 'rented', 'coming-soon', 'available']
    expect(
      numbersIn(
        stages.map((status) => unit(status, { status })),
        'status',
      ),
    ).toEqual(['available', 'coming-soon', 'under-option', 'reserved', 'rented', 'sold'])
  })
})
