import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { seenMessages } from '@/cms/access/person-access'
import type { StaffScope } from '@/cms/access/staff-scope'
import { databaseOf } from '@/cms/database/transactions'
import { momentOf } from '@/cms/database/moment-of'
import { table } from '@/cms/database/tables'

const message = table('owner_messages', 'message')
const owners = table('owners')
const ownerMessages = table('owner_messages')
const properties = table('properties')

/** An owner's answer that the office has not read. */
export type WaitingAnswer = {
  id: number
  thread: number
  /** The owner's name, or address if they have none. */
  name: string
  subject: string
  /** In UTC. */
  at: string
}

/**
 * The messages of owners that the office has not read and somebody sees, and their number: those about homes of an agent come first, then the
 * latest.
 */
export async function findWaitingAnswers({
  payload,
  scope,
  limit,
  agent = null,
}: {
  payload: Payload
  scope: StaffScope
  limit: number
  agent?: number | null
}): Promise<{ total: number; answers: WaitingAnswer[] }> {
  const { rows } = await databaseOf(payload).execute<WaitingAnswer & { total: number }>(sql`
    select ${message.id}, coalesce(${message.thread_id}, ${message.id}) as thread, ${message.subject},
      coalesce(nullif(concat_ws(' ', ${owners.first_name}, ${owners.last_name}), ''), ${owners.email}) as name,
      ${momentOf(message.created_at)} as at, (count(*) over ())::int as total
    from ${message} join ${owners} on ${owners.id} = ${message.owner_id}
    where ${message.author} = 'owner' and ${message.read_at} is null and ${seenMessages(scope, message)}
    order by exists (select from ${properties} where ${properties.owner_id} = ${message.owner_id} and ${properties.agent_id} = ${agent}::int
      and ${properties.id} = coalesce(${message.property_id}, ${properties.id})) desc, ${message.id} desc limit ${limit}`)
  return { total: rows[0]?.total ?? 0, answers: rows.map(({ total: _total, ...answer }) => answer) }
}

/** The number of each owner's messages that the office has not read and somebody sees. */
export async function countWaitingAnswers(payload: Payload, scope: StaffScope): Promise<Map<number, number>> {
  const { rows } = await databaseOf(payload).execute<{ owner: number; count: number }>(sql`
    select ${ownerMessages.owner_id} as owner, count(*)::int as count from ${ownerMessages}
    where ${ownerMessages.author} = 'owner' and ${ownerMessages.read_at} is null and ${seenMessages(scope)} group by ${ownerMessages.owner_id}`)
  return new Map(rows.map(({ owner, count }) => [owner, count]))
}
