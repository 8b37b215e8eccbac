import { sql } from '@payloadcms/db-postgres'
import type { SQL } from './tables'

/** A moment of the database as `Date.toISOString` writes it. */
export const momentOf = (moment: SQL): SQL =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
