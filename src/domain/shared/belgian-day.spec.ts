import { describe, expect, it } from 'vitest'
import { belgianDay, daysBetween } from './belgian-day'

describe('belgianDay', () => {
  it.each([
    ['2026-06-30T21:59:59Z', '2026-06-30'],
    ['2026-06-30T22:00:00Z', '2026-07-01'],
    ['2026-12-31T22:59:59Z', '2026-12-31'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('at %s is %s', (now, day) => {
    expect(belgianDay(new Date(now))).toBe(day)
  })
})

describe('daysBetween', () => {
  it.each([
    ['2026-03-28', '2026-03-30', 2],
    ['2026-12-31', '2027-01-01', 1],
    ['2026-06-30', '2026-06-30', 0],
    ['2026-06-30', '2026-06-28', -2],
  ])('%s and %s: %i', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days)
  })
})
