import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { databaseOf, inTransaction, transactionOf, type Database } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import {
  eraseApplicantFiles,
  registerApplicantFile,
  writeApplicantFile,
  type WrittenFile,
} from '@/cms/operations/leads/applicant-files'
import { claimAllowance, countOf, type Allowance } from '@/cms/operations/leads/form-allowance'
import { cleanDocument } from '@/cms/operations/media/clean-document'
import type { MailOffice } from '@/cms/queries/agency/mail-agency'
import type { ReplyNote } from '@/cms/queries/leads/lead-replies'
import { attachmentName, type Attachment } from '@/domain/owners/owner-attachments'
import {
  effectsOfReply,
  MOST_REPLIES_A_DAY,
  MOST_STORED,
  type ReplyEffects,
} from '@/domain/replies/reply-effects'
import { tellOfReply, type RepliedLead } from './tell-of-reply'

const replies = table('lead_replies')
const replyFiles = table('lead_reply_files')
const leads = table('leads')
const storedFiles = table('applicant_files')

export type ReplyToStore = {
  lead: number
  /** The same for every copy of a mail. */
  mailKey: string
  messageId: string | null
  at: Date
  from: { address: string; name: string }
  subject: string
  text: string
  quoted: string
  isAutomatic: boolean
  files: readonly Attachment[]
  leftOut: number
  note: ReplyNote | null
}

/** Stored; stored before; or its lead is gone or has too many of a day, so that the mail stays where it is. */
export type StoreReplyOutcome = 'stored' | 'known' | 'refused'

type StoreReplyContext = { payload: Payload; office: MailOffice; now: Date }

/** Cleans pictures of what they disclose and writes the files; one that cannot be read is left out. */
async function writeFiles(files: readonly Attachment[]): Promise<WrittenFile[]> {
  const written: WrittenFile[] = []
  try {
    for (const { name, bytes } of files) {
      const clean = await cleanDocument(bytes).catch(() => 'unreadable' as const)
      if (clean === 'unreadable') continue
      written.push(await writeApplicantFile({ name: attachmentName(name), bytes: clean?.data ?? bytes }))
    }
    return written
  } catch (error) {
    await eraseFiles(written)
    throw error
  }
}

const eraseFiles = (written: readonly WrittenFile[]): Promise<void> =>
  eraseApplicantFiles(written.map(({ filename }) => filename))

/** Whether the conversation of a lead has room for more files. */
async function hasRoom(db: Database, lead: number): Promise<boolean> {
  const { rows } = await db.execute<{ bytes: number }>(sql`
    select coalesce(sum(${storedFiles.filesize}), 0)::float8 as bytes
    from ${replyFiles} join ${storedFiles} on ${storedFiles.id} = ${replyFiles.file_id} where ${replyFiles.lead_id} = ${lead}`)
  return (rows[0]?.bytes ?? 0) < MOST_STORED
}

/** Locks the lead, so that copies of a mail wait for one another. */
async function lockLead(db: Database, id: number): Promise<RepliedLead | null> {
  const { rows } = await db.execute<RepliedLead>(sql`
    select ${leads.id}, ${leads.kind}::text as kind, ${leads.name}, ${leads.email} from ${leads} where ${leads.id} = ${id} for update`)
  return rows[0] ?? null
}

/** How a mail is stored already: whole, or as a note of one that stays in the mailbox; null if it is not. */
export async function findStored(
  db: Database,
  { lead, mailKey }: Pick<ReplyToStore, 'lead' | 'mailKey'>,
): Promise<'whole' | 'noted' | null> {
  const { rows } = await db.execute<{ note: string | null }>(
    sql`select ${replies.note} from ${replies} where ${replies.lead_id} = ${lead} and ${replies.mail_key} = ${mailKey}`,
  )
  const [found] = rows
  if (!found) return null
  return found.note === null ? 'whole' : 'noted'
}

const allowanceOf = (lead: number): Allowance => ({
  ...{ use: 'lead-reply', value: String(lead), most: MOST_REPLIES_A_DAY, hours: 24 },
})

/** Whether a lead has all the replies of a day: the next mail need not be read. */
export async function isLeadFull({
  payload,
  lead,
  now,
}: Pick<StoreReplyContext, 'payload' | 'now'> & { lead: number }): Promise<boolean> {
  const { count } = await countOf({ payload, allowance: allowanceOf(lead), now })
  return count >= MOST_REPLIES_A_DAY
}

async function insertReply(
  db: Database,
  { reply, isFromOther }: { reply: ReplyToStore; isFromOther: boolean },
): Promise<number | null> {
  const { lead, mailKey, messageId, at, from, subject, text, quoted, isAutomatic, leftOut, note } = reply
  const { $ } = replies
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into ${replies} (${$.lead_id}, ${$.mail_key}, ${$.at}, ${$.from_address}, ${$.from_name}, ${$.subject}, ${$.body},
      ${$.quoted}, ${$.message_id}, ${$.is_from_other}, ${$.is_automatic}, ${$.left_out}, ${$.note})
    values (${lead}, ${mailKey}, ${at.toISOString()}::timestamptz, ${from.address}, ${from.name}, ${subject}, ${text},
      ${quoted}, ${messageId}, ${isFromOther}, ${isAutomatic}, ${leftOut}, ${note})
    on conflict (${$.lead_id}, ${$.mail_key}) do nothing returning ${$.id}::float8 as id`)
  return rows[0]?.id ?? null
}

type FilesOfReply = { lead: number; reply: number; written: readonly WrittenFile[] }

async function registerFiles(req: PayloadRequest, { lead, reply, written }: FilesOfReply): Promise<void> {
  const db = await transactionOf(req)
  for (const file of written) {
    const id = await registerApplicantFile({ req, file })
    await db.execute(sql`
      insert into ${replyFiles} (${replyFiles.$.file_id}, ${replyFiles.$.reply_id}, ${replyFiles.$.lead_id}) values (${id}, ${reply}, ${lead})`)
  }
}

/** The lead waits for an answer again, and may be reported again. */
const reopen = (db: Database, { lead, at }: ReplyToStore) =>
  db.execute(sql`update ${leads} set ${leads.$.status} = 'new', ${leads.$.replied_at} = ${at.toISOString()}::timestamptz,
    ${leads.$.reminded_at} = null, ${leads.$.escalated_at} = null, ${leads.$.updated_at} = now() where ${leads.id} = ${lead}`)

type ReplyInTransaction = StoreReplyContext & {
  req: PayloadRequest
  reply: ReplyToStore
  written: WrittenFile[]
}

/** Above the number of a day, one line says that there are more; it tells nobody. */
async function noteTooMany(db: Database, { reply, now }: ReplyInTransaction): Promise<void> {
  const day = now.toISOString().slice(0, 10)
  const nothing = {
    from: { address: '', name: '' },
    subject: '',
    text: '',
    quoted: '',
    messageId: null,
    files: [],
  }
  const line: ReplyToStore = {
    ...reply,
    ...nothing,
    mailKey: `too-many ${day}`,
    leftOut: 0,
    note: 'too-many',
  }
  await insertReply(db, { reply: line, isFromOther: false })
}

async function storeWithin(given: ReplyInTransaction): Promise<StoreReplyOutcome> {
  const { req, payload, office, reply, written, now } = given
  const db = await transactionOf(req)
  const lead = await lockLead(db, reply.lead)
  if (!lead) return 'refused'
  if (await findStored(db, reply)) return 'known'
  const allowance = allowanceOf(lead.id)
  if (!(await claimAllowance({ payload, allowance, now, db }))) {
    await noteTooMany(db, given)
    return 'refused'
  }
  const effects: ReplyEffects = effectsOfReply({
    from: reply.from.address,
    lead: lead.email,
    isAutomatic: reply.isAutomatic,
  })
  const leftOut = reply.leftOut + reply.files.length - written.length
  const id = await insertReply(db, { reply: { ...reply, leftOut }, isFromOther: effects.isFromOther })
  if (id === null) return 'known'
  await registerFiles(req, { lead: lead.id, reply: id, written })
  if (effects.isWaiting) {
    await reopen(db, reply)
    const other = effects.isFromOther ? reply.from.address : null
    await tellOfReply({ req, office, lead, reply: { other, text: reply.text, files: written.length }, now })
  }
  return 'stored'
}

/**
 * Stores a reply with its files in the conversation of its lead, once: the lead is new again, and whom it belongs to is told, in one
 * transaction. An automatic mail is only stored.
 * @throws Error if the database or the place of the files is away: nothing is stored.
 */
export async function storeReply(
  context: StoreReplyContext,
  reply: ReplyToStore,
): Promise<StoreReplyOutcome> {
  const req = await createLocalReq({}, context.payload)
  const taken = (await hasRoom(databaseOf(context.payload), reply.lead)) ? reply.files : []
  const written = await writeFiles(taken)
  let isStored = false
  try {
    const outcome = await inTransaction(req, () => storeWithin({ ...context, req, reply, written }))
    isStored = outcome === 'stored'
    return outcome
  } finally {
    if (!isStored) await eraseFiles(written).catch(() => undefined)
  }
}
