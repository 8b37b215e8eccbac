import { beginOwnerMessage } from '@/cms/operations/owner-messages/begin-owner-message'
import { openOwnerFile } from '@/cms/operations/owners/open-owner-file'
import { answerOwnerMessage } from '@/cms/operations/owner-messages/write-owner-message'
import type { Attachment } from '@/domain/owners/owner-attachments'
import { MOST_ATTACHMENTS } from '@/domain/owners/owner-message'
import { readRecordId } from '@/domain/shared/record-id'
import { getClient } from '@/site/data/client'
import { getLoginHref } from '@/site/data/owners/owner-frame'
import { findHomeChoices } from '@/site/data/owners/owner-messages'
import { getOwnerVisitorOf, type OwnerVisitor } from '@/site/data/owners/owner-session'
import { typed } from '@/site/guards/post-door'
import { answerPosted, firstOf, reportFailure, unread, type Posted } from '@/site/guards/posted'
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
import {
  replyBroken,
  replyErrors,
  replyFlood,
  replyLooker,
  replyStranger,
  replyWritten,
  type Unwritten,
} from './write-replies'

const LARGEST = 256 * 1024

// Of answers and first messages together.
const waitOfWriter = createRateLimit({ burst: 20, perMinute: 10 })

function idOf(value: unknown): number | null {
  const first = firstOf(value)
  return typeof first === 'string' || typeof first === 'number' ? readRecordId(String(first)) : null
}

async function answer(request: Request, posted: Posted): Promise<Response> {
  const wait = waitOfWriter(visitorAddress(request.headers))
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

/** Answers a post to `/api/owner/messages`: an owner's answer in a conversation of theirs (docs/owner-area.md). */
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

// As much as tools/server/request-rules.mjs lets in.
const LARGEST_WITH_FILES = 11 * 1024 * 1024

const failedToWrite = 'A message of an owner could not be written'

// One file more than there may be is enough to say so. A browser sends a file without a name where none was chosen.
async function filesOf({ values }: Posted): Promise<Attachment[]> {
  const files = [values.attachments].flat().filter((value) => value instanceof File)
  return Promise.all(
    files
      .filter(({ name }) => name !== '')
      .slice(0, MOST_ATTACHMENTS + 1)
      .map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  )
}

/** The public ID of the home that was chosen; null for none, and 0, which is no home's, for what is none. */
function homeOf(posted: Posted): number | null {
  const chosen = typed(posted, 'property')
  return chosen === '' ? null : (readRecordId(chosen) ?? 0)
}

type Writing = { request: Request; posted: Posted; visitor: OwnerVisitor | null }

async function write({ request, posted, visitor }: Writing): Promise<Response> {
  const nobody = { posted, homes: [] }
  const wait = waitOfWriter(visitorAddress(request.headers))
  if (wait !== null) return replyFlood(nobody, wait)
  if (!visitor) return replyStranger(nobody, await getLoginHref(posted.locale))
  if (visitor.look) return replyLooker(nobody)
  const owner = visitor.owner.id
  const begun = await beginOwnerMessage({
    payload: await getClient(),
    owner,
    home: homeOf(posted),
    subject: typed(posted, 'subject'),
    body: typed(posted, 'body'),
    attachments: await filesOf(posted),
    now: new Date(),
  })
  if (begun.ok) return replyWritten(posted, begun.value.thread)
  const unwritten: Unwritten = { posted, homes: await findHomeChoices({ owner, locale: posted.locale }) }
  return begun.failure.reason === 'too-many'
    ? replyFlood(unwritten, begun.failure.retryAfter)
    : replyErrors(unwritten, begun.failure.errors)
}

/** Files are taken in from an owner alone: nobody else sends more than words. */
async function readAndWrite(request: Request, visitor: OwnerVisitor | null): Promise<Response> {
  const mostWithFiles = visitor && !visitor.look ? LARGEST_WITH_FILES : null
  const read = await readForm(request, { most: LARGEST, mostWithFiles })
  if (!read.ok && read.failure === 'size' && mostWithFiles !== null)
    return replyErrors({ posted: unread(request), homes: [] }, { attachments: 'too-long' })
  if (!read.ok) return replyWrong(read.failure)
  const { values } = read.value
  const failed = (posted: Posted) => replyBroken({ posted, homes: [] })
  return answerPosted(
    { request, values },
    { answer: (posted) => write({ request, posted, visitor }), failed, what: failedToWrite },
  )
}

/** Answers a post to `/api/owner/messages/new`: an owner begins a conversation (docs/owner-area.md). */
export async function receiveMessage(request: Request): Promise<Response> {
  if (isFromElsewhere(request)) return replyWrong(403)
  try {
    return await readAndWrite(request, await getOwnerVisitorOf(request))
  } catch (error) {
    await reportFailure(failedToWrite, error)
    return replyBroken({ posted: unread(request), homes: [] })
  }
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
