import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** Takes the address of an agent's calendar back, wherever it has gone; false where there is no such agent. */
export async function renewCalendar({
  payload,
  agent,
}: {
  payload: Payload
  agent: number
}): Promise<boolean> {
  const { rows } = await payload.db.drizzle.execute(sql`update agents
    set calendar_version = coalesce(calendar_version, 0) + 1 where id = ${agent} returning id`)
  return rows.length > 0
}
