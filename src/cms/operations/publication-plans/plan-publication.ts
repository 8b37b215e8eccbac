import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { table } from '@/cms/database/tables'
import { inTransaction, transactionOf } from '@/cms/database/transactions'
import { actorOf, noteAction } from '@/cms/operations/audit/note-action'
import { holdDocument } from '@/cms/operations/edits/document-edits'
import type { PlannedDocument } from '@/cms/queries/publication-plans/planned-document'
import { plansOfDocument } from '@/cms/queries/publication-plans/stored-plans'
import { plannedMoment } from '@/domain/publication-plans/planned-moment'
import type { MomentFault, PlanKind } from '@/domain/publication-plans/publication-plan'
import type { Locale } from '@/domain/shared/locale'
import type { Result } from '@/domain/shared/result'

const plans = table('publication_plans')

type PlanToStore = {
  document: PlannedDocument
  kind: PlanKind
  /** In Belgium, as `YYYY-MM-DD` and `HH:MM`. */
  day: string
  time: string
  /** The language of the form. */
  locale: Locale
  now: Date
}

async function storePlan(
  req: PayloadRequest,
  { document: { collection, id }, kind, moment, locale, now }: PlanToStore & { moment: string },
): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    insert into ${plans} (${plans.$.collection}, ${plans.$.document_id}, ${plans.$.kind}, ${plans.$.due_at}, ${plans.$.locale},
      ${plans.$.account_id}, ${plans.$.planned_at})
    values (${collection}, ${id}, ${kind}, ${moment}, ${locale}, ${actorOf(req)?.id ?? null}, ${now.toISOString()})
    on conflict (${plans.$.collection}, ${plans.$.document_id}, ${plans.$.kind}) do update set
      ${plans.$.due_at} = excluded.${plans.$.due_at}, ${plans.$.locale} = excluded.${plans.$.locale},
      ${plans.$.account_id} = excluded.${plans.$.account_id}, ${plans.$.planned_at} = excluded.${plans.$.planned_at},
      ${plans.$.tries} = 0, ${plans.$.failed_at} = null, ${plans.$.fault} = null, ${plans.$.reasons} = null`)
}

/**
 * Plans that a document is published, or taken off the site, by whoever sends the request; it replaces an earlier plan of
 * the kind. The caller makes sure that they may publish it. Returns the moment, or why it is refused.
 */
export async function planPublication(
  req: PayloadRequest,
  plan: PlanToStore,
): Promise<Result<string, MomentFault>> {
  const { document, kind, day, time, now, locale } = plan
  const { collection, id, title } = document
  return inTransaction(req, async () => {
    // Two plans of one document at the same moment could otherwise end up in the wrong order.
    await holdDocument(req, { entity: collection, id })
    const known = await plansOfDocument(await transactionOf(req), { collection, id })
    const other = known.find((each) => each.kind !== kind && each.fault === null)?.dueAt ?? null
    const moment = plannedMoment({ kind, day, time, now, other })
    if (!moment.ok) return moment
    await storePlan(req, { ...plan, moment: moment.value })
    await noteAction(req, { action: 'plan', kind: collection, id, title, locale })
    return moment
  })
}
