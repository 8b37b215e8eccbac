import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { seenLeads } from '@/cms/access/lead-access'
import type { StaffScope } from '@/cms/access/staff-scope'
import { momentOf } from '@/cms/database/moment-of'
import { table, type SQL } from '@/cms/database/tables'
import { databaseOf, type Database } from '@/cms/database/transactions'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { remindedKinds, type ReminderStep } from '@/domain/leads/lead-reminder'
import { joinedReader, leadReader, type LeadReader } from './lead-reader'

const leads = table('leads')
const properties = table('properties')
const projects = table('projects')
const users = table('users')

/** A lead that is due to be reported, and whom it belongs to: an account, an agent without one, or nobody. */
export type OverdueLead = LeadReader & {
  id: number
  kind: LeadKind
  /** When it came in, or when its sender replied; in UTC. */
  at: string
  /** The public ID of its property or project. */
  reference: number | null
}

// A reply that came in by mail waits as a lead does.
const waitsSince: SQL = sql`coalesce(${leads.replied_at}, ${leads.created_at})`

const isUnanswered: SQL = sql`${leads.status} = 'new' and (${leads.answered_at} is null or ${leads.replied_at} is not null)
  and ${leads.kind}::text = any(${sql.param(remindedKinds)}::text[])`

const isDue: Record<ReminderStep, (cutoff: string) => SQL> = {
  agent: (cutoff) => sql`${leads.reminded_at} is null and ${waitsSince} <= ${cutoff}::timestamptz`,
  colleague: (cutoff) =>
    sql`${leads.escalated_at} is null and ${leads.reminded_at} <= ${cutoff}::timestamptz`,
}

/**
 * The leads that are due, the oldest first, locked until the transaction ends; those that another worker reports are left out.
 * `dueReminder` is the same rule.
 */
export async function lockOverdueLeads({
  db,
  step,
  cutoff,
  limit,
}: {
  db: Database
  step: ReminderStep
  cutoff: string
  limit: number
}): Promise<OverdueLead[]> {
  const { rows } = await db.execute<OverdueLead>(sql`
    select ${leads.id}, ${leads.kind}::text as kind, ${momentOf(waitsSince)} as at,
      coalesce(${properties.public_id}, ${projects.public_id})::float8 as reference,
      ${leadReader}
    from ${leads} ${joinedReader}
    where ${isUnanswered} and ${isDue[step](cutoff)}
    order by ${waitsSince}, ${leads.id} limit ${limit} for update of ${leads} skip locked`)
  return rows
}

/** How many leads that somebody sees came in at this moment or before and are still not answered. */
export async function countOverdueLeads(
  payload: Payload,
  { scope, cutoff }: { scope: StaffScope; cutoff: string },
): Promise<number> {
  const { rows } = await databaseOf(payload).execute<{ count: number }>(sql`
    select count(*)::int as count from ${leads} where ${isUnanswered}
      and ${waitsSince} <= ${cutoff}::timestamptz and ${seenLeads(scope)}`)
  return rows[0]?.count ?? 0
}

/** Who is told of leads that their agents have left: these accounts, or without any the administrators. */
export async function findColleaguesToTell(
  db: Database,
  colleagues: readonly number[],
): Promise<{ email: string; locale: string | null }[]> {
  const among =
    colleagues.length > 0
      ? sql`${users.id} = any(${sql.param(colleagues)}::integer[])`
      : sql`${users.role}::text = 'admin'`
  const { rows } = await db.execute<{ email: string; locale: string | null }>(sql`
    select ${users.email}, ${users.language}::text as locale from ${users} where ${among} order by ${users.id} limit 50`)
  return rows
}
