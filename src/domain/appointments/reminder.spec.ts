import { describe, expect, it } from 'vitest'
import { isReminderDue, reminderAt } from './reminder'

const longAgo = '2026-01-01T00:00:00.000Z'

describe('reminderAt', () => {
  it.each([
    ['in winter', '2026-01-15T09:00:00.000Z', '2026-01-14T16:00:00.000Z'],
    ['in summer', '2026-07-15T08:00:00.000Z', '2026-07-14T15:00:00.000Z'],
    ['early on a day', '2026-07-15T22:30:00.000Z', '2026-07-15T15:00:00.000Z'],
    ['late on a day', '2026-07-15T21:30:00.000Z', '2026-07-14T15:00:00.000Z'],
    ['on the day of summer time', '2026-03-29T08:00:00.000Z', '2026-03-28T16:00:00.000Z'],
    ['after the day of summer time', '2026-03-30T08:00:00.000Z', '2026-03-29T15:00:00.000Z'],
    ['on the day of winter time', '2026-10-25T09:00:00.000Z', '2026-10-24T15:00:00.000Z'],
    ['after the day of winter time', '2026-10-26T09:00:00.000Z', '2026-10-25T16:00:00.000Z'],
    ['on the first of a year', '2027-01-01T09:00:00.000Z', '2026-12-31T16:00:00.000Z'],
  ])('of an appointment %s is at five the day before', (_when, startsAt, expected) => {
    expect(reminderAt({ startsAt, since: longAgo })).toBe(expected)
  })

  it.each([
    ['2026-06-09T14:59:59.999Z', '2026-06-09T15:00:00.000Z'],
    ['2026-06-09T15:00:00.000Z', null],
    ['2026-06-09T20:00:00.000Z', null],
    ['2026-06-10T07:00:00.000Z', null],
  ])('of one booked at %s is %j', (since, expected) => {
    expect(reminderAt({ startsAt: '2026-06-10T08:00:00.000Z', since })).toBe(expected)
  })
})

describe('isReminderDue', () => {
  const startsAt = '2026-06-10T08:00:00.000Z'

  it.each([
    ['2026-06-09T14:59:59.999Z', false],
    ['2026-06-09T15:00:00.000Z', true],
    ['2026-06-10T07:59:59.999Z', true],
    ['2026-06-10T08:00:00.000Z', false],
    ['2026-06-11T08:00:00.000Z', false],
  ])('at %s: %s', (now, expected) => {
    expect(isReminderDue({ startsAt, since: longAgo, now: new Date(now) })).toBe(expected)
  })

  it('is never so of an appointment booked after five the day before', () => {
    const appointment = { startsAt, since: '2026-06-09T16:00:00.000Z' }
    expect(isReminderDue({ ...appointment, now: new Date('2026-06-09T18:00:00Z') })).toBe(false)
  })
})
