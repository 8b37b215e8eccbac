import { allowedChanges, type Booking, type BookingState } from './booking'

/** An appointment as the office handles it, and what can be done with it now: the buttons to show. */
export type OfficeAppointment = {
  id: number
  /** The public ID of its property; null where there is none to find another time at. */
  property: number | null
  /** The key of its slot: what it cannot be moved to. */
  slot: string
  state: BookingState
  feedback: string
  feedbackReleased: boolean
  canMove: boolean
  canCancel: boolean
  /** Say what became of it. */
  canReport: boolean
  /** Take its links back and mail new ones. */
  canRenew: boolean
}

type OfficeAppointmentFacts = Pick<OfficeAppointment, 'id' | 'property' | 'feedback' | 'feedbackReleased'> & {
  booking: Booking
  email: string | null
  now: Date
}

/** What staff can do with an appointment at a moment; of a property that is gone there are no times to move to. */
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
