import { describe, expect, it } from 'vitest'
import { binKeptSince, defaultBinDays, isInBin } from './in-bin'

describe('the bin', () => {
  it.each([
    [{ deletedAt: '2026-11-27T12:00:00.000Z' }, true],
    [{ deletedAt: null }, false],
    [{}, false],
    [null, false],
    ['2026', false],
  ])('holds %j: %s', (values, expected) => {
    expect(isInBin(values)).toBe(expected)
  })

  it.each([
    [1, '2026-11-26T12:00:00.000Z'],
    [30, '2026-10-28T12:00:00.000Z'],
  ])('keeps documents for %s days', (days, since) => {
    expect(binKeptSince(new Date('2026-11-27T12:00:00.000Z'), days).toISOString()).toBe(since)
  })

  it('keeps them for a month without a setting', () => {
    expect(defaultBinDays).toBe(30)
  })
})
