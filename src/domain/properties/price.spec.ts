import { describe, expect, it } from 'vitest'
import { formatEuro } from './price'

describe('formatEuro', () => {
  it.each([
    [385_000, '€\u00a0385.000'],
    [1_234.5, '€\u00a01.234,50'],
    [1_234_567.89, '€\u00a01.234.567,89'],
    [999, '€\u00a0999'],
    [1_000, '€\u00a01.000'],
    [0, '€\u00a00'],
    [-0.001, '€\u00a00'],
    [-1_500, '€\u00a0-1.500'],
    [0.01, '€\u00a00,01'],
    [1_999.999, '€\u00a02.000'],
    [Number.NaN, 'NaN'],
    [Number.POSITIVE_INFINITY, 'NaN'],
    [null, 'NaN'],
    [undefined, 'NaN'],
  ])('writes %j as %j', (amount, expected) => {
    expect(formatEuro(amount)).toBe(expected)
  })
})
