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

// A migration has changed a column; or a pool between us and PostgreSQL has lent another connection than the one that prepared it.
const withoutPlan: ReadonlySet<unknown> = new Set(['0A000', '26000', '42P05'])

const lacksPlan = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && withoutPlan.has(error.code)

/** The rows of a prepared query, outside of any transaction. Where its connection cannot use the plan, the query is read anew. */
export async function askPrepared<Row extends object>(
  { db }: Payload,
  { name, text, values }: PreparedStatement,
): Promise<Row[]> {
  try {
    return (await db.pool.query<Row>({ name, text, values })).rows
  } catch (error) {
    if (!lacksPlan(error)) throw error
    return (await db.pool.query<Row>({ text, values })).rows
  }
}
