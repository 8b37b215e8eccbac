import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { table } from '@/cms/database/tables'
import { inTransaction, transactionOf } from '@/cms/database/transactions'
import { overdueLeads } from '@/cms/mail/leads/overdue-leads'
import { queueMail } from '@/cms/operations/mails/queue-mail'
import { readMailOffice, type MailOffice } from '@/cms/queries/agency/mail-agency'
import { findColleaguesToTell, lockOverdueLeads, type OverdueLead } from '@/cms/queries/leads/overdue-leads'
import { getReminderSettings } from '@/cms/queries/leads/reminder-settings'
import { reminderCutoffs, reminderMailKind, type ReminderStep } from '@/domain/leads/lead-reminder'
import { isLocale, type Locale } from '@/domain/shared/locale'
import { env } from '@/env'

const leads = table('leads')

// The next run reports the others.
const mostAtOnce = 500
const mostListed = 20

type Reader = { email: string; locale: Locale }

type RemindContext = { req: PayloadRequest; office: MailOffice; step: ReminderStep; now: Date }

const toReader = (
  { email, locale }: { email: string | null; locale: string | null },
  office: MailOffice,
): Reader => ({
  email: email ?? env.AGENCY_EMAIL,
  locale: isLocale(locale) ? locale : office.locale,
})

/** The leads by the address of their reader. */
function byReader(
  overdue: readonly OverdueLead[],
  office: MailOffice,
): { reader: Reader; leads: OverdueLead[] }[] {
  const found = new Map<string, { reader: Reader; leads: OverdueLead[] }>()
  for (const lead of overdue) {
    const reader = toReader(lead, office)
    const key = reader.email.toLowerCase()
    found.set(key, { reader, leads: [...(found.get(key)?.leads ?? []), lead] })
  }
  return [...found.values()]
}

async function tell(
  { req, office, step }: RemindContext,
  { reader: { email, locale }, leads: overdue }: { reader: Reader; leads: readonly OverdueLead[] },
): Promise<void> {
  const inboxHref = `${env.SITE_URL}/admin/collections/leads`
  const mail = overdueLeads(
    {
      agency: office.agencies[locale],
      reader: step,
      leads: overdue
        .slice(0, mostListed)
        .map(({ id, ...lead }) => ({ ...lead, adminHref: `${inboxHref}/${id}` })),
      more: Math.max(0, overdue.length - mostListed),
      inboxHref,
    },
    locale,
  )
  await queueMail({ req, mail: { ...mail, kind: reminderMailKind(step), locale, to: email } })
}

/** Marks the leads that are due and tells their readers, in one transaction: each lead is reported once, or not at all. */
async function report(
  context: RemindContext,
  { cutoff, colleagues }: { cutoff: string; colleagues: readonly number[] },
): Promise<void> {
  const { req, office, step, now } = context
  const db = await transactionOf(req)
  const overdue = await lockOverdueLeads({ db, step, cutoff, limit: mostAtOnce })
  if (overdue.length === 0) return
  const readers =
    step === 'agent'
      ? byReader(overdue, office)
      : (await findColleaguesToTell(db, colleagues)).map((each) => ({
          reader: toReader(each, office),
          leads: overdue,
        }))
  for (const reader of readers) await tell(context, reader)
  const mark = step === 'agent' ? leads.$.reminded_at : leads.$.escalated_at
  const ids = overdue.map(({ id }) => id)
  await db.execute(sql`update ${leads} set ${mark} = ${now.toISOString()}
    where ${leads.id} = any(${sql.param(ids)}::integer[])`)
}

/**
 * Reports the leads that nobody has answered in the hours of the site settings: to their agents, and later to a colleague. Each
 * reader gets one mail for all that are due; several workers report no lead twice.
 */
export async function remindLeads({ payload, now }: { payload: Payload; now: Date }): Promise<void> {
  const { terms, colleagues } = await getReminderSettings(payload)
  if (terms.after === null) return
  const cutoffs = reminderCutoffs({ terms, now })
  const office = await readMailOffice(payload)
  for (const step of ['colleague', 'agent'] as const) {
    const cutoff = cutoffs[step]
    if (cutoff === null) continue
    const req = await createLocalReq({}, payload)
    await inTransaction(req, () => report({ req, office, step, now }, { cutoff, colleagues }))
  }
}
