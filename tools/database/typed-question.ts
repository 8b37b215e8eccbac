import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { SQL } from '../../src/cms/database/tables'

const dialect = new PgDialect()

/** SQL with typed names, as `askDatabase` takes it. */
export function typedQuestion(statement: SQL): { text: string; values: unknown[] } {
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  return { text, values }
}
