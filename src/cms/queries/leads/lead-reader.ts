import { sql } from '@payloadcms/db-postgres'
import { table, type SQL } from '@/cms/database/tables'
import type { Database } from '@/cms/database/transactions'

const leads = table('leads')
const properties = table('properties')
const projects = table('projects')
const agents = table('agents')
const users = table('users')
const assigned = table('users', 'assigned')

/** Whom a lead belongs to: where mails about it go, and in which language; nobody: null. */
export type LeadReader = { email: string | null; locale: string | null }

/** The account to which a lead is assigned, else the account or the address of the agent of its property or project. */
export const leadReader: SQL = sql`
  coalesce(${assigned.email}, ${users.email}, nullif(${agents.email}, '')) as email,
  (case when ${assigned.id} is not null then ${assigned.language}::text
    when ${users.id} is not null then ${users.language}::text else ${agents.mail_language}::text end) as locale`

/** The tables that `leadReader` reads, beside `leads`. */
export const joinedReader: SQL = sql`
  left join ${properties} on ${properties.id} = ${leads.property_id}
  left join ${projects} on ${projects.id} = ${leads.project_id}
  left join ${agents} on ${agents.id} = coalesce(${properties.agent_id}, ${projects.agent_id})
  left join ${users} on ${users.agent_id} = ${agents.id}
  left join ${assigned} on ${assigned.id} = ${leads.assigned_to_id}`

/** Who is told of what happens to a lead. */
export async function findLeadReader(db: Database, lead: number): Promise<LeadReader> {
  const { rows } = await db.execute<LeadReader>(
    sql`select ${leadReader} from ${leads} ${joinedReader} where ${leads.id} = ${lead}`,
  )
  return rows[0] ?? { email: null, locale: null }
}
