import { describe, expect, it } from 'vitest'
import { belgianMoment } from './belgian-moment'

describe('belgianMoment', () => {
  it.each([
    ['2026-11-21T18:45:59.999Z', '2026-11-21 19:45'],
    ['2026-06-30T22:00:00.000Z', '2026-07-01 00:00'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01 00:00'],
  ])('of %s is %s', (moment, expected) => {
    expect(belgianMoment(moment)).toBe(expected)
  })
})
