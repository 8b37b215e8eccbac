import { expect, it } from 'vitest'
import { formatSurface } from './surface'

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
  expect(formatSurface(squareMetres)).toBe(expected)
})
