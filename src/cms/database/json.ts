import { sql } from '@payloadcms/db-postgres'
import type { SQL } from './tables'

/**
 * A JSON object in SQL, with a value for each key of a type: a field without its column does not compile. PostgreSQL takes
 * 100 arguments, so at most 50 keys.
 */
export const jsonObject = <Key extends string>(values: Readonly<Record<Key, SQL>>): SQL => {
  const pairs = Object.entries<SQL>(values).map(([key, value]) => sql`${sql.raw(`'${key}'`)}, ${value}`)
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`
}

/** A time as Payload gives it: in UTC, to a millisecond. */
export const isoTime = (time: SQL): SQL =>
  sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
