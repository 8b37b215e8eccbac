import { describe, expect, it } from 'vitest'
import { singleOpening } from '../../../tests/support/appointments/appointment-openings'
import { findFreeSlot } from './free-places'
import { isUnconfirmed, readOwnMoment, slotOfMoment } from './own-moment'

const moment = { day: '2026-06-10', time: '19:15', length: 45, agent: 7 }

describe('readOwnMoment', () => {
  it('finds none in a post that names a slot', () => {
    expect(readOwnMoment({ slot: '20260610T0800Z-7' })).toEqual({ ok: true, value: null })
  })

  it.each([
    [
      { day: '2026-06-10', time: '19:15', length: '45', agent: '7', outside: true },
      { ...moment, isConfirmed: true },
    ],
    [
      { day: '2026-06-10', time: '19:15', length: 45, agent: 7 },
      { ...moment, isConfirmed: false },
    ],
    [
      { day: '2026-06-10', time: '19:15', length: '', agent: '', outside: 'no' },
      { ...moment, length: null, agent: null, isConfirmed: false },
    ],
  ])('reads %j', (values, value) => {
    expect(readOwnMoment(values)).toEqual({ ok: true, value })
  })

  it.each([
    [{ day: '' }, { day: 'required', time: 'required' }],
    [
      { day: 20260610, time: ['19:15'] },
      { day: 'invalid', time: 'invalid' },
    ],
    [
      { day: '2026-06-31', time: '7:15' },
      { day: 'invalid', time: 'invalid' },
    ],
    [{ day: '2026-06-10', time: '19:15', length: 4 }, { length: 'too-low' }],
    [{ day: '2026-06-10', time: '19:15', length: 481 }, { length: 'too-high' }],
    [{ day: '2026-06-10', time: '19:15', length: 'an hour' }, { length: 'invalid' }],
    [{ day: '2026-06-10', time: '19:15', agent: 0 }, { agent: 'invalid' }],
  ])('names what is wrong in %j', (values, failure) => {
    expect(readOwnMoment(values)).toEqual({ ok: false, failure })
  })
})

describe('slotOfMoment', () => {
  it('has one place, in Belgian time', () => {
    expect(slotOfMoment(moment)).toMatchObject({
      key: '20260610T1715Z-7',
      startsAt: '2026-06-10T17:15:00.000Z',
      endsAt: '2026-06-10T18:00:00.000Z',
      until: '20:00',
      capacity: 1,
      notice: 0,
    })
  })

  it.each([
    ['does not exist on a spring night', { ...moment, day: '2026-03-29', time: '02:30' }],
    ['ends on another day', { ...moment, time: '23:30' }],
  ])('is null for a time that %s', (_, given) => {
    expect(slotOfMoment(given)).toBeNull()
  })
})

describe('a slot of staff', () => {
  const slot = slotOfMoment(moment)
  if (slot === null) throw new Error('There is no slot')
  const openings = [singleOpening()]
  const now = new Date('2026-06-01T10:00:00Z')
  const held = { agent: 7, startsAt: '2026-06-10T17:30:00.000Z', endsAt: '2026-06-10T18:30:00.000Z' }
  const find = (by: 'staff' | 'visitor', busy = [held].slice(1)) =>
    findFreeSlot({ openings, key: slot.key, own: slot, situation: { now, by, taken: new Map(), busy } })

  it('can be booked by staff alone', () => {
    expect(find('staff')).toMatchObject({ ok: true, value: { free: 1 } })
    expect(find('visitor')).toEqual({ ok: false, failure: 'unknown' })
  })

  it('cannot be booked while the agent has another visit', () => {
    expect(find('staff', [held])).toEqual({ ok: false, failure: 'full' })
  })

  it('has to be confirmed, unless it is one of the visit times', () => {
    const within = slotOfMoment({ ...moment, time: '10:30' })
    if (within === null) throw new Error('There is no slot')
    expect(isUnconfirmed({ own: { slot, isConfirmed: false }, openings })).toBe(true)
    expect(isUnconfirmed({ own: { slot, isConfirmed: true }, openings })).toBe(false)
    expect(isUnconfirmed({ own: { slot: within, isConfirmed: false }, openings })).toBe(false)
    expect(isUnconfirmed({ own: null, openings })).toBe(false)
  })
})
