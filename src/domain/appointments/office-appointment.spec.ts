import { describe, expect, it } from 'vitest'
import type { BookingState } from './booking'
import { toOfficeAppointment } from './office-appointment'

const before = new Date('2026-06-10T07:59:59.000Z')
const begun = new Date('2026-06-10T08:00:00.000Z')

const allowedActions = ({
  state = 'booked',
  now = before,
  ...given
}: { state?: BookingState; now?: Date; property?: number | null; email?: string | null } = {}) => {
  const booking = {
    ...{ state, slot: '20260610T0800Z-7', sequence: 0 },
    ...{ startsAt: '2026-06-10T08:00:00.000Z', endsAt: '2026-06-10T08:30:00.000Z' },
  }
  const { canMove, canCancel, canReport, canRenew } = toOfficeAppointment({
    ...{ id: 3, property: 2101, feedback: '', feedbackReleased: false, email: 'jeanne@example.com' },
    ...given,
    booking,
    now,
  })
  return Object.entries({ canMove, canCancel, canReport, canRenew }).flatMap(([name, can]) =>
    can ? [name] : [],
  )
}

describe('what the office can do with an appointment', () => {
  it.each([
    ['before it begins', { now: before }, ['canMove', 'canCancel', 'canRenew']],
    ['once it has begun', { now: begun }, ['canMove', 'canCancel', 'canReport']],
    ['when it was said that it took place', { now: begun, state: 'done' }, ['canReport']],
    ['when nobody came', { now: begun, state: 'no-show' }, ['canReport']],
    ['when it is cancelled', { now: before, state: 'cancelled' }, []],
    ['when its property is gone', { property: null }, ['canCancel', 'canRenew']],
    ['when its visitor has no address', { email: null }, ['canMove', 'canCancel']],
  ] as const)('%s', (_, given, expected) => {
    expect(allowedActions(given)).toEqual(expected)
  })
})
