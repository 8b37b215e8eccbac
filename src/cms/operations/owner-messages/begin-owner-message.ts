import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { databaseOf, inTransaction, transactionOf } from '@/cms/database/transactions'
import { attachmentName, attachmentsError, type Attachment } from '@/domain/owners/owner-attachments'
import { readMessage, type MessageErrors, type MessageTexts } from '@/domain/owners/owner-message'
import type { Result } from '@/domain/shared/result'
import { claimAllowance, countOf, type Allowance } from '@/cms/operations/leads/form-allowance'
import {
  cleanAttachments,
  registerAttachments,
  eraseAttachments,
  writeAttachments,
  type WrittenAttachment,
} from './owner-attachments'
import {
  prepareOwnerMailing,
  notifyOfficeOfMessage,
  type OwnerMailing,
} from '@/cms/operations/owners/queue-owner-mails'
import { table } from '@/cms/database/tables'
import { storeOwnerMessages } from './store-owner-messages'
import { isOwnedBy } from '@/cms/queries/owners/is-owned-by'

const properties = table('properties')
const messageRow = table('owner_messages', 'message')
const ownerMessagesRels = table('owner_messages_rels')
const ownerFiles = table('owner_files')
const later = table('owner_messages', 'later')
const ownersTable = table('owners')

/** The errors by field; or too many new conversations, with the seconds to wait. */
export type BeginFailure =
  { reason: 'invalid'; errors: MessageErrors } | { reason: 'too-many'; retryAfter: number }

type BeginOwnerMessageInput = MessageTexts & {
  payload: Payload
  owner: number
  /** The public ID of the property it is about, which has to be the owner's; null for none. */
  property: number | null
  attachments: readonly Attachment[]
  now: Date
}

type ParsedOwnerMessage = BeginOwnerMessageInput & { property: number | null }

/** How many conversations an owner may begin in an hour. */
const MOST_BEGUN = 10

const repeatMinutes = 10

async function findProperty({ payload, owner, property }: BeginOwnerMessageInput): Promise<number | null> {
  const { rows } = await databaseOf(payload).execute<{ id: number }>(
    sql`select ${properties.id} from ${properties} where ${isOwnedBy(owner)}
      and ${properties.public_id} = ${property}`,
  )
  return rows[0]?.id ?? null
}

async function read(given: BeginOwnerMessageInput): Promise<Result<ParsedOwnerMessage, MessageErrors>> {
  const texts = readMessage(given)
  const property = given.property === null ? null : await findProperty(given)
  const attachments = attachmentsError(given.attachments)
  const errors: MessageErrors = {
    ...(given.property !== null && property === null && { property: 'invalid' }),
    ...(!texts.ok && texts.failure),
    ...(attachments && { attachments }),
  }
  if (!texts.ok || Object.keys(errors).length > 0) return { ok: false, failure: errors }
  return { ok: true, value: { ...given, ...texts.value, property } }
}

/** The same text with the same files within ten minutes, unanswered by the office: a form that was sent twice. */
async function findSame(req: PayloadRequest, message: ParsedOwnerMessage): Promise<number | null> {
  const { owner, property, subject, body, attachments, now } = message
  const db = await transactionOf(req)
  const since = new Date(now.getTime() - repeatMinutes * 60_000).toISOString()
  const files = attachments.map(({ name, bytes }) => `${bytes.length} ${attachmentName(name)}`)
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${messageRow.id} from ${messageRow}
    where ${messageRow.owner_id} = ${owner} and ${messageRow.author} = 'owner' and ${messageRow.thread_id} is null
      and ${messageRow.subject} = ${subject} and ${messageRow.body} = ${body} and ${messageRow.created_at} > ${since}
      and ${messageRow.property_id} is not distinct from ${property}::int
      and array(select concat(${ownerFiles.filesize}::bigint, ' ', ${ownerFiles.original_name}) as mark
        from ${ownerMessagesRels} join ${ownerFiles} on ${ownerFiles.id} = ${ownerMessagesRels.owner_files_id}
        where ${ownerMessagesRels.parent_id} = ${messageRow.id} and ${ownerMessagesRels.path} = 'attachments' order by mark)
        = array(select file from unnest(${sql.param(files)}::text[]) as file order by file)
      and not exists (select from ${later} where ${later.thread_id} = ${messageRow.id} and ${later.author} = 'agency')
    order by ${messageRow.id} desc limit 1`)
  return rows[0]?.id ?? null
}

type StoreOwnerMessageInput = {
  req: PayloadRequest
  message: ParsedOwnerMessage
  files: WrittenAttachment[]
  mailing: OwnerMailing
}

async function keep({ req, message, files, mailing }: StoreOwnerMessageInput): Promise<number> {
  const { owner, property, subject, body, now } = message
  const attachments = await registerAttachments({ req, written: files })
  const kept = { property, subject, body, attachments, now, owners: [owner], staff: null, thread: null }
  const [stored] = await storeOwnerMessages({ req, message: { ...kept, author: 'owner' } })
  if (!stored) throw new Error('A message of an owner was not stored')
  const place = { about: stored.id, thread: stored.id, owner }
  const letter = { subject, body, attachments: attachments.length, isAnswer: false }
  await notifyOfficeOfMessage({ req, mailing, place, letter })
  return stored.id
}

type BeginResult = Result<{ thread: number; isNew: boolean }, BeginFailure>

async function begin(keeping: StoreOwnerMessageInput): Promise<BeginResult> {
  const { req, message } = keeping
  const { payload, owner, now } = message
  const db = await transactionOf(req)
  // Of two concurrent requests the second waits here, and finds what the first has stored.
  const { rows } = await db.execute(
    sql`select from ${ownersTable} where ${ownersTable.id} = ${owner} for update`,
  )
  if (rows.length === 0) throw new Error('An owner who writes is gone')
  const same = await findSame(req, message)
  if (same !== null) return { ok: true, value: { thread: same, isNew: false } }
  const allowance: Allowance = { use: 'owner-message', value: String(owner), most: MOST_BEGUN, hours: 1 }
  if (!(await claimAllowance({ payload, allowance, now, db }))) {
    const { retryAfter } = await countOf({ payload, allowance, now, db })
    return { ok: false, failure: { reason: 'too-many', retryAfter } }
  }
  return { ok: true, value: { thread: await keep(keeping), isNew: true } }
}

/**
 * Begins a conversation of an owner with the agency, with its attachments and the mail to the office in one transaction,
 * and returns the conversation. A repeat within ten minutes changes nothing.
 */
export async function beginOwnerMessage(
  given: BeginOwnerMessageInput,
): Promise<Result<{ thread: number }, BeginFailure>> {
  const checked = await read(given)
  if (!checked.ok) return { ok: false, failure: { reason: 'invalid', errors: checked.failure } }
  const attachments = await cleanAttachments(given.attachments)
  if (!attachments) return { ok: false, failure: { reason: 'invalid', errors: { attachments: 'invalid' } } }
  const message = { ...checked.value, attachments }
  const { payload, property } = message
  const req = await createLocalReq({}, payload)
  const mailing = await prepareOwnerMailing({ payload, property })
  const files = await writeAttachments(attachments)
  let isKept = false
  try {
    const begun = await inTransaction(req, () => begin({ req, message, files, mailing }))
    isKept = begun.ok && begun.value.isNew
    return begun.ok ? { ok: true, value: { thread: begun.value.thread } } : begun
  } finally {
    if (!isKept) await eraseAttachments(files)
  }
}
