import * as z from 'zod/mini'
import { bookingStates } from '@/domain/appointments/booking'
import { readOutcome, type SentAnswer, type FormOutcome } from '@/site/forms/answers/send-answers'

const slot = z.object({
  slot: z.string(),
  day: z.string(),
  time: z.string(),
  until: z.string(),
})

const offer = z.object({
  isFull: z.boolean(),
  message: z.nullable(z.string()),
  days: z.array(z.object({ day: z.string(), isFull: z.boolean(), slots: z.array(slot) })),
})

// Only a page of this site: '//host' would lead elsewhere.
const ownPath = z.string().check(z.regex(/^\/(?![/\\])/))

const booked = z.object({ ok: z.literal(true), message: z.string(), redirect: ownPath })

const shownAppointment = z.object({
  state: z.enum(bookingStates),
  day: z.string(),
  time: z.string(),
  until: z.string(),
})

const taken = z.object({
  code: z.enum(['full', 'past', 'too-late', 'unknown']),
  error: z.string(),
  next: z.array(slot),
})

/** A time that can be chosen. */
export type ShownSlot = z.output<typeof slot>

/** The times of a property as the endpoint gives them. */
export type ShownOffer = z.output<typeof offer>

export type ShownAppointment = z.output<typeof shownAppointment>

/** The outcome of a booking. */
export type BookingOutcome =
  | { kind: 'booked'; message: string; redirect: string; appointment: ShownAppointment | null }
  /** The time can no longer be had; these are free. */
  | { kind: 'taken'; text: string; next: ShownSlot[] }
  | Exclude<FormOutcome, { kind: 'sent' }>

const appointmentOf = (body: unknown): ShownAppointment | null =>
  z.object({ appointment: shownAppointment }).safeParse(body).data?.appointment ?? null

/** Reads the response; unless it says that the appointment was booked, it counts as not booked. */
export function readBooking(answer: SentAnswer): BookingOutcome {
  const done = booked.safeParse(answer.body)
  if (done.success) {
    const { message, redirect } = done.data
    return { kind: 'booked', message, redirect, appointment: appointmentOf(answer.body) }
  }
  const refused = taken.safeParse(answer.body)
  if (refused.success) return { kind: 'taken', text: refused.data.error, next: refused.data.next }
  const outcome = readOutcome(answer)
  return outcome.kind === 'sent' ? { kind: 'failed' } : outcome
}

/** The times of a property; null where the response has none, as for a property that is no longer available. */
export const readOffer = (body: unknown): ShownOffer | null => offer.safeParse(body).data ?? null

/** Whether there is a time to choose. */
export const hasFreeTimes = (shown: ShownOffer | null): boolean =>
  shown !== null && shown.days.some(({ slots }) => slots.length > 0)
