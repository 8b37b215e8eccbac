import { allowedChanges, type Booking, type BookingState } from './booking'

/** An appointment as the office handles it, with what staff can do now: the buttons to show. */
export type OfficeAppointment = {
  id: number
  /** The public ID of its property; null if there is no property to find another time at. */
  property: number | null
  /** The key of its slot: it cannot be moved to this one. */
  slot: string
  state: BookingState
  feedback: string
  feedbackReleased: boolean
  canMove: boolean
  canCancel: boolean
  /** Staff can record the outcome. */
  canReport: boolean
  /** Staff can revoke its links and mail new ones. */
  canRenew: boolean
}

type OfficeAppointmentFacts = Pick<OfficeAppointment, 'id' | 'property' | 'feedback' | 'feedbackReleased'> & {
  booking: Booking
  email: string | null
  now: Date
}

/** What staff can do with an appointment now; an appointment at a deleted property cannot be moved. */
export function toOfficeAppointment({
  booking,
  email,
  now,
  ...known
}: OfficeAppointmentFacts): OfficeAppointment {
  const { slot, state, startsAt } = booking
  const allowed = allowedChanges({ booking, by: 'staff', now })
  const isUpcoming = state === 'booked' && startsAt > now.toISOString()
  return {
    ...known,
    slot,
    state,
    canMove: allowed.includes('move') && known.property !== null,
    canCancel: allowed.includes('cancel'),
    canReport: allowed.includes('done') || allowed.includes('no-show'),
    canRenew: isUpcoming && Boolean(email),
  }
}
