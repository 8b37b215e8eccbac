import { createHash } from 'node:crypto'
import { is, Placeholder } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import type { SQL } from './tables'

const dialect = new PgDialect()

/** A query of `prepareSql` with its values. */
export type PreparedStatement = { name: string; text: string; values: unknown[] }

/**
 * A query that each connection to PostgreSQL reads and plans once: for some hundred columns that takes longer than its
 * answer. The values of a call stand where the query has `sql.placeholder(name)`; a list is one value.
 */
export function prepareSql<Name extends string>(
  query: SQL,
): (values: Record<Name, unknown>) => PreparedStatement
export function prepareSql(query: SQL): (values: Record<string, unknown>) => PreparedStatement {
  const { sql: text, params } = dialect.sqlToQuery(query)
  const name = createHash('sha256').update(text).digest('base64url')
  return (values) => ({
    name,
    text,
    values: params.map((param) => (is(param, Placeholder) ? values[param.name] : param)),
  })
}

/** The rows of a prepared query, outside of any transaction. */
export async function askPrepared<Row extends object>(
  { db }: Payload,
  statement: PreparedStatement,
): Promise<Row[]> {
  const { rows } = await db.pool.query<Row>(statement)
  return rows
}
