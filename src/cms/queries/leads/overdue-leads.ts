import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { seenLeads } from '@/cms/access/lead-access'
import type { StaffScope } from '@/cms/access/staff-scope'
import { momentOf } from '@/cms/database/moment-of'
import { table, type SQL } from '@/cms/database/tables'
import { databaseOf, type Database } from '@/cms/database/transactions'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { remindedKinds, type ReminderStep } from '@/domain/leads/lead-reminder'

const leads = table('leads')
const properties = table('properties')
const projects = table('projects')
const agents = table('agents')
const users = table('users')
const assigned = table('users', 'assigned')

/** A lead that is due to be reported, and whom it belongs to: an account, an agent without one, or nobody. */
export type OverdueLead = {
  id: number
  kind: LeadKind
  /** In UTC. */
  at: string
  /** The public ID of its property or project. */
  reference: number | null
  email: string | null
  locale: string | null
}

const isUnanswered: SQL = sql`${leads.status} = 'new' and ${leads.answered_at} is null
  and ${leads.kind}::text = any(${sql.param(remindedKinds)}::text[])`

const isDue: Record<ReminderStep, (cutoff: string) => SQL> = {
  agent: (cutoff) => sql`${leads.reminded_at} is null and ${leads.created_at} <= ${cutoff}::timestamptz`,
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
    select ${leads.id}, ${leads.kind}::text as kind, ${momentOf(leads.created_at)} as at,
      coalesce(${properties.public_id}, ${projects.public_id})::float8 as reference,
      coalesce(${assigned.email}, ${users.email}, nullif(${agents.email}, '')) as email,
      (case when ${assigned.id} is not null then ${assigned.language}::text
        when ${users.id} is not null then ${users.language}::text else ${agents.mail_language}::text end) as locale
    from ${leads}
      left join ${properties} on ${properties.id} = ${leads.property_id}
      left join ${projects} on ${projects.id} = ${leads.project_id}
      left join ${agents} on ${agents.id} = coalesce(${properties.agent_id}, ${projects.agent_id})
      left join ${users} on ${users.agent_id} = ${agents.id}
      left join ${assigned} on ${assigned.id} = ${leads.assigned_to_id}
    where ${isUnanswered} and ${isDue[step](cutoff)}
    order by ${leads.created_at}, ${leads.id} limit ${limit} for update of ${leads} skip locked`)
  return rows
}

/** How many leads that somebody sees came in at this moment or before and are still not answered. */
export async function countOverdueLeads(
  payload: Payload,
  { scope, cutoff }: { scope: StaffScope; cutoff: string },
): Promise<number> {
  const { rows } = await databaseOf(payload).execute<{ count: number }>(sql`
    select count(*)::int as count from ${leads} where ${isUnanswered}
      and ${leads.created_at} <= ${cutoff}::timestamptz and ${seenLeads(scope)}`)
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
