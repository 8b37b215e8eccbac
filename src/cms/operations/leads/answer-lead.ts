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

const leads = table('leads')

/** The lead does not exist, or its sender does not see it; it has no address; the answer has no subject or no text, or is too long. */
export type AnswerFailure = 'not-found' | 'no-address' | 'empty'

const LONGEST_SUBJECT = 200
const LONGEST_TEXT = 20_000

/**
 * Queues the answer of a member of staff, in the visitor's language and with replies to the agency; a new lead becomes in
 * progress, and the first answer is noted.
 */
export async function answerLead({
  req,
  id,
  subject: givenSubject,
  text: givenText,
}: {
  req: PayloadRequest
  id: number
  subject: unknown
  text: unknown
}): Promise<Result<null, AnswerFailure>> {
  const subject = cleanLine(textOf(givenSubject))
  const text = cleanLines(textOf(givenText))
  const isRight =
    subject !== '' && text !== '' && subject.length <= LONGEST_SUBJECT && text.length <= LONGEST_TEXT
  if (!isRight) return { ok: false, failure: 'empty' }
  return inTransaction(req, async (): Promise<Result<null, AnswerFailure>> => {
    const lead = await findRecord(req.payload, {
      collection: 'leads',
      where: { and: [{ id: { equals: id } }, leadsWithin(await getScope(req))] },
      req,
    })
    if (!lead) return { ok: false, failure: 'not-found' }
    if (!lead.email || !isMailAddress(lead.email)) return { ok: false, failure: 'no-address' }
    const { language: locale, email } = lead
    const agency = await getMailAgency({ payload: req.payload, locale, req })
    const mail = leadAnswer({ agency, subject, text }, locale)
    const replyTo = { address: env.AGENCY_EMAIL, name: agency.name }
    const about = `leads/${id}`
    const db = await transactionOf(req)
    const headers = threadHeaders(await findThreadIds(db, id))
    await queueMail({
      req,
      mail: { ...mail, kind: 'lead-answer', locale, to: email, replyTo, about, headers },
    })
    await db.execute(
      sql`update ${leads} set ${leads.$.status} = case when ${leads.status} = 'new' then 'in-hand' else ${leads.status} end,
        ${leads.$.answered_at} = coalesce(${leads.answered_at}, now()), ${leads.$.updated_at} = now()
        where ${leads.id} = ${id} and (${leads.status} = 'new' or ${leads.answered_at} is null)`,
    )
    await noteAction(req, { action: 'write', kind: 'leads', id })
    return { ok: true, value: null }
  })
}
