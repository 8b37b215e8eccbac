import { allowedChanges, type Booking, type BookingState } from './booking'

/** A visit as the office handles it, and what can be done with it now: the buttons to show. */
export type OfficeVisit = {
  id: number
  /** The public ID of its home; null where there is none to find another time at. */
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

type OfficeVisitFacts = Pick<OfficeVisit, 'id' | 'property' | 'feedback' | 'feedbackReleased'> & {
  booking: Booking
  email: string | null
  now: Date
}

/** What staff can do with a visit at a moment; of a home that is gone there are no times to move to. */
export function toOfficeVisit({ booking, email, now, ...known }: OfficeVisitFacts): OfficeVisit {
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
