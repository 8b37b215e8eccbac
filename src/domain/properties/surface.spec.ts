import { describe, expect, it } from 'vitest'
import { formatSurface } from './surface'

describe('formatSurface', () => {
  it.each([
    [158, '158 m²'],
    [999, '999 m²'],
    [1_000, '1.000 m²'],
    [12_345.6, '12.345,6 m²'],
    [85.25, '85,25 m²'],
    [85.256, '85,26 m²'],
    [0.01, '0,01 m²'],
    [0.004, null],
    [0, null],
    [-3, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [null, null],
    [undefined, null],
  ])('writes %j as %j', (squareMetres, expected) => {
    expect(formatSurface(squareMetres, 'nl')).toBe(expected)
  })

  it.each([
    ['nl', '12.345,6 m²'],
    ['fr', '12\u202f345,6 m²'],
    ['en', '12.345,6 m²'],
    ['de', '12.345,6 m²'],
  ] as const)('has the numbers of Belgium in %s', (locale, expected) => {
    expect(formatSurface(12_345.6, locale)).toBe(expected)
  })
})
