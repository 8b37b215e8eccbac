import { sql } from '@payloadcms/db-postgres'
import type { GeneratedTables } from './generated-tables'
import type { OwnTables } from './own-tables'

export type SQL = ReturnType<typeof sql>

type Tables = GeneratedTables & { [Name in keyof OwnTables]: keyof OwnTables[Name] & string }

type Columns<Name extends keyof Tables> = Readonly<Record<Tables[Name], SQL>>

/**
 * A table in SQL: `${leads}` is its name, `${leads.kind}` one of its columns, `${leads.$.kind}` the column's name alone.
 */
export type Table<Name extends keyof Tables> = Columns<Name> & { $: Columns<Name>; getSQL: () => SQL }

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

// Only the types list the columns, so that tables with hundreds of them cost a running site nothing.
const withColumns = (prefix: string, own: Record<string, unknown> = {}): object =>
  new Proxy(own, {
    get: (known, name) =>
      typeof name === 'string' ? (known[name] ??= sql.raw(prefix + quoted(name))) : undefined,
  })

/**
 * A table of the database for our own SQL, under its name or an alias. A column that no longer exists does not compile.
 * PostgreSQL takes only bare names (`$`) after `set`, after `on conflict` and in the column list of an `insert`.
 */
export function table<Name extends keyof Tables>(name: Name, alias?: string): Table<Name>
export function table(name: string, alias = name): object {
  const from = sql.raw(alias === name ? quoted(name) : `${quoted(name)} as ${quoted(alias)}`)
  // The interface of drizzle for values in a template: the SQL, and whether it needs brackets.
  const asSQL = { getSQL: () => from, shouldOmitSQLParens: () => true }
  return withColumns(`${quoted(alias)}.`, { $: withColumns(''), ...asSQL })
}

/** The name that a query gives to a result of its own. */
export const resultName = (name: string): SQL => sql`${sql.identifier(name)}`
