import { sql } from '@payloadcms/db-postgres'
import { momentOf } from '@/cms/database/moment-of'
import { table, type SQL } from '@/cms/database/tables'
import type { Database } from '@/cms/database/transactions'
import type { PlanFault, PlanKind } from '@/domain/publication-plans/publication-plan'
import { knownLocale, type Locale } from '@/domain/shared/locale'

const plans = table('publication_plans')
const users = table('users')

/** A document is published, or taken off the site, at a moment. */
export type PublicationPlan = {
  collection: string
  document: number
  kind: PlanKind
  /** In UTC, as `Date.toISOString` writes it. */
  dueAt: string
  /** When it was planned: another moment is another plan. */
  plannedAt: string
  /** The language of the form in which it was planned. */
  locale: Locale
  /** Who planned it; null where the account was deleted since. */
  account: number | null
  by: string | null
  tries: number
  /** Why it failed, and the reasons of the refusal; null while it is to come. */
  fault: PlanFault | null
  reasons: string[]
}

type PlanRow = Omit<PublicationPlan, 'locale'> & { locale: string }

/** Plans that meet a condition, in an order and at most so many. */
export async function findPlans(
  db: Database,
  { where, order, limit }: { where: SQL; order: SQL; limit: number },
): Promise<PublicationPlan[]> {
  const { rows } = await db.execute<PlanRow>(sql`
    select ${plans.collection} as collection, ${plans.document_id} as document, ${plans.kind} as kind,
      ${momentOf(plans.due_at)} as "dueAt", ${momentOf(plans.planned_at)} as "plannedAt", ${plans.locale} as locale,
      ${plans.account_id} as account, coalesce(nullif(${users.name}, ''), ${users.email}) as by, ${plans.tries} as tries,
      ${plans.fault} as fault, coalesce(${plans.reasons}, '[]'::jsonb) as reasons
    from ${plans} left join ${users} on ${users.id} = ${plans.account_id}
    where ${where} order by ${order} limit ${limit}`)
  return rows.map(({ locale, ...row }) => ({ ...row, locale: knownLocale(locale) }))
}

/** Everything that is planned for a document, or failed: at most one plan of each kind. */
export const plansOfDocument = (
  db: Database,
  { collection, id }: { collection: string; id: number },
): Promise<PublicationPlan[]> =>
  findPlans(db, {
    where: sql`${plans.collection} = ${collection} and ${plans.document_id} = ${id}`,
    order: sql`${plans.due_at}`,
    limit: 2,
  })

/** Of each document with plans the one to show in a list: a failed one, else the next. */
export async function firstPlans(
  db: Database,
  { collection, ids }: { collection: string; ids: readonly number[] },
): Promise<ReadonlyMap<number, PublicationPlan>> {
  const found = await findPlans(db, {
    where: sql`${plans.collection} = ${collection} and ${plans.document_id} = any(${sql.param([...ids])}::integer[])`,
    order: sql`${plans.failed_at} is not null, ${plans.due_at} desc`,
    limit: 2 * ids.length,
  })
  // The last of a document stays.
  return new Map(found.map((plan) => [plan.document, plan]))
}

/** The plans that are due, the earliest first; of one document the publication comes before its end. */
export const duePlans = (db: Database, { now, limit }: { now: Date; limit: number }) =>
  findPlans(db, {
    where: sql`${plans.failed_at} is null and ${plans.due_at} <= ${now.toISOString()}`,
    order: sql`${plans.due_at}, ${plans.kind}`,
    limit,
  })

/** What is planned for the site, the failed ones first and then the next. */
export const nextPlans = (db: Database, limit: number) =>
  findPlans(db, {
    where: sql`true`,
    order: sql`${plans.failed_at} is null, ${plans.due_at}, ${plans.collection}, ${plans.document_id}`,
    limit,
  })

/** How many plans there are, and how many of them failed. */
export async function countPlans(db: Database): Promise<{ planned: number; failed: number }> {
  const { rows } = await db.execute<{ planned: number; failed: number }>(sql`
    select count(*) filter (where ${plans.failed_at} is null)::int as planned,
      count(${plans.failed_at})::int as failed from ${plans}`)
  return rows[0] ?? { planned: 0, failed: 0 }
}
