import type { RateLimit } from '@/domain/guards/token-bucket'
import { getTranslator } from '@/site/messages/translator'
import type { Gate } from './at-once'
import { answerPosted, unread, type Posted } from './posted'
import { createRateLimit } from './rate-limit'
import { readForm } from './read-form'
import { failed, refuse, replyWrong, seeOther, tooMany, unkept, type WayOn } from './replies'
import { isFromElsewhere } from './same-site'
import { visitorAddress } from './visitor-address'

const LARGEST = 64 * 1024

type Door = {
  /** Of each visitor. */
  limit: RateLimit
  /** Of all visitors together: who finds it full is told to try again. */
  enter?: Gate
  answer: (posted: Posted, request: Request) => Promise<Response>
  /** Where a visitor goes on to who is told that it was not done. */
  back: (posted: Posted) => WayOn
  /** For the log, when something breaks. */
  what: string
}

/** A route that takes a small form from this site's own pages, as JSON or as a browser sends it by itself. */
export function postDoor({
  limit,
  enter,
  answer,
  back,
  what,
}: Door): (request: Request) => Promise<Response> {
  const waitOf = createRateLimit(limit)
  const through = async (posted: Posted, request: Request): Promise<Response> => {
    const leave = enter?.()
    if (leave === null) return refuseFailed(posted)
    try {
      return await answer(posted, request)
    } finally {
      leave?.()
    }
  }
  const refuseFailed = (posted: Posted) =>
    refuse(
      { ...posted, back: () => back(posted) },
      failed(getTranslator(posted.locale)('lead.feedback.apiError')),
    )
  return async (request) => {
    const wait = waitOf(visitorAddress(request.headers))
    if (wait !== null) {
      const posted = unread(request)
      const minutes = Math.ceil(wait / 60)
      const words = getTranslator(posted.locale)('common.tooMany', { minutes })
      return refuse({ ...posted, back: () => back(posted) }, tooMany(words, wait))
    }
    const read = await readForm(request, { most: LARGEST, mostWithFiles: null })
    if (!read.ok) return replyWrong(read.failure)
    if (isFromElsewhere(request)) return replyWrong(403)
    const { values } = read.value
    const answering = { answer: (posted: Posted) => through(posted, request), failed: refuseFailed, what }
    return answerPosted({ request, values }, answering)
  }
}

/** It is done: on to a page that says so. */
export const replyOn = ({ wish }: Pick<Posted, 'wish'>, page: string): Response =>
  wish === 'json' ? Response.json({ ok: true, redirect: page }, { headers: unkept }) : seeOther(page)

/** A field as it was typed; of a field that is missing, nothing. */
export function typed({ values }: Pick<Posted, 'values'>, name: string): string {
  const value: unknown = [values[name]].flat()[0]
  return typeof value === 'string' ? value : ''
}
