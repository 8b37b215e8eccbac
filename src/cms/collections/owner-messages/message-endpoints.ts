import type { Endpoint, PayloadRequest } from 'payload'
import {
  bodyOf,
  documentEndpoint,
  isReadable,
  refuse,
  staffEndpoint,
  wrong,
} from '@/cms/collections/staff-endpoint'
import { getScope } from '@/cms/access/staff-scope'
import { markAnswersRead } from '@/cms/operations/owner-messages/mark-answers-read'
import {
  answerOwnerMessage,
  writeToOwners,
  type AnswerFailure,
} from '@/cms/operations/owner-messages/write-owner-message'
import { MOST_ATTACHMENTS, type MessageErrors } from '@/domain/owners/owner-message'
import { isRecordId } from '@/domain/shared/record-id'
import { textOf } from '@/domain/shared/text'

const mostIds = 1000

/** A list of numbers of documents; null if it is invalid. */
const idsOf = (value: unknown): number[] | null =>
  Array.isArray(value) && value.length <= mostIds && value.every(isRecordId) ? value : null

const refuseFields = (errors: MessageErrors) => Response.json({ ok: false, errors }, { status: 422 })

const staffOf = ({ user }: PayloadRequest): number | null => (typeof user?.id === 'number' ? user.id : null)

/** A file of a conversation that the author does not see would be theirs with their message: 0 in its place, which is no file. */
async function readableOf(req: PayloadRequest, files: readonly number[]): Promise<number[]> {
  if (files.length > MOST_ATTACHMENTS) return [...files]
  const readable: number[] = []
  for (const id of files) readable.push((await isReadable(req, { collection: 'owner-files', id })) ? id : 0)
  return readable
}

/** Writes to these owners, or to all who have a property. */
async function write(req: PayloadRequest): Promise<Response> {
  const { to: given, property = null, subject, body, attachments: files = [] } = await bodyOf(req)
  const to = given === 'all' ? ('all' as const) : idsOf(given)
  const sent = idsOf(files)
  if (to === null) return refuseFields({ to: 'invalid' })
  if (sent === null) return refuseFields({ attachments: 'invalid' })
  if (property !== null && !isRecordId(property)) return refuseFields({ property: 'invalid' })
  const attachments = await readableOf(req, sent)
  const texts = { subject: textOf(subject), body: textOf(body) }
  const { payload } = req
  const scope = await getScope(req)
  const sending = { payload, req, to, scope, property, attachments, staff: staffOf(req), now: new Date() }
  const message = { ...texts, ...sending }
  const written = await writeToOwners(message)
  return written.ok ? Response.json({ ok: true, ...written.value }) : refuseFields(written.failure.errors)
}

const refuseAnswer = (failure: AnswerFailure) =>
  failure === 'not-found' ? wrong(failure, 404) : refuseFields({ body: failure })

async function answer(req: PayloadRequest, id: number): Promise<Response> {
  const staff = staffOf(req)
  const { body } = await bodyOf(req)
  if (staff === null) return refuse()
  const { payload } = req
  const by = { kind: 'staff', id: staff } as const
  const text = textOf(body)
  const answered = await answerOwnerMessage({ payload, req, message: id, by, body: text, now: new Date() })
  return answered.ok ? Response.json({ ok: true, id: answered.value.thread }) : refuseAnswer(answered.failure)
}

/** Records that the office has read the owner's messages in a conversation. */
async function read(req: PayloadRequest, id: number): Promise<Response> {
  await markAnswersRead({ payload: req.payload, id, now: new Date() })
  return Response.json({ ok: true })
}

/** The REST endpoints of staff for messages of owners, besides reading: docs/owner-area.md. */
export const messageEndpoints: Endpoint[] = [
  { path: '/write', method: 'post', handler: staffEndpoint(write) },
  { path: '/:id/answer', method: 'post', handler: documentEndpoint('owner-messages', answer) },
  { path: '/:id/read', method: 'post', handler: documentEndpoint('owner-messages', read) },
]
