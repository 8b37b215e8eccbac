import { describe, expect, it } from 'vitest'
import { allowedChanges, bookingStates, changeBooking, type Booking, type BookingChange } from './booking'

const startsAt = '2026-06-10T08:00:00.000Z'
const booking: Booking = {
  state: 'booked',
  slot: '20260610T0800Z-7',
  startsAt,
  endsAt: '2026-06-10T08:30:00.000Z',
  sequence: 0,
}
const to = {
  key: '20260613T0800Z-7',
  startsAt: '2026-06-13T08:00:00.000Z',
  endsAt: '2026-06-13T08:30:00.000Z',
}
const move: BookingChange = { kind: 'move', to }
const cancel: BookingChange = { kind: 'cancel' }
const early = new Date('2026-06-01T08:00:00Z')
const later = new Date('2026-06-10T09:00:00Z')

describe('changeBooking', () => {
  it('moves an appointment, whose calendar entry gets a higher number', () => {
    const moved = changeBooking({ booking, change: move, by: 'visitor', now: early })
    expect(moved).toEqual({
      ok: true,
      value: { state: 'booked', slot: to.key, startsAt: to.startsAt, endsAt: to.endsAt, sequence: 1 },
    })
  })

  it('cancels one, and a moved one once more', () => {
    const cancelled = changeBooking({
      booking: { ...booking, sequence: 3 },
      change: cancel,
      by: 'visitor',
      now: early,
    })
    expect(cancelled).toEqual({ ok: true, value: { ...booking, state: 'cancelled', sequence: 4 } })
  })

  it('notes how an appointment went, of which no calendar has to know, and lets it be corrected', () => {
    const missed = changeBooking({ booking, change: { kind: 'no-show' }, by: 'staff', now: later })
    expect(missed).toEqual({ ok: true, value: { ...booking, state: 'no-show' } })
    const corrected = changeBooking({
      booking: { ...booking, state: 'no-show' },
      change: { kind: 'done' },
      by: 'staff',
      now: later,
    })
    expect(corrected).toEqual({ ok: true, value: { ...booking, state: 'done' } })
  })

  it('leaves the booking that it was given as it was', () => {
    const before = structuredClone(booking)
    changeBooking({ booking, change: move, by: 'staff', now: early })
    expect(booking).toEqual(before)
  })

  it.each([
    ['a moment before the start', '2026-06-10T07:59:59.999Z', 0, null],
    ['at the start', startsAt, 0, 'over'],
    ['after it', '2026-06-10T08:10:00.000Z', 0, 'over'],
    ['at the deadline', '2026-06-09T08:00:00.000Z', 24, null],
    ['after the deadline', '2026-06-09T08:00:00.001Z', 24, 'too-late'],
    ['after the start, whatever the deadline', startsAt, 24, 'over'],
  ])('of a visitor, %s', (_when, time, deadline, failure) => {
    const asked = { booking, by: 'visitor', now: new Date(time), deadline } as const
    for (const change of [cancel, move]) {
      const changed = changeBooking({ ...asked, change })
      expect(changed.ok ? null : changed.failure).toBe(failure)
    }
  })

  it('of staff is made after the deadline and after the start too', () => {
    for (const time of ['2026-06-10T07:59:00Z', '2026-06-10T09:00:00Z'])
      expect(
        changeBooking({ booking, change: move, by: 'staff', now: new Date(time), deadline: 24 }).ok,
      ).toBe(true)
  })

  it.each([
    ['to the slot it has', { ...to, key: booking.slot }, early, 'same'],
    ['to a past slot', to, new Date(to.startsAt), 'past'],
  ] as const)('moves nothing %s', (_what, target, now, failure) => {
    const change = { kind: 'move', to: target } as const
    expect(changeBooking({ booking, change, by: 'staff', now })).toEqual({ ok: false, failure })
  })

  it.each([
    ['cancelled', 'cancel', 'cancelled'],
    ['cancelled', 'move', 'cancelled'],
    ['cancelled', 'done', 'cancelled'],
    ['cancelled', 'no-show', 'cancelled'],
    ['done', 'cancel', 'over'],
    ['done', 'move', 'over'],
    ['done', 'done', 'same'],
    ['no-show', 'cancel', 'over'],
    ['no-show', 'move', 'over'],
    ['no-show', 'no-show', 'same'],
  ] as const)('of an appointment that is %s: %s is refused as %s', (state, kind, failure) => {
    const change = kind === 'move' ? move : { kind }
    expect(changeBooking({ booking: { ...booking, state }, change, by: 'staff', now: later })).toEqual({
      ok: false,
      failure,
    })
  })

  it.each([
    ['staff', '2026-06-10T07:59:59.999Z', 'not-yet'],
    ['staff', startsAt, null],
    ['visitor', '2026-06-10T09:00:00.000Z', 'forbidden'],
    ['visitor', '2026-06-01T09:00:00.000Z', 'forbidden'],
  ] as const)('of %s at %s, how it went: %j', (by, time, failure) => {
    for (const kind of ['done', 'no-show'] as const) {
      const changed = changeBooking({ booking, change: { kind }, by, now: new Date(time) })
      expect(changed.ok ? null : changed.failure).toBe(failure)
    }
  })
})

describe('allowedChanges', () => {
  it.each([
    ['booked', 'visitor', early, ['move', 'cancel']],
    ['booked', 'visitor', later, []],
    ['booked', 'staff', early, ['move', 'cancel']],
    ['booked', 'staff', later, ['move', 'cancel', 'done', 'no-show']],
    ['cancelled', 'visitor', early, []],
    ['cancelled', 'staff', later, []],
    ['done', 'staff', later, ['no-show']],
    ['no-show', 'staff', later, ['done']],
    ['no-show', 'visitor', later, []],
  ] as const)('of an appointment that is %s, for %s at %s: %j', (state, by, now, expected) => {
    expect(allowedChanges({ booking: { ...booking, state }, by, now })).toEqual(expected)
  })

  it('are those that are then made', () => {
    const changes: BookingChange[] = [move, cancel, { kind: 'done' }, { kind: 'no-show' }]
    for (const state of bookingStates)
      for (const by of ['visitor', 'staff'] as const)
        for (const now of [early, new Date('2026-06-09T10:00:00Z'), new Date(startsAt), later]) {
          const asked = { booking: { ...booking, state }, by, now, deadline: 24 }
          const made = changes.filter((change) => changeBooking({ ...asked, change }).ok)
          expect(made.map(({ kind }) => kind)).toEqual(allowedChanges(asked))
        }
  })
})
