import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { alertColumnTypes } from '@/domain/alerts/alert-columns'

/**
 * Gives `alert_search` a column for each criterion that is new: no alert has asked for it yet, so that the rows are
 * right as they are. Looked up first, as to alter the table waits for all who read it.
 */
export async function addAlertColumns({ db }: Payload): Promise<void> {
  const { rows } = await db.drizzle.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = 'alert_search'`)
  const known = new Set(rows.map(({ name }) => name))
  for (const [name, type] of Object.entries(alertColumnTypes).filter(([column]) => !known.has(column)))
    await db.drizzle.execute(
      sql.raw(
        `alter table alert_search add column if not exists ${name} ${type}${type === 'boolean' ? ' not null default false' : ''}`,
      ),
    )
}
