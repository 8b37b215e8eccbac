import { expect, it } from 'vitest'
import { shownComparison } from './visit-comparison'

it.each([
  [{ own: 0, average: 0, homes: 5 }, null],
  [{ own: 0, average: 0.4, homes: 5 }, null],
  [
    { own: 0, average: 0.5, homes: 5 },
    { own: 0, average: 1, homes: 5 },
  ],
  [
    { own: 1, average: 0, homes: 5 },
    { own: 1, average: 0, homes: 5 },
  ],
  [
    { own: 12, average: 7.6, homes: 5 },
    { own: 12, average: 8, homes: 5 },
  ],
  [null, null],
])('%j is shown as %j', (comparison, expected) => {
  expect(shownComparison(comparison)).toEqual(expected)
})
