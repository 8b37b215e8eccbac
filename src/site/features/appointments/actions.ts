import { appointmentAddresses } from '@/domain/appointments/stored-names'
import { bookAppointment, type BookingFailure } from '@/cms/operations/appointments/book-appointment'
import { cancelAppointment } from '@/cms/operations/appointments/cancel-appointment'
import { describeAppointment } from '@/cms/operations/appointments/describe-appointment'
import { moveAppointment, type MoveFailure } from '@/cms/operations/appointments/move-appointment'
import { buildHref } from '@/domain/routing/routes'
import { appointmentHref, appointmentSteps } from '@/domain/appointments/appointment-address'
import { env } from '@/env'
import { getClient } from '@/site/data/client'
import { findLinkedProperty, findAppointmentStep } from '@/site/data/appointments/appointments'
import { firstOf, type PostedValues } from '@/site/forms/receiving/read-post'
import { receivePost, type PostArrival, type PostEndpoint } from '@/site/forms/receiving/receive-post'
import type { PostOutcome, ReplyLink } from '@/site/forms/receiving/reply'
import { createRateLimit } from '@/site/guards/rate-limit'
import { getTranslator } from '@/messages/translator'
import {
  postAnew,
  toDone,
  toInvalid,
  toRefused,
  toTaken,
  toWrongLink,
  backLink,
  type AppointmentAction,
  type AppointmentPost,
} from './booking-outcomes'

// As for the other forms: a post with errors, or for a full time, does not count against the hourly limit.
const attemptsPerMinute = Math.max(120, env.FORM_LIMIT_PER_HOUR * 6)
const limitBookings = createRateLimit({ burst: attemptsPerMinute, perMinute: attemptsPerMinute })
const limitChanges = createRateLimit({ burst: 30, perMinute: 30 })

function refuseBooking(post: AppointmentPost, failure: BookingFailure): PostOutcome {
  if (failure.reason === 'invalid') return toInvalid(post, failure.errors)
  if (failure.reason === 'too-many') return { kind: 'too-many', retryAfter: failure.retryAfter }
  // Staff alone book outside the visit times.
  if (failure.reason === 'outside') return toTaken(post, { obstacle: 'unknown', next: [] })
  return toTaken(post, failure)
}

async function book(post: AppointmentPost, { address, now }: PostArrival): Promise<PostOutcome> {
  const { posted } = post
  const { values, locale } = posted
  const payload = await getClient()
  const booked = await bookAppointment({ payload, by: 'visitor', values, locale, address, now })
  if (!booked.ok) return refuseBooking(post, booked.failure)
  // A robot gets the response of success.
  if (booked.value.kind === 'dropped')
    return toDone(posted, { news: 'confirmed', appointment: {}, page: buildHref({ locale, path: '/' }) })
  const { page, ...appointment } = describeAppointment({
    payload,
    appointment: booked.value.appointment,
    locale,
  })
  // The same post came again after the appointment was cancelled.
  return toDone(posted, {
    news: appointment.state === 'cancelled' ? 'cancelled' : 'confirmed',
    appointment,
    page,
  })
}

/** The page of the appointment, while its link is valid; else its property. */
async function appointmentLink({ values, locale }: PostedValues): Promise<ReplyLink | undefined> {
  const t = getTranslator(locale)
  const token = firstOf(values.token)
  const step = await findAppointmentStep(token)
  if (step !== null && typeof token === 'string')
    return {
      href: `${appointmentHref({ step, locale })}?${new URLSearchParams({ token })}`,
      label: t('appointment.picker.manage'),
    }
  const href = await findLinkedProperty({ steps: appointmentSteps, token, locale })
  return href === null ? undefined : { href, label: t('appointment.page.property') }
}

async function refuseChange({ posted, action }: AppointmentPost, failure: MoveFailure): Promise<PostOutcome> {
  const post = { posted, action, back: posted.format === 'page' ? await appointmentLink(posted) : undefined }
  switch (failure.reason) {
    case 'link':
      return toWrongLink(post, failure.code)
    case 'refused':
      return toRefused(post, failure.code)
    case 'slot':
      return toInvalid(post, { slot: failure.code })
    case 'taken':
      return toTaken(post, failure)
    case 'too-many':
      return { kind: 'too-many', retryAfter: failure.retryAfter, back: post.back }
    default:
      return toWrongLink(post, 'wrong')
  }
}

async function move(post: AppointmentPost, { now }: PostArrival): Promise<PostOutcome> {
  const { values, locale } = post.posted
  const payload = await getClient()
  const key = { by: 'visitor', payload, token: firstOf(values.token) } as const
  const moved = await moveAppointment({ key, input: values, now })
  if (!moved.ok) return refuseChange(post, moved.failure)
  const { page, ...appointment } = describeAppointment({
    payload,
    appointment: moved.value.appointment,
    locale,
  })
  return toDone(post.posted, { news: 'moved', appointment, page })
}

async function cancel(post: AppointmentPost, { now }: PostArrival): Promise<PostOutcome> {
  const { values, locale } = post.posted
  const payload = await getClient()
  const key = { by: 'visitor', payload, token: firstOf(values.token) } as const
  const cancelled = await cancelAppointment({ key, now })
  if (!cancelled.ok) return refuseChange(post, cancelled.failure)
  const { page, ...appointment } = describeAppointment({
    payload,
    appointment: cancelled.value.appointment,
    locale,
  })
  return toDone(post.posted, { news: 'cancelled', appointment, page })
}

type AppointmentActionHandler = (post: AppointmentPost, arrival: PostArrival) => Promise<PostOutcome>

const acts = {
  [appointmentAddresses.book]: { rateLimit: limitBookings, act: book },
  [appointmentAddresses.move]: { rateLimit: limitChanges, act: move },
  [appointmentAddresses.cancel]: { rateLimit: limitChanges, act: cancel },
} as const satisfies Record<
  AppointmentAction,
  Pick<PostEndpoint, 'rateLimit'> & { act: AppointmentActionHandler }
>

const appointmentEndpoint = (action: AppointmentAction): PostEndpoint => ({
  failureMessage: 'An appointment could not be stored',
  rateLimit: acts[action].rateLimit,
  answer: (posted, arrival) => acts[action].act({ posted, action }, arrival),
  texts: (posted) => ({ failed: getTranslator(posted.locale)('appointment.failed'), back: backLink(posted) }),
  again: (posted) => postAnew({ posted, action }),
})

/** Answers the post of a booking; the contract is in docs/appointments.md. */
export const receiveBooking = (request: Request): Promise<Response> =>
  receivePost(request, appointmentEndpoint(appointmentAddresses.book))

/** Answers the post that moves or cancels an appointment, by the token of a mail. */
export const receiveChange = (request: Request, step: 'move' | 'cancel'): Promise<Response> =>
  receivePost(request, appointmentEndpoint(appointmentAddresses[step]))
