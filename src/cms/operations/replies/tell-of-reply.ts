import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/cms/database/transactions'
import { leadReply } from '@/cms/mail/leads/lead-reply'
import { claimAllowance } from '@/cms/operations/leads/form-allowance'
import { queueMail } from '@/cms/operations/mails/queue-mail'
import type { MailOffice } from '@/cms/queries/agency/mail-agency'
import { findLeadReader } from '@/cms/queries/leads/lead-reader'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { isMailAddress } from '@/domain/mail/mailbox'
import { MOST_NOTICES_A_DAY } from '@/domain/replies/reply-effects'
import { isLocale } from '@/domain/shared/locale'
import { env } from '@/env'

/** The lead of a reply. */
export type RepliedLead = { id: number; kind: LeadKind; name: string | null; email: string | null }

type ReplyToTell = {
  req: PayloadRequest
  office: MailOffice
  lead: RepliedLead
  reply: { other: string | null; text: string; files: number }
  now: Date
}

/**
 * Queues the mail about a reply in the transaction that stores it: to whom the lead belongs, else to the office. Ten a day about one
 * lead are enough; the lead stands among those that wait anyway.
 */
export async function tellOfReply({ req, office, lead, reply, now }: ReplyToTell): Promise<void> {
  const { payload } = req
  const db = await transactionOf(req)
  const allowance = {
    use: 'lead-notice',
    value: String(lead.id),
    most: MOST_NOTICES_A_DAY,
    hours: 24,
  } as const
  if (!(await claimAllowance({ payload, allowance, now, db }))) return
  const reader = await findLeadReader(db, lead.id)
  const locale = isLocale(reader.locale) ? reader.locale : office.locale
  const to = reader.email !== null && isMailAddress(reader.email) ? reader.email : env.AGENCY_EMAIL
  const adminHref = `${env.SITE_URL}/admin/collections/leads/${lead.id}`
  const visitor = lead.name ?? lead.email ?? ''
  const mail = leadReply(
    { agency: office.agencies[locale], kind: lead.kind, visitor, adminHref, ...reply },
    locale,
  )
  // The answer belongs in the back office; written from a mail program it still reaches the visitor, and nobody who only knows the token.
  const replyTo = lead.email ? { address: lead.email, name: lead.name ?? '' } : null
  await queueMail({
    req,
    mail: { ...mail, kind: 'lead-reply-agency', locale, to, replyTo, about: `leads/${lead.id}` },
  })
}
