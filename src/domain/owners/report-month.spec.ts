import { describe, expect, it } from 'vitest'
import { hasReport, lastMonth, monthOf, reportMonths, shownMonth } from './report-month'

describe('the month of a moment', () => {
  it.each([
    ['2026-10-31T22:59:59.000Z', '2026-10'],
    ['2026-10-31T23:00:00.000Z', '2026-11'],
    ['2026-06-30T21:59:59.000Z', '2026-06'],
    ['2026-06-30T22:00:00.000Z', '2026-07'],
    ['2025-12-31T23:00:00.000Z', '2026-01'],
  ])('%s is of %s in Belgium', (moment, month) => expect(monthOf(moment)).toBe(month))
})

describe('the month that ended last', () => {
  it.each([
    ['2026-11-01T06:00:00Z', '2026-10'],
    ['2026-10-31T22:59:59Z', '2026-09'],
    ['2026-01-15T12:00:00Z', '2025-12'],
  ])('at %s is %s', (now, month) => expect(lastMonth(new Date(now))).toBe(month))
})

describe('the reports of a property', () => {
  const now = new Date('2026-02-10T12:00:00Z')
  const months = (publishedAt: string | null, most = 24) => reportMonths({ publishedAt, now, most })

  it('are of every month since it was published that is over', () => {
    expect(months('2025-11-30T12:00:00.000Z')).toEqual(['2026-01', '2025-12', '2025-11'])
    expect(months('2025-11-30T23:00:00.000Z')).toEqual(['2026-01', '2025-12'])
    expect(months('2026-01-31T12:00:00.000Z')).toEqual(['2026-01'])
  })

  it('are the latest where there are many', () => {
    expect(months('2019-01-01T12:00:00.000Z', 2)).toEqual(['2026-01', '2025-12'])
  })

  it('are none while it is new or unpublished', () => {
    expect(months('2026-02-01T12:00:00.000Z')).toEqual([])
    expect(months('2026-05-01T12:00:00.000Z')).toEqual([])
    expect(months(null)).toEqual([])
  })

  it.each([
    ['2025-11-30T12:00:00.000Z', '2025-11', true],
    ['2025-11-30T12:00:00.000Z', '2025-10', false],
    ['2025-11-30T12:00:00.000Z', '2026-01', true],
    ['2025-11-30T12:00:00.000Z', '2026-02', false],
    [null, '2026-01', false],
  ])('published %s: of %s there is one: %s', (publishedAt, month, isThere) =>
    expect(hasReport({ publishedAt, month, now })).toBe(isThere),
  )
})

describe('a month in words', () => {
  it.each([
    ['nl', 'oktober 2026'],
    ['fr', 'octobre 2026'],
    ['en', 'October 2026'],
    ['de', 'Oktober 2026'],
  ] as const)('in %s', (locale, words) => expect(shownMonth({ month: '2026-10', locale })).toBe(words))
})
