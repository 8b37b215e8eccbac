import type { Payload } from 'payload'
import type { Appointment } from '@/cms/payload-types'
import { appointmentPage, appointmentToken } from '@/cms/queries/appointments/appointment-links'
import type { Locale } from '@/domain/shared/locale'
import type { BookingState } from '@/domain/appointments/booking'
import { wallOf } from '@/domain/appointments/brussels-time'

/** An appointment as its visitor sees it: no personal data, only the link to their own page. */
export type DescribedAppointment = {
  state: BookingState
  /** In Belgian time: `YYYY-MM-DD`, `HH:MM`. */
  day: string
  time: string
  until: string
  startsAt: string
  endsAt: string
  /** The path of its page in a language. */
  page: string
}

/** The facts of an appointment for whoever holds its link. */
export function describeAppointment({
  payload,
  appointment,
  locale,
}: {
  payload: Payload
  appointment: Appointment
  locale: Locale
}): DescribedAppointment {
  const { state, startsAt, endsAt } = appointment
  const token = appointmentToken({ secret: payload.secret, step: 'manage', appointment })
  return {
    state,
    ...wallOf(startsAt),
    until: wallOf(endsAt).time,
    startsAt,
    endsAt,
    page: appointmentPage({ step: 'manage', locale, token }),
  }
}
