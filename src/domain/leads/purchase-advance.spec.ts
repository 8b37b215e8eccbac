import { describe, expect, it } from 'vitest'
import { purchaseAdvance } from './purchase-advance'

describe('purchaseAdvance', () => {
  it.each([
    [250_000, undefined, 25_000],
    [250_000, null, 25_000],
    [250_000, 10, 25_000],
    [250_000, 5, 12_500],
    [249_999, 10, 24_999.9],
    [333_333, 7.5, 24_999.98],
    [250_000, 0, 0],
    [1, 10, 0.1],
    [0, 10, null],
    [-1, 10, null],
    [Number.NaN, 10, null],
    [null, 10, null],
  ])('of %d at %s percent is %s', (amount, percent, advance) => {
    expect(purchaseAdvance({ amount, percent })).toBe(advance)
  })
})
