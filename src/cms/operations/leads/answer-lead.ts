import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { leadsWithin } from '@/cms/access/lead-access'
import { getScope } from '@/cms/access/staff-scope'
import { findRecord } from '@/cms/database/records'
import { leadAnswer } from '@/cms/mail/leads/lead-answer'
import { getMailAgency } from '@/cms/queries/agency/mail-agency'
import { findThreadIds } from '@/cms/queries/leads/lead-replies'
import { inTransaction, transactionOf } from '@/cms/database/transactions'
import { cleanLine, cleanLines } from '@/domain/leads/values/clean-text'
import { isMailAddress } from '@/domain/mail/mailbox'
import { threadHeaders } from '@/domain/replies/thread-headers'
import type { Result } from '@/domain/shared/result'
import { textOf } from '@/domain/shared/text'
import { env } from '@/env'
import { noteAction } from '@/cms/operations/audit/note-action'
import { queueMail } from '@/cms/operations/mails/queue-mail'
import { table } from '@/cms/database/tables'
import {
  checkAnswerFiles,
  eraseAnswerFiles,
  noteAnswerFiles,
  registerAnswerFiles,
  toAttachments,
  writeAnswerFiles,
  type AnswerDocument,
  type AnswerFilesFailure,
} from './answer-files'
import type { ReceivedFile, WrittenFile } from './applicant-files'
import { isSeenLead } from './is-seen-lead'

const leads = table('leads')

/**
 * The lead does not exist, or its sender does not see it; it has no address; the answer has no subject or no text, or is too long;
 * or something is wrong with its files.
 */
export type AnswerFailure =
  { reason: 'not-found' | 'no-address' | 'empty' } | ({ reason: 'files' } & AnswerFilesFailure)

const LONGEST_SUBJECT = 200
const LONGEST_TEXT = 20_000

export type AnswerLeadInput = {
  req: PayloadRequest
  id: number
  subject: unknown
  text: unknown
  files?: readonly ReceivedFile[]
  /** The documents of the agency that go with it, by number. */
  documents?: readonly number[]
}

type Letter = { subject: string; text: string }

/** The subject on one line and the text, as far as they may be sent; null if not. */
function letterOf({ subject: givenSubject, text: givenText }: AnswerLeadInput): Letter | null {
  const subject = cleanLine(textOf(givenSubject))
  const text = cleanLines(textOf(givenText))
  const isRight =
    subject !== '' && text !== '' && subject.length <= LONGEST_SUBJECT && text.length <= LONGEST_TEXT
  return isRight ? { subject, text } : null
}

const fail = (reason: 'not-found' | 'no-address' | 'empty') => ({ ok: false, failure: { reason } }) as const

type AnswerToStore = Letter & {
  req: PayloadRequest
  id: number
  written: readonly WrittenFile[]
  documents: readonly AnswerDocument[]
}

async function storeAnswer({
  req,
  id,
  subject,
  text,
  written,
  documents,
}: AnswerToStore): Promise<AnswerOutcome> {
  const db = await transactionOf(req)
  // Whoever erases or answers the lead meanwhile waits, and then finds the answer too.
  await db.execute(sql`select from ${leads} where ${leads.id} = ${id} for no key update`)
  const lead = await findRecord(req.payload, {
    collection: 'leads',
    where: { and: [{ id: { equals: id } }, leadsWithin(await getScope(req))] },
    req,
  })
  if (!lead) return fail('not-found')
  if (!lead.email || !isMailAddress(lead.email)) return fail('no-address')
  const { language: locale, email } = lead
  const agency = await getMailAgency({ payload: req.payload, locale, req })
  const mail = leadAnswer({ agency, subject, text }, locale)
  const replyTo = { address: env.AGENCY_EMAIL, name: agency.name }
  const about = `leads/${id}`
  const headers = threadHeaders(await findThreadIds(db, id))
  const files = await registerAnswerFiles(req, { written, documents })
  const attachments = files.length > 0 ? toAttachments(files) : undefined
  const queued = await queueMail({
    req,
    mail: { ...mail, kind: 'lead-answer', locale, to: email, replyTo, about, headers, attachments },
  })
  await noteAnswerFiles(req, { mail: queued, lead: id, files })
  await db.execute(
    sql`update ${leads} set ${leads.$.status} = case when ${leads.status} = 'new' then 'in-hand' else ${leads.status} end,
        ${leads.$.answered_at} = coalesce(${leads.answered_at}, now()), ${leads.$.updated_at} = now()
        where ${leads.id} = ${id} and (${leads.status} = 'new' or ${leads.answered_at} is null)`,
  )
  await noteAction(req, { action: 'write', kind: 'leads', id })
  return { ok: true, value: null }
}

type AnswerOutcome = Result<null, AnswerFailure>

/**
 * Queues the answer of a member of staff with its files, in the visitor's language and with replies to the agency; a new lead becomes
 * in progress, and the first answer is noted. Nothing is sent, and no file stays, unless all of it is right.
 * @throws Error if the database or the place of the files is away.
 */
export async function answerLead(given: AnswerLeadInput): Promise<AnswerOutcome> {
  const { req, id } = given
  const letter = letterOf(given)
  if (!letter) return fail('empty')
  if (!(await isSeenLead(req, id))) return fail('not-found')
  const { files: sent = [], documents: chosen = [] } = given
  const checked = await checkAnswerFiles({ req, files: sent, documents: chosen })
  if (!checked.ok) return { ok: false, failure: { reason: 'files', ...checked.failure } }
  const { files, documents } = checked.value
  const written = await writeAnswerFiles(files)
  let isStored = false
  try {
    const answered = await inTransaction(req, () => storeAnswer({ req, id, ...letter, written, documents }))
    isStored = answered.ok
    return answered
  } finally {
    if (!isStored) await eraseAnswerFiles(written)
  }
}
