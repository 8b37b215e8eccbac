import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { getClient } from './client'

/** Whether the database answers and its migrations are done. */
export async function isHealthy(): Promise<boolean> {
  try {
    const payload = await getClient()
    const { rows } = await payload.db.drizzle.execute(sql`select 1 from payload_migrations limit 1`)
    return rows.length > 0
  } catch {
    return false
  }
}
