import { describe, expect, it } from 'vitest'
import {
  dayAfter,
  exceptionsAhead,
  hoursOfDay,
  isOfficeTime,
  joinTimes,
  weekdayIndex,
  type OpeningHours,
} from './opening-hours'

const span = (text: string) => {
  const [opens = '', closes = ''] = text.split('-')
  return { opens, closes }
}

describe('times', () => {
  it('are from midnight to midnight', () => {
    const given = ['00:00', '09:05', '23:59', '24:00', '24:01', '9:00', '12:60', '', null, 9]
    expect(given.filter(isOfficeTime)).toEqual(['00:00', '09:05', '23:59', '24:00'])
  })

  it('are sorted and joined', () => {
    const given = ['13:30-18:00', '09:00-12:30', '12:00-13:00', '18:00-19:00'].map(span)
    expect(joinTimes(given)).toEqual(['09:00-13:00', '13:30-19:00'].map(span))
    expect(joinTimes(['09:00-18:00', '10:00-11:00'].map(span))).toEqual([span('09:00-18:00')])
  })
})

describe('days', () => {
  it('follow one another across months, years and changes of the clocks', () => {
    expect(dayAfter({ day: '2026-12-31', days: 1 })).toBe('2027-01-01')
    expect(dayAfter({ day: '2026-03-28', days: 2 })).toBe('2026-03-30')
    expect(dayAfter({ day: '2028-02-28', days: 1 })).toBe('2028-02-29')
  })

  it('are counted from Monday', () => {
    expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(weekdayIndex)).toEqual([0, 5, 6])
  })
})

describe('the hours of a day', () => {
  const day = { open: [span('09:00-18:00')], byAppointment: [span('18:00-19:00')] }
  const hours: OpeningHours = {
    week: Array.from({ length: 7 }, () => day),
    exceptions: [
      { from: '2026-12-24', to: '2026-12-25', open: [span('09:00-12:00')], reason: null },
      { from: '2026-12-25', to: '2027-01-01', open: [], reason: 'Congés' },
    ],
    holidays: 'BE',
  }
  const on = (date: string) => hoursOfDay({ hours, day: date })

  it('are those of the week, else none on a public holiday, and those of an exception before both', () => {
    expect(on('2026-11-25')).toEqual(day)
    expect(on('2026-11-11')).toEqual({ open: [], byAppointment: [] })
    expect(on('2026-12-23')).toEqual(day)
    expect(on('2026-12-25')).toEqual({ open: [span('09:00-12:00')], byAppointment: [] })
    expect(on('2026-12-26').open).toEqual([])
    expect(on('2027-01-01').open).toEqual([])
    expect(on('2027-01-02')).toEqual(day)
  })

  it('are those of the week on a public holiday without the switch', () => {
    expect(hoursOfDay({ hours: { ...hours, holidays: null }, day: '2026-11-11' })).toEqual(day)
  })
})

it('the exceptions ahead are those of the next sixty days, the soonest first, at most six', () => {
  const day = (from: string, to = from) => ({ from, to, open: [], reason: null })
  const ahead = (exceptions: ReturnType<typeof day>[]) =>
    exceptionsAhead({ week: [], exceptions, holidays: null }, '2026-11-25').map(({ from }) => from)
  expect(
    ahead([
      day('2027-01-24'),
      day('2027-01-25'),
      day('2026-11-24'),
      day('2026-11-20', '2026-11-25'),
      day('2026-12-24', '2027-01-02'),
    ]),
  ).toEqual(['2026-11-20', '2026-12-24', '2027-01-24'])
  expect(ahead(Array.from({ length: 9 }, (_, index) => day(`2026-12-0${9 - index}`)))).toEqual([
    ...['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'],
  ])
})
