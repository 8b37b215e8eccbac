import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMinutes,
  clockOf,
  daysOf,
  isDay,
  isShownOnce,
  isTime,
  minutesBetween,
  minutesOf,
  momentBy,
  momentOf,
  timeOf,
  wallOf,
  weekdayOf,
} from './brussels-time'

describe('momentOf', () => {
  it.each([
    ['2026-01-15', '10:00', '2026-01-15T09:00:00.000Z'],
    ['2026-07-15', '10:00', '2026-07-15T08:00:00.000Z'],
    ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-03-29', '10:00', '2026-03-29T08:00:00.000Z'],
    ['2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
    ['2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25', '02:00', '2026-10-25T00:00:00.000Z'],
    ['2026-10-25', '02:59', '2026-10-25T00:59:00.000Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
    ['2027-10-31', '10:00', '2027-10-31T09:00:00.000Z'],
  ])('of %s at %s is %s', (day, time, moment) => {
    expect(momentOf({ day, time })).toBe(moment)
    expect(momentBy({ day, time })).toBe(moment)
    expect(wallOf(moment)).toEqual({ day, time })
  })

  it.each([
    ['2026-03-29', '02:00', '2026-03-29T00:00:00.000Z'],
    ['2026-03-29', '02:59', '2026-03-29T00:59:00.000Z'],
    ['2027-03-28', '02:30', '2027-03-28T00:30:00.000Z'],
  ])('is none at %s %s, which the clocks leap over; momentBy is an hour before', (day, time, before) => {
    expect(momentOf({ day, time })).toBeNull()
    expect(momentBy({ day, time })).toBe(before)
  })
})

describe('wallOf', () => {
  it.each([
    ['2026-10-25T00:30:00.000Z', '2026-10-25', '02:30'],
    ['2026-10-25T01:30:00.000Z', '2026-10-25', '02:30'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01', '00:00'],
    ['2026-06-30T21:59:59.999Z', '2026-06-30', '23:59'],
  ])('of %s is %s %s', (moment, day, time) => {
    expect(wallOf(moment)).toEqual({ day, time })
  })

  it('throws for an invalid moment', () => {
    expect(() => wallOf('soon')).toThrow(RangeError)
  })
})

describe('isShownOnce', () => {
  it.each([
    ['2026-10-24T23:59:00.000Z', true],
    ['2026-10-25T00:00:00.000Z', false],
    ['2026-10-25T00:59:00.000Z', false],
    ['2026-10-25T01:00:00.000Z', false],
    ['2026-10-25T01:59:00.000Z', false],
    ['2026-10-25T02:00:00.000Z', true],
    ['2026-03-29T00:59:00.000Z', true],
    ['2026-03-29T01:00:00.000Z', true],
    ['2026-06-10T08:00:00.000Z', true],
  ])('%s: %s', (moment, expected) => {
    expect(isShownOnce(moment)).toBe(expected)
  })
})

describe('clockOf', () => {
  it.each(['2026-03-28', '2026-03-29', '2026-03-30', '2026-06-10', '2026-10-24', '2026-10-25', '2026-12-31'])(
    'shows on %s what the clocks show, minute by minute',
    (day) => {
      const clock = clockOf(day)
      for (let minutes = 0; minutes < 1440; minutes += 10) {
        const time = timeOf(minutes)
        const moment = momentOf({ day, time })
        expect(clock.momentAt(minutes)).toBe(moment)
        expect(clock.momentBy(minutes)).toBe(momentBy({ day, time }))
        if (moment !== null) expect(clock.timeAt(moment)).toBe(time)
      }
    },
  )
})

describe('isDay', () => {
  it.each([
    ['2026-02-28', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-1-1', false],
    ['2026-01-01T10:00', false],
    ['2026-01-01[u-ca=hebrew]', false],
    ['01/02/2026', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected)
  })
})

describe('isTime', () => {
  it.each([
    ['00:00', true],
    ['23:59', true],
    ['24:00', false],
    ['12:60', false],
    ['9:00', false],
    ['09:00:00', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(isTime(text)).toBe(expected)
  })
})

describe('minutes of the day', () => {
  it.each([
    ['00:00', 0],
    ['09:05', 545],
    ['23:59', 1439],
  ])('%s are %d', (time, minutes) => {
    expect(minutesOf(time)).toBe(minutes)
    expect(timeOf(minutes)).toBe(time)
  })
})

describe('real minutes', () => {
  it('go on while the clocks are changed', () => {
    const moment = '2026-03-29T00:30:00.000Z'
    const later = addMinutes({ moment, minutes: 60 })
    expect(wallOf(moment).time).toBe('01:30')
    expect(wallOf(later).time).toBe('03:30')
    expect(minutesBetween({ from: moment, to: later })).toBe(60)
    expect(addMinutes({ moment: later, minutes: -60 })).toBe(moment)
  })
})

describe('days', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2027-01-01', -1, '2026-12-31'],
  ])('after %s by %d come to %s', (day, days, expected) => {
    expect(addDays({ day, days })).toBe(expected)
  })

  it('have a weekday from Monday to Sunday', () => {
    expect(weekdayOf('2026-03-30')).toBe(1)
    expect(weekdayOf('2026-03-29')).toBe(7)
  })

  it('are listed with both ends, and no more than requested', () => {
    const most = 4
    expect(daysOf({ fromDay: '2026-12-30', toDay: '2027-01-01', most })).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
    ])
    expect(daysOf({ fromDay: '2026-01-01', toDay: '2026-01-01', most })).toEqual(['2026-01-01'])
    expect(daysOf({ fromDay: '2026-01-02', toDay: '2026-01-01', most })).toEqual([])
    expect(daysOf({ fromDay: '2026-01-01', toDay: '2036-01-01', most })).toHaveLength(most)
  })
})
