import type { RateLimit } from '@/domain/guards/token-bucket'
import { getTranslator } from '@/messages/translator'
import type { Gate } from './at-once'
import { answerPosted, type Posted } from './posted'
import { createRateLimit } from './rate-limit'
import { readForm } from './read-form'
import { failed, refuse, replyWrong, tooMany, type Refusal, type WayOn } from './replies'
import { isFromElsewhere } from './same-site'
import { visitorAddress } from './visitor-address'

const LARGEST = 64 * 1024

type Door = {
  /** Of each visitor. */
  limit: RateLimit
  /** How many are answered at once: who finds it full is told to try again. */
  enter?: Gate
  answer: (posted: Posted, request: Request) => Promise<Response>
  /** Where a visitor goes on to who is told that it was not done. */
  back: (posted: Posted) => WayOn
  /** HTML of the same form once more, to be sent later without a script. */
  again?: (posted: Posted) => string
  /** For the log, when something breaks. */
  what: string
}

/** A route that takes a small form from this site's own pages, as JSON or as a browser sends it by itself. */
export function postDoor({
  limit,
  enter,
  answer,
  back,
  again = () => '',
  what,
}: Door): (request: Request) => Promise<Response> {
  const waitOf = createRateLimit(limit)
  const through = async (posted: Posted, request: Request): Promise<Response> => {
    const visitor = visitorAddress(request.headers)
    const wait = waitOf(visitor)
    if (wait !== null) return refuseTooMany(posted, wait)
    const leave = enter?.(visitor)
    if (leave === null) return refuseFailed(posted)
    try {
      return await answer(posted, request)
    } finally {
      leave?.()
    }
  }
  const refused = (posted: Posted, refusal: Refusal) =>
    refuse({ ...posted, back: () => back(posted) }, { ...refusal, content: again(posted) })
  const refuseFailed = (posted: Posted) =>
    refused(posted, failed(getTranslator(posted.locale)('lead.feedback.apiError')))
  const refuseTooMany = (posted: Posted, wait: number) => refused(posted, tooMany(posted.locale, wait))
  return async (request) => {
    const read = await readForm(request, { most: LARGEST, mostWithFiles: null })
    if (!read.ok) return replyWrong(read.failure)
    if (isFromElsewhere(request)) return replyWrong(403)
    const { values } = read.value
    const answering = { answer: (posted: Posted) => through(posted, request), failed: refuseFailed, what }
    return answerPosted({ request, values }, answering)
  }
}

/** A field as it was typed; of a field that is missing, nothing. */
export function typed({ values }: Pick<Posted, 'values'>, name: string): string {
  const value: unknown = [values[name]].flat()[0]
  return typeof value === 'string' ? value : ''
}
