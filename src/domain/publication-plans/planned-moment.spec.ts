import { describe, expect, it } from 'vitest'
import { plannedMoment } from './planned-moment'

const now = new Date('2026-06-10T08:00:00.000Z')
const plan = { kind: 'publish', day: '2026-06-11', time: '09:00', now, other: null } as const

describe('the moment of a plan', () => {
  it.each([
    ['2026-06-11', '09:00', '2026-06-11T07:00:00.000Z'],
    ['2026-12-11', '09:00', '2026-12-11T08:00:00.000Z'],
    // The clock goes back in the night of 25 October: the first of two hours counts.
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
    ['2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
    ['2026-06-10', '10:01', '2026-06-10T08:01:00.000Z'],
    ['2028-06-10', '23:59', '2028-06-10T21:59:00.000Z'],
  ])('on %s at %s in Belgium is %s', (day, time, value) => {
    expect(plannedMoment({ ...plan, day, time })).toEqual({ ok: true, value })
  })

  it.each([
    ['', '09:00', 'invalid'],
    ['2026-06-31', '09:00', 'invalid'],
    ['2026-06-11', '', 'invalid'],
    ['2026-06-11', '24:00', 'invalid'],
    ['11/06/2026', '09:00', 'invalid'],
    ['2027-03-28', '02:30', 'skipped'],
    ['2026-06-10', '10:00', 'past'],
    ['2026-06-10', '09:59', 'past'],
    ['2026-06-09', '23:00', 'past'],
    ['2028-06-11', '00:00', 'too-far'],
    ['9999-12-31', '00:00', 'too-far'],
  ])('on %j at %j is refused as %s', (day, time, failure) => {
    expect(plannedMoment({ ...plan, day, time })).toEqual({ ok: false, failure })
  })

  it('ends with the same day two years later, also from a leap day', () => {
    const leap = new Date('2028-02-29T12:00:00.000Z')
    const at = (day: string) => plannedMoment({ ...plan, day, time: '09:00', now: leap }).ok
    expect([at('2030-02-28'), at('2030-03-01')]).toEqual([true, false])
  })

  it.each([
    ['publish', '2026-06-11T07:00:00.000Z', false],
    ['publish', '2026-06-11T07:01:00.000Z', true],
    ['publish', '2026-06-10T09:00:00.000Z', false],
    ['unpublish', '2026-06-11T07:00:00.000Z', false],
    ['unpublish', '2026-06-11T06:59:00.000Z', true],
    ['unpublish', '2026-06-12T06:00:00.000Z', false],
  ] as const)('of %s beside the other plan at %s is in order: %s', (kind, other, isInOrder) => {
    const moment = plannedMoment({ ...plan, kind, other })
    expect(moment).toEqual(
      isInOrder ? { ok: true, value: '2026-06-11T07:00:00.000Z' } : { ok: false, failure: 'order' },
    )
  })
})
