import type { Result } from '@/domain/shared/result'
import { addMinutes } from './brussels-time'

/** `booked` until it is cancelled or, after its start, staff record the outcome. A moved appointment is booked again. */
export const bookingStates = ['booked', 'cancelled', 'done', 'no-show'] as const

export type BookingState = (typeof bookingStates)[number]

/** The part of a booking that a change can alter; moments in UTC. */
export type Booking = {
  state: BookingState
  /** The key of its slot. */
  slot: string
  startsAt: string
  endsAt: string
  /** How often its calendar entry has changed (RFC 5545). */
  sequence: number
}

export type BookingChange =
  | { kind: 'move'; to: { key: string; startsAt: string; endsAt: string } }
  | { kind: 'cancel' }
  | { kind: 'done' }
  | { kind: 'no-show' }

/**
 * Why a change is refused: the appointment is already cancelled, over, too near for the visitor to change, or not begun;
 * the new time is past; nothing would change; or visitors may not make this change.
 */
export type BookingRefusal = 'cancelled' | 'over' | 'too-late' | 'not-yet' | 'past' | 'same' | 'forbidden'

type ChangeBookingInput = {
  booking: Booking
  by: 'visitor' | 'staff'
  now: Date
  /** How many hours before the start a visitor can last move or cancel; without it, until the start. */
  deadline?: number
}

/**
 * The booking after a change, or why it is refused. Visitors move and cancel until the deadline, staff until the outcome is
 * recorded; the outcome can be recorded and corrected from the start on. Whether the new slot is free is not checked here.
 */
export function changeBooking({
  change,
  ...asked
}: ChangeBookingInput & { change: BookingChange }): Result<Booking, BookingRefusal> {
  const { booking } = asked
  const failure = refusalOf({ ...asked, kind: change.kind }) ?? targetRefusal({ ...asked, change })
  if (failure !== null) return { ok: false, failure }
  return { ok: true, value: { ...booking, ...changed({ booking, change }) } }
}

function changed({ booking, change }: { booking: Booking; change: BookingChange }): Partial<Booking> {
  const sequence = booking.sequence + 1
  switch (change.kind) {
    case 'move':
      return { slot: change.to.key, startsAt: change.to.startsAt, endsAt: change.to.endsAt, sequence }
    case 'cancel':
      return { state: 'cancelled', sequence }
    default:
      // The outcome does not change the calendar entry.
      return { state: change.kind }
  }
}

function targetRefusal({
  booking,
  change,
  now,
}: {
  booking: Booking
  change: BookingChange
  now: Date
}): BookingRefusal | null {
  if (change.kind !== 'move') return booking.state === change.kind ? 'same' : null
  if (change.to.key === booking.slot) return 'same'
  return change.to.startsAt <= now.toISOString() ? 'past' : null
}

type BookingChangeKind = BookingChange['kind']

function refusalOf({
  kind,
  ...asked
}: ChangeBookingInput & { kind: BookingChangeKind }): BookingRefusal | null {
  if (asked.booking.state === 'cancelled') return 'cancelled'
  return kind === 'move' || kind === 'cancel' ? changeRefusal(asked) : reportRefusal(asked)
}

function changeRefusal({ booking, by, now, deadline = 0 }: ChangeBookingInput): BookingRefusal | null {
  if (booking.state !== 'booked') return 'over'
  if (by === 'staff') return null
  const time = now.toISOString()
  if (booking.startsAt <= time) return 'over'
  return addMinutes({ moment: booking.startsAt, minutes: -60 * deadline }) < time ? 'too-late' : null
}

function reportRefusal({ booking, by, now }: ChangeBookingInput): BookingRefusal | null {
  if (by === 'visitor') return 'forbidden'
  return now.toISOString() < booking.startsAt ? 'not-yet' : null
}

const kinds = ['move', 'cancel', 'done', 'no-show'] as const satisfies readonly BookingChangeKind[]

/** The changes that somebody can make to a booking now: the buttons to show. */
export const allowedChanges = (asked: ChangeBookingInput): BookingChangeKind[] =>
  kinds.filter((kind) => kind !== asked.booking.state && refusalOf({ ...asked, kind }) === null)
