import { guardFields } from '@/domain/leads/form-guard'
import { errorCodes } from '@/domain/shared/error-codes'
import { getClient } from '@/site/data/client'
import { getShownLocale } from '@/site/data/content/settings'
import type { Semaphore } from '@/site/guards/semaphore'
import { env } from '@/env'
import { isFromElsewhere } from '@/domain/guards/request-sender.mjs'
import { visitorAddress } from '@/site/guards/rate-limit'
import { within } from '@/site/guards/within'
import type { PostAgain } from './post-again'
import {
  postedWith,
  typed,
  unread,
  type PostedValues,
  readForm,
  type PostLimits,
  type ReadFailure,
} from './read-post'
import { reply, replyWrong, type PostOutcome, type ReplyTexts } from './reply'

/** A post with the context of its request. */
export type PostArrival = {
  request: Request
  /** The address that the rate limits count the visitor by. */
  address: string
  now: Date
}

/** What a feature provides for a form that it receives: its limits, its use case and its texts. */
export type PostEndpoint = {
  /** For the log, when something breaks. */
  failureMessage: string
  /** The seconds that a visitor who posts too often has to wait; null where they need not wait. */
  rateLimit: (visitor: string) => number | null
  /** How large a post may be; without it, 64 KB without files. */
  limits?: PostLimits | ((request: Request) => Promise<PostLimits>)
  /** Limits how many posts are processed at once; a visitor who finds it full is asked to try again. */
  semaphore?: Semaphore
  /** Whether posts from other sites are accepted, as those of mail programs are. */
  isOpen?: (request: Request) => boolean
  answer: (posted: PostedValues, arrival: PostArrival) => Promise<PostOutcome>
  /** The message for a post that cannot be read; without it, the usual one for its status. */
  unreadable?: (
    posted: PostedValues,
    unreadPost: PostArrival & { failure: ReadFailure },
  ) => Promise<PostOutcome | null>
  texts: (posted: PostedValues) => ReplyTexts
  /** The form with the posted values, to be sent again later without a script. */
  again?: (posted: PostedValues) => PostAgain | null
}

// In bytes.
const usualLimits: PostLimits = { maxBytes: 64 * 1024, maxBytesWithFiles: null }

// In milliseconds: before proxies give up, and visitors too.
const deadline = 12_000

/** Logs the failure without anything that was typed, or who typed it. */
export async function reportFailure(message: string, error: unknown): Promise<void> {
  const payload = await getClient().catch(() => null)
  payload?.logger.error({ msg: message, error: errorCodes(error) })
}

type ReceivedPost = { endpoint: PostEndpoint; arrival: PostArrival; wait: number | null }

/** The response of an endpoint to this post. */
const responderFor =
  ({ texts, again = () => null }: PostEndpoint, posted: PostedValues) =>
  (outcome: PostOutcome) =>
    reply({ posted, texts, again }, outcome)

async function answerWithinLimit(
  { endpoint, arrival, wait }: ReceivedPost,
  posted: PostedValues,
): Promise<PostOutcome> {
  if (wait !== null) return { kind: 'too-many', retryAfter: wait }
  const release = endpoint.semaphore?.(arrival.address)
  if (release === null) return { kind: 'failed' }
  try {
    return await endpoint.answer(posted, arrival)
  } finally {
    release?.()
  }
}

/**
 * Answers a post whose values were read, in time and even if the use case breaks. If it is stored after the deadline, the
 * server recognises it when it is sent again.
 */
function answerPosted(received: ReceivedPost, values: PostedValues['values']): Promise<Response> {
  const { endpoint, arrival } = received
  const posted = postedWith(arrival.request, values)
  const giveUp = () => responderFor(endpoint, posted)({ kind: 'failed' })
  const work = async () => {
    try {
      const locale = await getShownLocale(typed(posted, guardFields.locale))
      const shown = { ...posted, locale }
      return responderFor(endpoint, shown)(await answerWithinLimit(received, shown))
    } catch (error) {
      await reportFailure(endpoint.failureMessage, error)
      return giveUp()
    }
  }
  return within({ milliseconds: deadline, tooLate: giveUp }, work())
}

async function answerUnreadable(
  { endpoint, arrival, wait }: ReceivedPost,
  failure: ReadFailure,
): Promise<Response> {
  const posted = unread(arrival.request)
  const outcome: PostOutcome | null | undefined =
    wait === null
      ? await endpoint.unreadable?.(posted, { ...arrival, failure })
      : { kind: 'too-many', retryAfter: wait }
  return responderFor(endpoint, posted)(outcome ?? { kind: 'wrong', why: failure })
}

/**
 * Receives a form from the pages of this site, as JSON or as a browser posts it. The body is read before anything else is
 * answered, so that every response keeps what was typed.
 */
export async function receivePost(request: Request, endpoint: PostEndpoint): Promise<Response> {
  if (isFromElsewhere(request, env.SITE_URL) && !endpoint.isOpen?.(request)) return replyWrong(403)
  const address = visitorAddress(request.headers)
  const received = {
    endpoint,
    arrival: { request, address, now: new Date() },
    wait: endpoint.rateLimit(address),
  }
  try {
    const { limits = usualLimits } = endpoint
    const read = await readForm(request, typeof limits === 'function' ? await limits(request) : limits)
    return read.ok
      ? await answerPosted(received, read.value.values)
      : await answerUnreadable(received, read.failure)
  } catch (error) {
    await reportFailure(endpoint.failureMessage, error)
    return responderFor(endpoint, unread(request))({ kind: 'failed' })
  }
}
