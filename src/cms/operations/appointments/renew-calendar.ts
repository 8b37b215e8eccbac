import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'

const agents = table('agents')

/** Revokes the address of an agent's calendar; false if there is no such agent. */
export async function renewCalendar({
  payload,
  agent,
}: {
  payload: Payload
  agent: number
}): Promise<boolean> {
  const { rows } = await databaseOf(payload).execute(sql`update ${agents}
    set ${agents.$.calendar_version} = coalesce(${agents.calendar_version}, 0) + 1 where ${agents.id} = ${agent} returning ${agents.id}`)
  return rows.length > 0
}
