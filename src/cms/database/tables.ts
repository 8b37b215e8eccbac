import { sql } from '@payloadcms/db-postgres'
import type { GeneratedTables } from './generated-tables'
import type { OwnTables } from './own-tables'

export type SQL = ReturnType<typeof sql>

type Tables = GeneratedTables & { [Name in keyof OwnTables]: keyof OwnTables[Name] & string }

type Columns<Name extends keyof Tables> = Readonly<Record<Tables[Name], SQL>>

/** A table in SQL: `${leads}` is its name, `${leads.kind}` a column of it, `${leads.$.kind}` the column's name alone. */
export type Table<Name extends keyof Tables> = Columns<Name> & { $: Columns<Name>; getSQL: () => SQL }

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

// Only the types know which columns there are, so that tables of hundreds of them cost a running site nothing.
const withColumns = (prefix: string, own: Record<string, unknown> = {}): object =>
  new Proxy(own, {
    get: (known, name) =>
      typeof name === 'string' ? (known[name] ??= sql.raw(prefix + quoted(name))) : undefined,
  })

/**
 * A table of the database for SQL of ours, under its own name or under an alias. A column that no longer exists does not
 * compile. PostgreSQL wants names alone (`$`) after `set`, after `on conflict` and in the column list of an `insert`.
 */
export function table<Name extends keyof Tables>(name: Name, alias?: string): Table<Name>
export function table(name: string, alias = name): object {
  const from = sql.raw(alias === name ? quoted(name) : `${quoted(name)} as ${quoted(alias)}`)
  // As drizzle asks what is put into a template: what SQL it is, and whether it stands without brackets.
  const asSQL = { getSQL: () => from, shouldOmitSQLParens: () => true }
  return withColumns(`${quoted(alias)}.`, { $: withColumns(''), ...asSQL })
}
