import { seenOwners } from '@/cms/access/owner-access'
import type { StaffScope } from '@/cms/access/staff-scope'
import { noteAction } from '@/cms/operations/audit/note-action'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { databaseOf, inTransaction, transactionOf } from '@/cms/database/transactions'
import { MOST_ATTACHMENTS, readBody, readMessage, type MessageErrors } from '@/domain/owners/owner-message'
import type { Result } from '@/domain/shared/result'
import {
  prepareOwnerMailing,
  queueOwnerMails,
  notifyOfficeOfMessage,
} from '@/cms/operations/owners/queue-owner-mails'
import { table } from '@/cms/database/tables'
import { storeOwnerMessages } from './store-owner-messages'
import { isOwnedBy } from '@/cms/queries/owners/is-owned-by'

const ownersTable = table('owners')
const properties = table('properties')
const ownerFiles = table('owner_files')
const ownerMessages = table('owner_messages')
const firstMessage = table('owner_messages', 'first')

/** The errors of a message, by field. */
export type WriteFailure = { errors: MessageErrors }

/** The owner has no such conversation; the answer has no text, or is too long. */
export type AnswerFailure = 'not-found' | 'required' | 'too-long'

type Message = {
  payload: Payload
  /** The author's request; a new one if there is none. */
  req?: PayloadRequest
  to: readonly number[] | 'all'
  /** What the author sees of owners: others get nothing. */
  scope: StaffScope
  /** The row of the property it is about, which has to be the owner's. */
  property: number | null
  subject: string
  body: string
  attachments: readonly number[]
  /** The member of staff who writes. */
  staff: number | null
  now: Date
}

const batch = 200

type WriteOwnerMessageInput = Pick<Message, 'payload' | 'to' | 'scope' | 'property' | 'attachments'>

/** Those of these owners whom the author sees; 'all' is every owner with a property. */
async function findAddressees({ payload, to, scope }: WriteOwnerMessageInput): Promise<number[]> {
  const wanted =
    to === 'all'
      ? sql`exists (select from ${properties} where ${isOwnedBy(ownersTable.id)})`
      : sql`${ownersTable.id} = any(${sql.param([...to])}::int[])`
  const { rows } = await databaseOf(payload).execute<{ id: number }>(
    sql`select ${ownersTable.id} from ${ownersTable} where ${wanted} and ${seenOwners(scope)} order by ${ownersTable.id}`,
  )
  return rows.map(({ id }) => id)
}

async function isTheirs({
  payload,
  property: id,
  owners,
}: WriteOwnerMessageInput & { owners: readonly number[] }) {
  if (id === null) return true
  const { rows } = await databaseOf(payload).execute<{ owner: number | null }>(
    sql`select ${properties.owner_id} as owner from ${properties} where ${properties.id} = ${id} and ${properties.deleted_at} is null`,
  )
  const [property] = rows
  return property !== undefined && owners.every((owner) => owner === property.owner)
}

async function countFiles({ payload, attachments }: WriteOwnerMessageInput): Promise<number> {
  if (attachments.length === 0) return 0
  const { rows } = await databaseOf(payload).execute<{ count: number }>(
    sql`select count(*)::int as count from ${ownerFiles} where ${ownerFiles.id} = any(${sql.param([...attachments])}::int[])`,
  )
  return rows[0]?.count ?? 0
}

async function checkAddress(
  asked: WriteOwnerMessageInput,
  owners: readonly number[],
): Promise<MessageErrors> {
  const { to, attachments } = asked
  const errors: MessageErrors = {}
  const isEverybodyThere = to === 'all' || owners.length === new Set(to).size
  if (owners.length === 0) errors.to = 'required'
  else if (!isEverybodyThere) errors.to = 'invalid'
  if (owners.length > 0 && !(await isTheirs({ ...asked, owners }))) errors.property = 'invalid'
  if (attachments.length > MOST_ATTACHMENTS) errors.attachments = 'too-many'
  else if ((await countFiles(asked)) !== attachments.length) errors.attachments = 'invalid'
  return errors
}

/**
 * Writes a message of the agency to these owners, or to all with a property, whom the author sees: a conversation for each, with its mail in the
 * same transaction. Returns the number of owners. A repeat within ten minutes changes nothing.
 */
export async function writeToOwners(message: Message): Promise<Result<{ count: number }, WriteFailure>> {
  const { payload, property, staff, now } = message
  const attachments = [...new Set(message.attachments)]
  const asked = { ...message, attachments }
  const texts = readMessage(message)
  const owners = await findAddressees(asked)
  const errors = { ...(await checkAddress(asked, owners)), ...(!texts.ok && texts.failure) }
  if (!texts.ok || Object.keys(errors).length > 0) return { ok: false, failure: { errors } }
  const req = message.req ?? (await createLocalReq({}, payload))
  const kept = { ...texts.value, property, author: 'agency', staff, attachments, thread: null, now } as const
  const mailing = await prepareOwnerMailing({ payload, property })
  await inTransaction(req, async () => {
    for (let from = 0; from < owners.length; from += batch) {
      const part = owners.slice(from, from + batch)
      const stored = await storeOwnerMessages({ req, message: { ...kept, owners: part } })
      const threads = stored.map(({ id, owner }) => ({ about: id, thread: id, owner }))
      const letter = { ...texts.value, attachments: attachments.length, isAnswer: false }
      await queueOwnerMails({ req, mailing, threads, letter })
      if (staff !== null)
        for (const { about } of threads)
          await noteAction(req, { action: 'write', kind: 'owner-messages', id: about })
    }
  })
  return { ok: true, value: { count: owners.length } }
}

type WriteMessageAnswer = {
  payload: Payload
  req?: PayloadRequest
  /** Any message of the conversation. */
  message: number
  by: { kind: 'owner'; id: number } | { kind: 'staff'; id: number }
  body: string
  now: Date
}

type Thread = { id: number; owner: number; property: number | null; subject: string }

/** The conversation, locked until the transaction ends; an owner finds only their own. */
async function lockThread({
  req,
  message,
  by,
}: WriteMessageAnswer & { req: PayloadRequest }): Promise<Thread | null> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<Thread>(sql`
    select ${firstMessage.id}, ${firstMessage.owner_id} as owner, ${firstMessage.property_id} as property, ${firstMessage.subject}
    from ${firstMessage} where ${firstMessage.id} = (select coalesce(${ownerMessages.thread_id}, ${ownerMessages.id}) from ${ownerMessages} where ${ownerMessages.id} = ${message}) for update`)
  const [thread] = rows
  return thread && (by.kind === 'staff' || thread.owner === by.id) ? thread : null
}

async function keepAnswer(
  answer: WriteMessageAnswer & { req: PayloadRequest },
  thread: Thread,
): Promise<number | null> {
  const { req, by, body, now } = answer
  const { id, owner, property, subject } = thread
  const [author, other] =
    by.kind === 'staff' ? (['agency', 'owner'] as const) : (['owner', 'agency'] as const)
  const staff = by.kind === 'staff' ? by.id : null
  const written = {
    owners: [owner],
    property,
    author,
    staff,
    subject,
    body,
    attachments: [],
    thread: id,
    now,
  }
  const [stored] = await storeOwnerMessages({ req, message: written })
  const db = await transactionOf(req)
  // An answer implies that its author has read the other messages.
  await db.execute(sql`update ${ownerMessages} set ${ownerMessages.$.read_at} = ${now.toISOString()}, ${ownerMessages.$.updated_at} = now()
    where (${ownerMessages.id} = ${id} or ${ownerMessages.thread_id} = ${id}) and ${ownerMessages.author}::text = ${other} and ${ownerMessages.read_at} is null`)
  return stored?.id ?? null
}

async function findProperty({ payload, message }: WriteMessageAnswer): Promise<number | null> {
  const { rows } = await databaseOf(payload).execute<{ property: number | null }>(
    sql`select ${ownerMessages.property_id} as property from ${ownerMessages} where ${ownerMessages.id} = ${message}`,
  )
  return rows[0]?.property ?? null
}

/**
 * Adds an answer of the owner or of the office to a conversation, with the mail to the other side in the same transaction;
 * what the other side wrote counts as read. Returns the conversation. A repeat changes nothing.
 */
export async function answerOwnerMessage(
  given: WriteMessageAnswer,
): Promise<Result<{ thread: number }, AnswerFailure>> {
  const text = readBody(given.body)
  if (!text.ok) return { ok: false, failure: text.failure === 'too-long' ? 'too-long' : 'required' }
  const { payload, by } = given
  const req = given.req ?? (await createLocalReq({}, payload))
  const answer = { ...given, req, body: text.value }
  const mailing = await prepareOwnerMailing({ payload, property: await findProperty(given) })
  return inTransaction(req, async (): Promise<Result<{ thread: number }, AnswerFailure>> => {
    const thread = await lockThread(answer)
    if (!thread) return { ok: false, failure: 'not-found' }
    const { id, owner, subject } = thread
    const about = await keepAnswer(answer, thread)
    if (about === null) return { ok: true, value: { thread: id } }
    const letter = { subject, body: answer.body, attachments: 0, isAnswer: true }
    const place = { about, thread: id, owner }
    if (by.kind === 'staff') {
      await queueOwnerMails({ req, mailing, threads: [place], letter })
      await noteAction(req, { action: 'write', kind: 'owner-messages', id: about })
    } else await notifyOfficeOfMessage({ req, mailing, place, letter })
    return { ok: true, value: { thread: id } }
  })
}
