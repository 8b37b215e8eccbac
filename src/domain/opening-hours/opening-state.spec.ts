import { describe, expect, it } from 'vitest'
import type { OpeningDay, OpeningHours } from './opening-hours'
import { localMomentOf, openingStateAt, type OpeningState } from './opening-state'

const spans = (text: string) =>
  text.split(' ').flatMap((each) => {
    const [opens, closes] = each.split('-')
    return opens && closes ? [{ opens, closes }] : []
  })

const day = (open: string, byAppointment = ''): OpeningDay => ({
  open: spans(open),
  byAppointment: spans(byAppointment),
})

const working = day('09:00-12:30 13:30-18:00', '18:00-19:00')

const hours: OpeningHours = {
  week: [working, working, working, working, working, day('10:00-13:00'), day('')],
  exceptions: [
    { from: '2026-12-24', to: '2026-12-24', open: spans('09:00-12:00'), reason: null },
    { from: '2026-12-28', to: '2027-01-03', open: [], reason: null },
  ],
  holidays: 'BE',
}

const of = (given: OpeningHours) => (instant: string) => openingStateAt(given, new Date(instant))
const at = of(hours)

const closed = (date: string, inDays: number, time = '09:00'): OpeningState => ({
  kind: 'closed',
  opens: { day: date, inDays, time },
})

describe('the local moment of an instant', () => {
  it.each([
    ['2026-01-15T22:59:00Z', '2026-01-15', '23:59'],
    ['2026-01-15T23:00:00Z', '2026-01-16', '00:00'],
    ['2026-07-15T22:00:00Z', '2026-07-16', '00:00'],
    ['2026-03-29T00:59:00Z', '2026-03-29', '01:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29', '03:00'],
    ['2026-10-25T00:59:00Z', '2026-10-25', '02:59'],
    ['2026-10-25T01:00:00Z', '2026-10-25', '02:00'],
  ])('%s is %s %s in Brussels', (instant, date, time) => {
    expect(localMomentOf(new Date(instant))).toEqual({ day: date, time })
  })
})

describe('an office', () => {
  // Brussels is an hour ahead of UTC in winter.
  it.each<[string, string, OpeningState]>([
    ['opens at the minute', '2026-11-25T08:00:00Z', { kind: 'open', until: '12:30' }],
    ['is closed the minute before', '2026-11-25T07:59:59Z', closed('2026-11-25', 0)],
    ['is open to the minute before it closes', '2026-11-25T11:29:59Z', { kind: 'open', until: '12:30' }],
    ['is closed over lunch', '2026-11-25T11:30:00Z', closed('2026-11-25', 0, '13:30')],
    ['opens again after it', '2026-11-25T12:30:00Z', { kind: 'open', until: '18:00' }],
    ['is open by appointment then', '2026-11-25T17:00:00Z', { kind: 'by-appointment', until: '19:00' }],
    ['opens tomorrow', '2026-11-25T18:00:00Z', closed('2026-11-26', 1)],
    ['opens today after midnight', '2026-11-25T23:00:00Z', closed('2026-11-26', 0)],
    ['opens on Monday', '2026-11-28T12:00:00Z', closed('2026-11-30', 2)],
    ['is closed on a public holiday', '2026-11-11T09:00:00Z', closed('2026-11-12', 1)],
    ['skips a public holiday', '2026-04-04T12:00:00Z', closed('2026-04-07', 3)],
    ['has the hours of an exception', '2026-12-24T08:30:00Z', { kind: 'open', until: '12:00' }],
    ['skips what an exception closes', '2026-12-26T12:30:00Z', closed('2027-01-04', 9)],
  ])('%s', (_, instant, state) => {
    expect(at(instant)).toEqual(state)
  })

  it('follows the clocks when they change', () => {
    const sunday = of({ ...hours, week: Array.from({ length: 7 }, () => day('09:00-17:00')), holidays: null })
    expect(sunday('2026-03-28T08:00:00Z')).toEqual({ kind: 'open', until: '17:00' })
    expect(sunday('2026-03-29T06:59:00Z')).toEqual(closed('2026-03-29', 0))
    expect(sunday('2026-03-29T07:00:00Z')).toEqual({ kind: 'open', until: '17:00' })
    expect(sunday('2026-10-25T07:59:00Z')).toEqual(closed('2026-10-25', 0))
    expect(sunday('2026-10-25T16:00:00Z')).toEqual(closed('2026-10-26', 1))
  })

  it('stays open across midnight, and says nothing of an end it has not', () => {
    const late = of({ ...hours, week: hours.week.map(() => day('00:00-01:00 20:00-24:00')) })
    expect(late('2026-11-25T20:00:00Z')).toEqual({ kind: 'open', until: '01:00' })
    expect(late('2026-11-25T23:30:00Z')).toEqual({ kind: 'open', until: '01:00' })
    const toMidnight = of({ ...hours, week: hours.week.map(() => day('20:00-24:00')) })
    expect(toMidnight('2026-11-25T22:59:00Z')).toEqual({ kind: 'open', until: '24:00' })
    const always = of({ week: hours.week.map(() => day('00:00-24:00')), exceptions: [], holidays: null })
    expect(always('2026-11-25T22:59:00Z')).toEqual({ kind: 'open', until: null })
  })

  it('has a day by appointment, and may never open', () => {
    const visits = of({ ...hours, week: hours.week.map(() => day('', '00:00-24:00')), exceptions: [] })
    expect(visits('2026-11-25T22:59:00Z')).toEqual({ kind: 'by-appointment', until: null })
    const never = of({ ...hours, week: hours.week.map(() => day('')), exceptions: [] })
    expect(never('2026-11-25T10:00:00Z')).toEqual({ kind: 'closed', opens: null })
  })
})
