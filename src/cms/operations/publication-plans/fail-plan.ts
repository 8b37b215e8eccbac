import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, getLocalI18n, type Payload, type PayloadRequest } from 'payload'
import { table } from '@/cms/database/tables'
import { inTransaction, transactionOf } from '@/cms/database/transactions'
import { failedPlan } from '@/cms/mail/publication-plans/failed-plan'
import { auditActor, noteAction } from '@/cms/operations/audit/note-action'
import { queueMail } from '@/cms/operations/mails/queue-mail'
import type { User } from '@/cms/payload-types'
import { getMailAgency, getOfficeLocale } from '@/cms/queries/agency/mail-agency'
import { nameDocuments } from '@/cms/queries/broken/name-documents'
import type { PublicationPlan } from '@/cms/queries/publication-plans/stored-plans'
import type { PlanFault } from '@/domain/publication-plans/publication-plan'
import { knownLocale, type Locale } from '@/domain/shared/locale'
import { env } from '@/env'
import { isSamePlan } from './same-plan'

const plans = table('publication_plans')

export type FailedPlan = { plan: PublicationPlan; fault: PlanFault; reasons: readonly string[]; now: Date }

/** False where another worker has marked it, or somebody has changed it since. */
async function markFailed(req: PayloadRequest, { plan, fault, reasons, now }: FailedPlan): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    update ${plans} set ${plans.$.failed_at} = ${now.toISOString()}, ${plans.$.fault} = ${fault},
      ${plans.$.reasons} = ${JSON.stringify(reasons)}::jsonb
    where ${isSamePlan(plan)} returning ${plans.kind}`)
  return rows.length > 0
}

/** Whoever planned it is told; where their account is gone, the agency. */
async function addressee(payload: Payload, planner: User | null): Promise<{ to: string; locale: Locale }> {
  if (planner) return { to: planner.email, locale: knownLocale(planner.language) }
  const to = env.AGENCY_EMAIL
  return { to, locale: await getOfficeLocale({ payload, address: to }) }
}

/** Marks a plan as failed and mails whoever planned it why, once. */
export async function failPlan(
  payload: Payload,
  { planner, ...failed }: FailedPlan & { planner: User | null },
): Promise<void> {
  const { plan, fault, reasons } = failed
  const { collection, document, kind, dueAt } = plan
  const { to, locale } = await addressee(payload, planner)
  const i18n = await getLocalI18n({ config: payload.config, language: locale })
  const req = await createLocalReq({ req: { i18n } }, payload)
  const path = `${collection}/${document}`
  await inTransaction(req, async () => {
    if (!(await markFailed(req, failed))) return
    const name = (await nameDocuments(req, [path])).get(path) ?? path
    const actor = planner && auditActor(planner)
    await noteAction(req, { action: 'fail-plan', kind: collection, id: document, actor })
    const agency = await getMailAgency({ payload, locale, req })
    const adminHref = `${env.SITE_URL}/admin/collections/${path}`
    const mail = failedPlan({ agency, name, kind, dueAt, fault, reasons, adminHref }, locale)
    const replyTo = { address: env.AGENCY_EMAIL, name: agency.name }
    await queueMail({ req, mail: { ...mail, kind: 'staff-failed-plan', locale, to, replyTo, about: path } })
  })
}
