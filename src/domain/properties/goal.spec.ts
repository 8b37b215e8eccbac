import { expect, it } from 'vitest'
import { goalFromNumber } from './goal'

it.each([
  [0, 'sale'],
  [1, 'rent'],
  [2, null],
  [-1, null],
  [0.5, null],
  [Number.NaN, null],
])('reads goal %d as %s', (number, expected) => {
  expect(goalFromNumber(number)).toBe(expected)
})
