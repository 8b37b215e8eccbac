import { describe, expect, it } from 'vitest'
import { belgianMoment, shownMoment } from './belgian-moment'

describe('belgianMoment', () => {
  it.each([
    ['2026-11-21T18:45:59.999Z', '2026-11-21 19:45'],
    ['2026-06-30T22:00:00.000Z', '2026-07-01 00:00'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01 00:00'],
  ])('of %s is %s', (moment, expected) => {
    expect(belgianMoment(moment)).toBe(expected)
  })
})

describe('shownMoment', () => {
  it.each([
    ['fr', '21 nov. 2026, 19:45'],
    ['nl', '21 nov 2026, 19:45'],
    ['en', '21 Nov 2026, 19:45'],
    ['de', '21.11.2026, 19:45'],
  ] as const)('in %s is %s', (locale, expected) => {
    expect(shownMoment('2026-11-21T18:45:59.999Z', locale)).toBe(expected)
  })
})
