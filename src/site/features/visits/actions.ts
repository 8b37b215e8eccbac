import { bookVisit, type BookingFailure } from '@/cms/operations/book-visit'
import { cancelVisit } from '@/cms/operations/cancel-visit'
import { describeVisit } from '@/cms/operations/describe-visit'
import { moveVisit, type MoveFailure } from '@/cms/operations/move-visit'
import { buildHref } from '@/domain/routing/routes'
import { visitHref, visitSteps } from '@/domain/routing/visit-address'
import { env } from '@/env'
import { getClient } from '@/site/data/client'
import { findLinkedHome, findVisitStep } from '@/site/data/visits'
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
} from './visit-replies'

const LARGEST = 64 * 1024

// As many as of the other forms: what is wrong or full costs no place in the hour.
const attemptsPerMinute = Math.max(120, env.FORM_LIMIT_PER_HOUR * 6)
const waitOfBooking = createRateLimit({ burst: attemptsPerMinute, perMinute: attemptsPerMinute })
const waitOfChange = createRateLimit({ burst: 30, perMinute: 30 })

type Arrived = { request: Request; address: string; now: Date }
type Answer = (posted: Posted, arrived: Arrived) => Promise<Response>

async function readAndAnswer(arrived: Arrived, answer: Answer): Promise<Response> {
  const { request } = arrived
  const read = await readForm(request, { most: LARGEST, mostWithFiles: null })
  if (!read.ok) return replyWrong(read.failure)
  return answerPosted(
    { request, values: read.value.values },
    {
      answer: async (posted) => answer(posted, arrived),
      failed: replyFailed,
      what: 'A visit could not be stored',
    },
  )
}

function receive(request: Request, { waitOf, answer }: { waitOf: typeof waitOfChange; answer: Answer }) {
  if (isFromElsewhere(request)) return replyWrong(403)
  const arrived = { request, address: visitorAddress(request.headers), now: new Date() }
  const wait = waitOf(arrived.address)
  return wait === null ? readAndAnswer(arrived, answer) : replyTooMany(unread(request), wait)
}

function replyUnbooked(posted: Posted, failure: BookingFailure): Response {
  if (failure.reason === 'invalid') return replyInvalid(posted, failure.errors)
  if (failure.reason === 'too-many') return replyTooMany(posted, failure.retryAfter)
  return replyTaken(posted, { ...failure, action: '/api/visits' })
}

const book: Answer = async (posted, { address, now }) => {
  const { values, locale } = posted
  const payload = await getClient()
  const booked = await bookVisit({ payload, by: 'visitor', values, locale, address, now })
  if (!booked.ok) return replyUnbooked(posted, booked.failure)
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

async function replyUnchanged(given: Posted, failure: MoveFailure): Promise<Response> {
  const posted = given.wish === 'page' ? { ...given, onward: await onwardOf(given) } : given
  switch (failure.reason) {
    case 'link':
      return replyLink(posted, failure.code)
    case 'refused':
      return replyRefused(posted, failure.code)
    case 'slot':
      return replyInvalid(posted, { slot: failure.code })
    case 'taken':
      return replyTaken(posted, { ...failure, action: '/api/visits/move' })
    case 'too-many':
      return replyTooMany(posted, failure.retryAfter)
    default:
      return replyLink(posted, 'wrong')
  }
}

const move: Answer = async (posted, { now }) => {
  const { values, locale } = posted
  const payload = await getClient()
  const key = { by: 'visitor', payload, token: firstOf(values.token) } as const
  const moved = await moveVisit({ key, input: values, now })
  if (!moved.ok) return replyUnchanged(posted, moved.failure)
  const { page, ...visit } = describeVisit({ payload, visit: moved.value.visit, locale })
  return replyDone(posted, { news: 'moved', visit, page })
}

const cancel: Answer = async (posted, { now }) => {
  const { values, locale } = posted
  const payload = await getClient()
  const key = { by: 'visitor', payload, token: firstOf(values.token) } as const
  const cancelled = await cancelVisit({ key, now })
  if (!cancelled.ok) return replyUnchanged(posted, cancelled.failure)
  const { page, ...visit } = describeVisit({ payload, visit: cancelled.value.visit, locale })
  return replyDone(posted, { news: 'cancelled', visit, page })
}

/** Answers a post to `/api/visits`, whatever it is; the contract is in docs/visits.md. */
export const receiveBooking = async (request: Request): Promise<Response> =>
  receive(request, { waitOf: waitOfBooking, answer: book })

/** The same of `/api/visits/move` and `/api/visits/cancel`, by the token of a mail. */
export const receiveChange = async (request: Request, step: 'move' | 'cancel'): Promise<Response> =>
  receive(request, { waitOf: waitOfChange, answer: step === 'move' ? move : cancel })
