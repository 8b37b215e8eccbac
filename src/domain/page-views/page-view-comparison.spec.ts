import { expect, it } from 'vitest'
import { shownComparison } from './page-view-comparison'

it.each([
  [{ own: 0, average: 0, properties: 5 }, null],
  [{ own: 0, average: 0.4, properties: 5 }, null],
  [
    { own: 0, average: 0.5, properties: 5 },
    { own: 0, average: 1, properties: 5 },
  ],
  [
    { own: 1, average: 0, properties: 5 },
    { own: 1, average: 0, properties: 5 },
  ],
  [
    { own: 12, average: 7.6, properties: 5 },
    { own: 12, average: 8, properties: 5 },
  ],
  [null, null],
])('%j is shown as %j', (comparison, expected) => {
  expect(shownComparison(comparison)).toEqual(expected)
})
