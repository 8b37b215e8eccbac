import { sql } from '@payloadcms/db-postgres'
import { is, Placeholder } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { SQL } from './tables'

const dialect = new PgDialect()

/**
 * A query whose text is written once: for some hundred columns that takes as long as a query. The values of a call stand
 * where the query has `sql.placeholder(name)`.
 */
export function compileSql<Name extends string>(query: SQL): (values: Record<Name, unknown>) => SQL
export function compileSql(query: SQL): (values: Record<string, unknown>) => SQL {
  const { sql: text, params } = dialect.sqlToQuery(query)
  const [first = sql``, ...others] = text.split(/\$\d+/).map((part) => sql.raw(part))
  return (values) =>
    sql.join([first, ...others.flatMap((part, index) => [sql`${valueOf(params[index], values)}`, part])])
}

const valueOf = (param: unknown, values: Record<string, unknown>): unknown =>
  is(param, Placeholder) ? values[param.name] : param
