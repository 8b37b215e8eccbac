import { openOwnerFile } from '@/cms/operations/open-owner-file'
import { answerOwnerMessage } from '@/cms/operations/write-owner-message'
import { readRecordId } from '@/domain/shared/record-id'
import { getClient } from '@/site/data/client'
import { getLoginHref } from '@/site/data/owner-frame'
import { getOwnerVisitorOf } from '@/site/data/owner-session'
import { answerPosted, firstOf, type Posted } from '@/site/guards/posted'
import { createRateLimit } from '@/site/guards/rate-limit'
import { readForm } from '@/site/guards/read-form'
import { replyWrong } from '@/site/guards/replies'
import { isFromElsewhere } from '@/site/guards/same-site'
import { visitorAddress } from '@/site/guards/visitor-address'
import {
  replyAnswered,
  replyFailed,
  replyLogin,
  replyLook,
  replyTooMany,
  replyUnwritten,
} from './answer-replies'

const LARGEST = 256 * 1024

const waitOf = createRateLimit({ burst: 20, perMinute: 10 })

function idOf(value: unknown): number | null {
  const first = firstOf(value)
  return typeof first === 'string' || typeof first === 'number' ? readRecordId(String(first)) : null
}

async function answer(request: Request, posted: Posted): Promise<Response> {
  const wait = waitOf(visitorAddress(request.headers))
  if (wait !== null) return replyTooMany(posted, wait)
  const visitor = await getOwnerVisitorOf(request)
  if (!visitor) return replyLogin(posted, await getLoginHref(posted.locale))
  if (visitor.look) return replyLook(posted)
  const message = idOf(posted.values.message)
  if (message === null) return replyUnwritten(posted, 'not-found')
  const body = firstOf(posted.values.body)
  const written = await answerOwnerMessage({
    payload: await getClient(),
    message,
    by: { kind: 'owner', id: visitor.owner.id },
    body: typeof body === 'string' ? body : '',
    now: new Date(),
  })
  return written.ok ? replyAnswered(posted, written.value.thread) : replyUnwritten(posted, written.failure)
}

/** Answers a post to `/api/owner/messages`: an owner's answer in a conversation of his (docs/owner-area.md). */
export async function receiveAnswer(request: Request): Promise<Response> {
  if (isFromElsewhere(request)) return replyWrong(403)
  const read = await readForm(request, { most: LARGEST, mostWithFiles: null })
  if (!read.ok) return replyWrong(read.failure)
  const { values } = read.value
  return answerPosted(
    { request, values },
    {
      answer: (posted) => answer(request, posted),
      failed: replyFailed,
      what: 'An answer of an owner could not be written',
    },
  )
}

/** Hands an attachment out to the owner it was sent to, to be kept and never opened within the site. */
export async function sendOwnerFile({ request, id }: { request: Request; id: string }): Promise<Response> {
  const visitor = await getOwnerVisitorOf(request)
  if (!visitor) return replyWrong(403)
  const number = idOf(id)
  const file =
    number === null
      ? null
      : await openOwnerFile({ payload: await getClient(), owner: visitor.owner.id, id: number })
  if (!file) return replyWrong(404)
  return new Response(file.content, {
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(file.size),
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  })
}
