import { bookVisit, type BookingFailure } from '@/cms/operations/appointments/book-visit'
import { cancelVisit } from '@/cms/operations/appointments/cancel-visit'
import { describeVisit } from '@/cms/operations/appointments/describe-visit'
import { moveVisit, type MoveFailure } from '@/cms/operations/appointments/move-visit'
import { buildHref } from '@/domain/routing/routes'
import { visitHref, visitSteps } from '@/domain/routing/visit-address'
import { env } from '@/env'
import { getClient } from '@/site/data/client'
import { findLinkedHome, findVisitStep } from '@/site/data/appointments/visits'
import { answerPosted, firstOf, unread } from '@/site/guards/posted'
import { createRateLimit } from '@/site/guards/rate-limit'
import { readForm } from '@/site/guards/read-form'
import { replyWrong } from '@/site/guards/replies'
import { isFromElsewhere } from '@/site/guards/same-site'
import { visitorAddress } from '@/site/guards/visitor-address'
import {
  replyDone,
  replyFailed,
  replyInvalid,
  replyLink,
  replyRefused,
  replyTaken,
  replyTooMany,
  type Posted,
  type VisitDoor,
} from './visit-replies'

const LARGEST = 64 * 1024

// As many as of the other forms: what is wrong or full costs no place in the hour.
const attemptsPerMinute = Math.max(120, env.FORM_LIMIT_PER_HOUR * 6)
const waitOfBooking = createRateLimit({ burst: attemptsPerMinute, perMinute: attemptsPerMinute })
const waitOfChange = createRateLimit({ burst: 30, perMinute: 30 })

type Arrived = {
  request: Request
  door: VisitDoor
  address: string
  now: Date
  /** The seconds to wait of who has come too often; null where they need not. */
  wait: number | null
}
type Answer = (posted: Posted, arrived: Arrived) => Promise<Response>

/** Reads before anything else is answered, so that whatever is said keeps what was typed. */
async function readAndAnswer(arrived: Arrived, answer: Answer): Promise<Response> {
  const { request, door, wait } = arrived
  const tooLate = (posted: Posted, retryAfter: number) => replyTooMany(posted, { door, retryAfter })
  const read = await readForm(request, { most: LARGEST, mostWithFiles: null })
  if (!read.ok) return wait === null ? replyWrong(read.failure) : tooLate(unread(request), wait)
  return answerPosted(
    { request, values: read.value.values },
    {
      answer: async (posted) => (wait === null ? answer(posted, arrived) : tooLate(posted, wait)),
      failed: (posted) => replyFailed(posted, door),
      what: 'A visit could not be stored',
    },
  )
}

const doors = {
  '/api/visits': { waitOf: waitOfBooking, answer: (posted, arrived) => book(posted, arrived) },
  '/api/visits/move': { waitOf: waitOfChange, answer: (posted, arrived) => move(posted, arrived) },
  '/api/visits/cancel': { waitOf: waitOfChange, answer: (posted, arrived) => cancel(posted, arrived) },
} as const satisfies Record<VisitDoor, { waitOf: typeof waitOfChange; answer: Answer }>

function receive(request: Request, door: VisitDoor): Response | Promise<Response> {
  if (isFromElsewhere(request)) return replyWrong(403)
  const { waitOf, answer } = doors[door]
  const address = visitorAddress(request.headers)
  return readAndAnswer({ request, door, address, now: new Date(), wait: waitOf(address) }, answer)
}

function replyUnbooked(
  posted: Posted,
  { failure, door }: { failure: BookingFailure; door: VisitDoor },
): Response {
  if (failure.reason === 'invalid') return replyInvalid(posted, { errors: failure.errors, door })
  if (failure.reason === 'too-many') return replyTooMany(posted, { door, retryAfter: failure.retryAfter })
  return replyTaken(posted, { ...failure, door })
}

const book: Answer = async (posted, { address, now, door }) => {
  const { values, locale } = posted
  const payload = await getClient()
  const booked = await bookVisit({ payload, by: 'visitor', values, locale, address, now })
  if (!booked.ok) return replyUnbooked(posted, { failure: booked.failure, door })
  // A robot is told what it wants to hear.
  if (booked.value.kind === 'dropped')
    return replyDone(posted, { news: 'confirmed', visit: {}, page: buildHref({ locale, path: '/' }) })
  const { page, ...visit } = describeVisit({ payload, visit: booked.value.visit, locale })
  // Of a post that comes again after the visit was cancelled.
  return replyDone(posted, { news: visit.state === 'cancelled' ? 'cancelled' : 'confirmed', visit, page })
}

/** Back to the visit, while its link is good; else to its home. */
async function onwardOf({ values, locale }: Posted): Promise<Posted['onward']> {
  const token = firstOf(values.token)
  const step = await findVisitStep(token)
  if (step !== null && typeof token === 'string')
    return {
      href: `${visitHref({ step, locale })}?${new URLSearchParams({ token })}`,
      word: 'visit.picker.manage',
    }
  const href = await findLinkedHome({ steps: visitSteps, token, locale })
  return href === null ? null : { href, word: 'visit.page.home' }
}

async function replyUnchanged(
  given: Posted,
  { failure, door }: { failure: MoveFailure; door: VisitDoor },
): Promise<Response> {
  const posted = given.wish === 'page' ? { ...given, onward: await onwardOf(given) } : given
  switch (failure.reason) {
    case 'link':
      return replyLink(posted, failure.code)
    case 'refused':
      return replyRefused(posted, failure.code)
    case 'slot':
      return replyInvalid(posted, { errors: { slot: failure.code }, door })
    case 'taken':
      return replyTaken(posted, { ...failure, door })
    case 'too-many':
      return replyTooMany(posted, { door, retryAfter: failure.retryAfter })
    default:
      return replyLink(posted, 'wrong')
  }
}

const move: Answer = async (posted, { now, door }) => {
  const { values, locale } = posted
  const payload = await getClient()
  const key = { by: 'visitor', payload, token: firstOf(values.token) } as const
  const moved = await moveVisit({ key, input: values, now })
  if (!moved.ok) return replyUnchanged(posted, { failure: moved.failure, door })
  const { page, ...visit } = describeVisit({ payload, visit: moved.value.visit, locale })
  return replyDone(posted, { news: 'moved', visit, page })
}

const cancel: Answer = async (posted, { now, door }) => {
  const { values, locale } = posted
  const payload = await getClient()
  const key = { by: 'visitor', payload, token: firstOf(values.token) } as const
  const cancelled = await cancelVisit({ key, now })
  if (!cancelled.ok) return replyUnchanged(posted, { failure: cancelled.failure, door })
  const { page, ...visit } = describeVisit({ payload, visit: cancelled.value.visit, locale })
  return replyDone(posted, { news: 'cancelled', visit, page })
}

/** Answers a post to `/api/visits`, whatever it is; the contract is in docs/visits.md. */
export const receiveBooking = async (request: Request): Promise<Response> => receive(request, '/api/visits')

/** The same of `/api/visits/move` and `/api/visits/cancel`, by the token of a mail. */
export const receiveChange = async (request: Request, step: 'move' | 'cancel'): Promise<Response> =>
  receive(request, `/api/visits/${step}`)
