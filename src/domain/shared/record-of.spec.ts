import { describe, expect, it } from 'vitest'
import { recordOf } from './record-of'

describe('recordOf', () => {
  it('has what is made of each item under its name', () => {
    const items = [
      { name: 'one', size: 1 },
      { name: 'two', size: 2 },
    ] as const
    expect(recordOf(items, ({ size }) => size * 2)).toEqual({ one: 2, two: 4 })
  })

  it('is empty without items', () => {
    expect(recordOf([], String)).toEqual({})
  })
})
