import { beginOwnerMessage } from '@/cms/operations/owner-messages/begin-owner-message'
import { answerOwnerMessage } from '@/cms/operations/owner-messages/write-owner-message'
import { sendPrivateFile } from '@/cms/operations/media/send-private-file'
import { findOwnerFile } from '@/cms/operations/owners/find-owner-file'
import type { Attachment } from '@/domain/owners/owner-attachments'
import { MOST_ATTACHMENTS } from '@/domain/owners/owner-message'
import { readRecordId } from '@/domain/shared/record-id'
import { getClient } from '@/site/data/client'
import { findPropertyChoices } from '@/site/data/owners/owner-messages'
import { getOwnerVisitorOf, type OwnerVisitor } from '@/site/data/owners/owner-session'
import { firstOf, typed, type PostedValues } from '@/site/forms/receiving/read-post'
import { receivePost, type PostEndpoint } from '@/site/forms/receiving/receive-post'
import { replyWrong, type PostOutcome } from '@/site/forms/receiving/reply'
import { createRateLimit } from '@/site/guards/rate-limit'
import { getTranslator } from '@/messages/translator'
import {
  answerAgain,
  LATEST,
  threadHref,
  toImpersonatingStaff,
  toMessages,
  toStranger,
  toUnanswered,
  toUnwritten,
  backLink,
  writeAgain,
} from './message-outcomes'

const LARGEST = 256 * 1024

// The limit of a message with files, as in tools/server/request-rules.mjs.
const LARGEST_WITH_FILES = 11 * 1024 * 1024

// For answers and first messages together.
const limitMessages = createRateLimit({ burst: 20, perMinute: 10 })

function idOf(value: unknown): number | null {
  const first = firstOf(value)
  return typeof first === 'string' || typeof first === 'number' ? readRecordId(String(first)) : null
}

async function answerAs({ owner }: OwnerVisitor, posted: PostedValues): Promise<PostOutcome> {
  const message = idOf(posted.values.message)
  if (message === null) return toUnanswered(posted, 'not-found')
  const written = await answerOwnerMessage({
    payload: await getClient(),
    message,
    by: { kind: 'owner', id: owner.id },
    body: typed(posted, 'body'),
    now: new Date(),
  })
  if (!written.ok) return toUnanswered(posted, written.failure)
  const data = { message: getTranslator(posted.locale)('owner.messages.sent') }
  return { kind: 'done', page: threadHref(posted, written.value.thread), anchor: LATEST, data }
}

const answers: PostEndpoint = {
  failureMessage: 'An answer of an owner could not be written',
  rateLimit: limitMessages,
  limits: { maxBytes: LARGEST, maxBytesWithFiles: null },
  answer: async (posted, { request }) => {
    const visitor = await getOwnerVisitorOf(request)
    if (!visitor) return toStranger(posted, answerAgain(posted))
    return visitor.impersonation ? toImpersonatingStaff(posted, 'answer') : answerAs(visitor, posted)
  },
  texts: (posted) => ({
    failed: getTranslator(posted.locale)('owner.messages.errors.failed'),
    back: backLink(posted),
  }),
  again: answerAgain,
}

/** Answers a post to `/api/owner/messages`: an owner's answer in a conversation of theirs (docs/owner-area.md). */
export const receiveAnswer = (request: Request): Promise<Response> => receivePost(request, answers)

// One file more than allowed is enough to report it. A browser sends a file without a name if none was chosen.
async function filesOf({ values }: PostedValues): Promise<Attachment[]> {
  const files = [values.attachments].flat().filter((value) => value instanceof File)
  return Promise.all(
    files
      .filter(({ name }) => name !== '')
      .slice(0, MOST_ATTACHMENTS + 1)
      .map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  )
}

/** The public ID of the chosen property; null for none, and 0, which is no property's, for an invalid one. */
function propertyOf(posted: PostedValues): number | null {
  const chosen = typed(posted, 'property')
  return chosen === '' ? null : (readRecordId(chosen) ?? 0)
}

async function writeAs({ owner: { id: owner } }: OwnerVisitor, posted: PostedValues): Promise<PostOutcome> {
  const begun = await beginOwnerMessage({
    payload: await getClient(),
    owner,
    property: propertyOf(posted),
    subject: typed(posted, 'subject'),
    body: typed(posted, 'body'),
    attachments: await filesOf(posted),
    now: new Date(),
  })
  if (begun.ok) return { kind: 'done', page: `${threadHref(posted, begun.value.thread)}${LATEST}` }
  const message = { posted, properties: await findPropertyChoices({ owner, locale: posted.locale }) }
  const { failure } = begun
  return failure.reason === 'too-many'
    ? { kind: 'too-many', retryAfter: failure.retryAfter, again: writeAgain(message) }
    : toUnwritten(message, failure.errors)
}

const canSendFiles = (visitor: OwnerVisitor | null): boolean => visitor !== null && !visitor.impersonation

/** Only an owner may send files; all others send only text. */
function newMessages(findVisitor: () => Promise<OwnerVisitor | null>): PostEndpoint {
  const again = (posted: PostedValues) => writeAgain({ posted, properties: [] })
  return {
    failureMessage: 'A message of an owner could not be written',
    rateLimit: limitMessages,
    limits: async () => ({
      maxBytes: LARGEST,
      maxBytesWithFiles: canSendFiles(await findVisitor()) ? LARGEST_WITH_FILES : null,
    }),
    unreadable: async (posted, { failure }) =>
      failure === 'size' && canSendFiles(await findVisitor())
        ? toUnwritten({ posted, properties: [] }, { attachments: 'too-long' })
        : null,
    answer: async (posted) => {
      const visitor = await findVisitor()
      if (!visitor) return toStranger(posted, again(posted))
      return visitor.impersonation ? toImpersonatingStaff(posted, 'write') : writeAs(visitor, posted)
    },
    texts: (posted) => ({
      failed: getTranslator(posted.locale)('owner.messages.write.errors.failed'),
      back: toMessages(posted),
    }),
    again,
  }
}

/** Answers a post to `/api/owner/messages/new`: an owner begins a conversation (docs/owner-area.md). */
export const receiveMessage = (request: Request): Promise<Response> => {
  let visitor: Promise<OwnerVisitor | null> | null = null
  return receivePost(
    request,
    newMessages(() => (visitor ??= getOwnerVisitorOf(request))),
  )
}

/** Sends an attachment to its owner, as a download that never opens within the site. */
export async function sendOwnerFile({ request, id }: { request: Request; id: string }): Promise<Response> {
  const visitor = await getOwnerVisitorOf(request)
  if (!visitor) return replyWrong(403)
  const number = idOf(id)
  const file =
    number === null
      ? null
      : await findOwnerFile({ payload: await getClient(), owner: visitor.owner.id, id: number })
  if (!file) return replyWrong(404)
  const headers = { 'X-Robots-Tag': 'noindex' }
  return (await sendPrivateFile({ request, file, headers })) ?? replyWrong(404)
}
