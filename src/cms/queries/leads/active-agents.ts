import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { table } from '@/cms/database/tables'
import { databaseOf } from '@/cms/database/transactions'

const agents = table('agents')
const users = table('users')

/** An agent whose account is open: their row, that of the account, and where mails for them go. */
export type ActiveAgent = { agent: number; account: number; email: string }

/**
 * Those of the agents who are active: an account of the back office belongs to them, and its person has accepted the invitation.
 */
export async function findActiveAgents(payload: Payload, ids: readonly number[]): Promise<ActiveAgent[]> {
  if (ids.length === 0) return []
  const { rows } = await databaseOf(payload).execute<ActiveAgent>(sql`
    select ${agents.id} as agent, ${users.id} as account, coalesce(nullif(${agents.email}, ''), ${users.email}) as email
    from ${agents} join ${users} on ${users.agent_id} = ${agents.id}
    where ${agents.id} = any(${sql.param(ids)}::integer[])
      and (${users.invited_at} is null or ${users.joined_at} is not null)`)
  return rows
}
