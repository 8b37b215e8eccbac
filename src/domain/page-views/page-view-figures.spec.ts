import { describe, expect, it } from 'vitest'
import { countedSince, firstOfWeek, lastDays, pageViewFiguresOf } from './page-view-figures'

const count = (day: string, pageViews: number) => ({ day, pageViews })

describe('pageViewFiguresOf', () => {
  it('counts the day, the week from Monday, the calendar month and everything', () => {
    const counts = [
      count('2026-11-22', 1),
      count('2026-11-21', 2),
      count('2026-11-16', 4),
      count('2026-11-15', 8),
      count('2026-11-01', 16),
      count('2026-10-31', 32),
    ]
    expect(pageViewFiguresOf({ counts, today: '2026-11-22', earlier: 100 })).toEqual({
      today: 1,
      week: 7,
      month: 31,
      total: 163,
    })
  })

  it('adds a day that comes several times, and leaves out days that are still to come', () => {
    const counts = [count('2026-11-22', 1), count('2026-11-22', 2), count('2026-11-23', 50)]
    expect(pageViewFiguresOf({ counts, today: '2026-11-22' })).toEqual({
      today: 3,
      week: 3,
      month: 3,
      total: 3,
    })
  })

  it('lets a week begin in the month, or the year, before', () => {
    const counts = [count('2026-12-31', 5), count('2027-01-01', 1)]
    expect(pageViewFiguresOf({ counts, today: '2027-01-01' })).toEqual({
      today: 1,
      week: 6,
      month: 1,
      total: 6,
    })
  })

  it('is zero for a property without page views', () => {
    expect(pageViewFiguresOf({ counts: [], today: '2026-11-22' })).toEqual({
      today: 0,
      week: 0,
      month: 0,
      total: 0,
    })
  })
})

describe('firstOfWeek', () => {
  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026-03-29', '2026-03-23'],
    ['2027-01-03', '2026-12-28'],
  ])('%s: %s', (day, monday) => {
    expect(firstOfWeek(day)).toBe(monday)
  })
})

describe('countedSince', () => {
  it.each([
    ['2026-11-22', '2026-10-24'],
    ['2026-10-31', '2026-10-01'],
    ['2026-10-30', '2026-10-01'],
    ['2026-03-01', '2026-01-31'],
  ])('%s: %s', (today, first) => {
    expect(countedSince(today)).toBe(first)
  })
})

describe('lastDays', () => {
  it('has every day once, also those on which the clocks change', () => {
    const days = lastDays({ counts: [count('2026-10-25', 3)], today: '2026-10-26', days: 30 })
    expect(days).toHaveLength(30)
    expect(new Set(days.map(({ day }) => day)).size).toBe(30)
    expect(days[0]).toEqual(count('2026-09-27', 0))
    expect(days.slice(-3)).toEqual([count('2026-10-24', 0), count('2026-10-25', 3), count('2026-10-26', 0)])
  })

  it('adds what comes several times, and leaves out what is older or still to come', () => {
    const counts = [
      count('2026-03-29', 1),
      count('2026-03-29', 2),
      count('2026-03-27', 9),
      count('2026-03-31', 9),
    ]
    expect(lastDays({ counts, today: '2026-03-30', days: 3 })).toEqual([
      count('2026-03-28', 0),
      count('2026-03-29', 3),
      count('2026-03-30', 0),
    ])
  })
})
