import type { Payload } from 'payload'
import type { Visit } from '@/cms/payload-types'
import { visitPage, visitToken } from '@/cms/queries/appointments/visit-links'
import type { Locale } from '@/domain/shared/locale'
import type { BookingState } from '@/domain/appointments/booking'
import { wallOf } from '@/domain/appointments/brussels-time'

/** A visit as it is told to who has booked it: nothing of them but the way to their own page. */
export type DescribedVisit = {
  state: BookingState
  /** As the clocks of Belgium show it: `YYYY-MM-DD`, `HH:MM`. */
  day: string
  time: string
  until: string
  startsAt: string
  endsAt: string
  /** The path of its page in a language. */
  page: string
}

/** What whoever holds a visit is told of it. */
export function describeVisit({
  payload,
  visit,
  locale,
}: {
  payload: Payload
  visit: Visit
  locale: Locale
}): DescribedVisit {
  const { state, startsAt, endsAt } = visit
  const token = visitToken({ secret: payload.secret, step: 'manage', visit })
  return {
    state,
    ...wallOf(startsAt),
    until: wallOf(endsAt).time,
    startsAt,
    endsAt,
    page: visitPage({ step: 'manage', locale, token }),
  }
}
