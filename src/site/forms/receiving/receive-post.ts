import { guardFields } from '@/domain/leads/form-guard'
import { errorCodes } from '@/domain/shared/error-codes'
import { getClient } from '@/site/data/client'
import { getShownLocale } from '@/site/data/content/settings'
import type { Semaphore } from '@/site/guards/semaphore'
import { isFromElsewhere } from '@/site/guards/same-site'
import { visitorAddress } from '@/site/guards/rate-limit'
import { within } from '@/site/guards/within'
import type { PostAgain } from './post-again'
import {
  postedWith,
  typed,
  unread,
  type Posted,
  readForm,
  type ReadBounds,
  type ReadFailure,
} from './read-post'
import { reply, replyWrong, type PostOutcome, type ReplyTexts } from './reply'

/** How a post came in, beside what it says. */
export type Arrival = {
  request: Request
  /** Whom the visitor is counted as. */
  address: string
  now: Date
}

/** What a feature gives of a form that it receives: its bounds, its use case and its words. */
export type PostEndpoint = {
  /** For the log, when something breaks. */
  what: string
  /** The seconds to wait of a visitor who posts too often; null where they need not. */
  waitOf: (visitor: string) => number | null
  /** How large a post may be, where it is not 64 KB without files. */
  bounds?: ReadBounds | ((request: Request) => Promise<ReadBounds>)
  /** How many are answered at once: who finds it full is told to try again. */
  enter?: Semaphore
  /** Whether it may come from anywhere, as what a mail program posts. */
  isOpen?: (request: Request) => boolean
  answer: (posted: Posted, arrival: Arrival) => Promise<PostOutcome>
  /** What is said of a post that cannot be read, where its status is not enough. */
  unreadable?: (posted: Posted, unreadPost: Arrival & { failure: ReadFailure }) => Promise<PostOutcome | null>
  texts: (posted: Posted) => ReplyTexts
  /** The same form once more, to be sent later without a script. */
  again?: (posted: Posted) => PostAgain | null
}

// In bytes.
const usualBounds: ReadBounds = { most: 64 * 1024, mostWithFiles: null }

// In milliseconds: before proxies give up, and visitors too.
const longest = 12_000

/** Nothing of what was typed, nor of who typed it. */
export async function reportFailure(what: string, error: unknown): Promise<void> {
  const payload = await getClient().catch(() => null)
  payload?.logger.error({ msg: what, error: errorCodes(error) })
}

type Received = { endpoint: PostEndpoint; arrival: Arrival; wait: number | null }

/** How an endpoint says to this post what became of it. */
const sayTo =
  ({ texts, again = () => null }: PostEndpoint, posted: Posted) =>
  (outcome: PostOutcome) =>
    reply({ posted, texts, again }, outcome)

async function answerInside({ endpoint, arrival, wait }: Received, posted: Posted): Promise<PostOutcome> {
  if (wait !== null) return { kind: 'too-many', retryAfter: wait }
  const leave = endpoint.enter?.(arrival.address)
  if (leave === null) return { kind: 'failed' }
  try {
    return await endpoint.answer(posted, arrival)
  } finally {
    leave?.()
  }
}

/**
 * Answers a post whose values have been read, whatever breaks meanwhile, and in time: what is stored all the same
 * is recognised when it is sent again.
 */
function answerRead(received: Received, values: Posted['values']): Promise<Response> {
  const { endpoint, arrival } = received
  const posted = postedWith(arrival.request, values)
  const giveUp = () => sayTo(endpoint, posted)({ kind: 'failed' })
  const work = async () => {
    try {
      const locale = await getShownLocale(typed(posted, guardFields.locale))
      const shown = { ...posted, locale }
      return sayTo(endpoint, shown)(await answerInside(received, shown))
    } catch (error) {
      await reportFailure(endpoint.what, error)
      return giveUp()
    }
  }
  return within({ milliseconds: longest, tooLate: giveUp }, work())
}

async function answerUnread({ endpoint, arrival, wait }: Received, failure: ReadFailure): Promise<Response> {
  const posted = unread(arrival.request)
  const outcome: PostOutcome | null | undefined =
    wait === null
      ? await endpoint.unreadable?.(posted, { ...arrival, failure })
      : { kind: 'too-many', retryAfter: wait }
  return sayTo(endpoint, posted)(outcome ?? { kind: 'wrong', why: failure })
}

/**
 * Receives a form from this site's own pages, as JSON or as a browser sends it by itself. It is read before anything else
 * is answered, so that whatever is said keeps what was typed; the server bounds what comes.
 */
export async function receivePost(request: Request, endpoint: PostEndpoint): Promise<Response> {
  if (isFromElsewhere(request) && !endpoint.isOpen?.(request)) return replyWrong(403)
  const address = visitorAddress(request.headers)
  const received = {
    endpoint,
    arrival: { request, address, now: new Date() },
    wait: endpoint.waitOf(address),
  }
  try {
    const { bounds = usualBounds } = endpoint
    const read = await readForm(request, typeof bounds === 'function' ? await bounds(request) : bounds)
    return read.ok
      ? await answerRead(received, read.value.values)
      : await answerUnread(received, read.failure)
  } catch (error) {
    await reportFailure(endpoint.what, error)
    return sayTo(endpoint, unread(request))({ kind: 'failed' })
  }
}
