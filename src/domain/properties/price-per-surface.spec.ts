import { expect, it } from 'vitest'
import { pricePerSurface } from './price-per-surface'

it.each([
  [300_000, 150, 2000],
  [299_000, 145, 2062],
  [300_000, 0, null],
  [300_000, null, null],
  [null, 150, null],
])('%s for %s m² is %s', (price, surface, expected) => {
  expect(pricePerSurface({ price, surface })).toBe(expected)
})
