import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../tests/support/random'
import { wallOf, weekdayOf } from '@/domain/appointments/brussels-time'
import { dueAt } from './alert-times'

describe('dueAt', () => {
  it('of an immediate mail is ten minutes later, so that several properties are one mail', () => {
    expect(dueAt({ frequency: 'immediately', first: '2026-06-10T21:55:00.000Z' })).toBe(
      '2026-06-10T22:05:00.000Z',
    )
    // In the hour that occurs twice.
    expect(dueAt({ frequency: 'immediately', first: '2026-10-25T00:55:00.000Z' })).toBe(
      '2026-10-25T01:05:00.000Z',
    )
  })

  it.each([
    ['in winter', '2026-01-15T10:00:00.000Z', '2026-01-16T07:00:00.000Z'],
    ['in summer', '2026-07-15T10:00:00.000Z', '2026-07-16T06:00:00.000Z'],
    ['before eight', '2026-07-15T05:59:59.999Z', '2026-07-15T06:00:00.000Z'],
    ['at eight', '2026-07-15T06:00:00.000Z', '2026-07-15T06:00:00.000Z'],
    ['after eight', '2026-07-15T06:00:00.001Z', '2026-07-16T06:00:00.000Z'],
    ['after midnight in Belgium', '2026-07-15T22:30:00.000Z', '2026-07-16T06:00:00.000Z'],
    ['on the eve of summer time', '2026-03-28T10:00:00.000Z', '2026-03-29T06:00:00.000Z'],
    ['on the day of summer time', '2026-03-29T10:00:00.000Z', '2026-03-30T06:00:00.000Z'],
    ['on the eve of winter time', '2026-10-24T10:00:00.000Z', '2026-10-25T07:00:00.000Z'],
    ['on the last of a year', '2026-12-31T10:00:00.000Z', '2027-01-01T07:00:00.000Z'],
  ])('of a daily mail, %s, is the next eight o’clock', (_when, first, expected) => {
    expect(dueAt({ frequency: 'daily', first })).toBe(expected)
  })

  it.each([
    ['on a Monday before eight', '2026-06-08T05:00:00.000Z', '2026-06-08T06:00:00.000Z'],
    ['on a Monday at eight', '2026-06-08T06:00:00.000Z', '2026-06-08T06:00:00.000Z'],
    ['on a Monday after eight', '2026-06-08T06:00:00.001Z', '2026-06-15T06:00:00.000Z'],
    ['on a Tuesday', '2026-06-09T05:00:00.000Z', '2026-06-15T06:00:00.000Z'],
    ['on a Sunday', '2026-06-14T20:00:00.000Z', '2026-06-15T06:00:00.000Z'],
    [
      'on a Monday of Belgium that is a Sunday in UTC',
      '2026-06-14T22:30:00.000Z',
      '2026-06-15T06:00:00.000Z',
    ],
    ['in the week of summer time', '2026-03-24T10:00:00.000Z', '2026-03-30T06:00:00.000Z'],
    ['in the week of winter time', '2026-10-20T10:00:00.000Z', '2026-10-26T07:00:00.000Z'],
    ['between the years', '2026-12-29T10:00:00.000Z', '2027-01-04T07:00:00.000Z'],
  ])('of a weekly mail, %s, is the next Monday at eight', (_when, first, expected) => {
    expect(dueAt({ frequency: 'weekly', first })).toBe(expected)
  })

  it('is never before the event nor more than a day or a week and an hour after it', () => {
    const random = createRandom(21)
    const start = Date.UTC(2026, 0, 1)
    const hour = 3_600_000
    for (let round = 0; round < 300; round += 1) {
      const first = new Date(start + random.whole(0, 3 * 365 * 24 * 60) * 60_000).toISOString()
      for (const [frequency, most] of [
        ['daily', 25],
        ['weekly', 169],
      ] as const) {
        const due = dueAt({ frequency, first })
        const { day, time } = wallOf(due)
        expect(time).toBe('08:00')
        if (frequency === 'weekly') expect(weekdayOf(day)).toBe(1)
        const waited = Date.parse(due) - Date.parse(first)
        expect(waited).toBeGreaterThanOrEqual(0)
        expect(waited).toBeLessThanOrEqual(most * hour)
      }
    }
  })
})
