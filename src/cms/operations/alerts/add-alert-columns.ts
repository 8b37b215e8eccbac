import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { table, type SQL } from '@/cms/database/tables'
import { databaseOf } from '@/cms/database/transactions'
import { alertColumns, alertColumnTypes } from '@/domain/alerts/alert-columns'

const alertSearch = table('alert_search')

const definitions: Record<(typeof alertColumnTypes)[keyof typeof alertColumnTypes], SQL> = {
  'double precision': sql`double precision`,
  boolean: sql`boolean not null default false`,
}

/**
 * Adds a column to `alert_search` for each new criterion: no alert has it yet, so the rows stay correct. It looks first,
 * because altering the table blocks all its readers.
 */
export async function addAlertColumns(payload: Payload): Promise<void> {
  const db = databaseOf(payload)
  const { rows } = await db.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = 'alert_search'`)
  const known = new Set(rows.map(({ name }) => name))
  for (const { name } of alertColumns.filter((column) => !known.has(column.name)))
    await db.execute(sql`
      alter table ${alertSearch} add column if not exists ${alertSearch.$[name]} ${definitions[alertColumnTypes[name]]}`)
}
