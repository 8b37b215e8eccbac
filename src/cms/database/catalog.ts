import { sql } from '@payloadcms/db-postgres'
import type { SQL } from './tables'
import type { Database } from './transactions'

/** A column, as the catalog of PostgreSQL names it. */
export type CatalogColumn = { tbl: string; col: string }

/** A column with the id of a row of another table. */
export type CatalogLink = CatalogColumn & { target: string }

/** The links between the tables of documents. */
export async function findLinks(db: Database): Promise<CatalogLink[]> {
  const { rows } = await db.execute<CatalogLink>(sql`
    select child.relname as tbl, attname as col, parent.relname as target
    from pg_constraint
    join pg_class child on child.oid = conrelid
    join pg_class parent on parent.oid = confrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and child.relname not like 'payload\\_%'`)
  return rows
}

/** The columns of documents that hold JSON, as texts do. */
export async function findJson(db: Database): Promise<CatalogColumn[]> {
  const { rows } = await db.execute<CatalogColumn>(sql`
    select table_name as tbl, column_name as col from information_schema.columns
    where table_schema = 'public' and data_type = 'jsonb' and table_name not like 'payload\\_%'`)
  return rows
}

/** A table under the name that the catalog says. */
export const catalogTable = (name: string): SQL => sql`${sql.identifier(name)}`

/** A column under its name alone, as PostgreSQL takes it after `set`. */
export const catalogName = (column: string): SQL => sql`${sql.identifier(column)}`

/** A column of such a table. */
export const catalogColumn = ({ tbl, col }: CatalogColumn): SQL =>
  sql`${sql.identifier(tbl)}.${sql.identifier(col)}`

type DocumentTables = { links: readonly CatalogLink[]; roots: ReadonlySet<string> }

/**
 * The way from a table to that of the documents it belongs to, each step naming the row above: a document has rows in tables of its own,
 * its languages, relations and lists. Empty for a table of documents (`roots`), and null where there is no such way.
 */
export function pathToDocument(tbl: string, { links, roots }: DocumentTables): CatalogLink[] | null {
  if (roots.has(tbl)) return []
  const up = links.find((link) => link.tbl === tbl && ['_parent_id', 'parent_id'].includes(link.col))
  if (up === undefined || up.target === tbl) return null
  const rest = pathToDocument(up.target, { links, roots })
  return rest === null ? null : [up, ...rest]
}

/** The joins of such a way. */
export const joinsOf = (path: readonly CatalogLink[]): SQL =>
  sql.join(
    path.map(
      ({ target, ...column }) =>
        sql`join ${catalogTable(target)} on ${catalogColumn({ tbl: target, col: 'id' })} = ${catalogColumn(column)}`,
    ),
    sql` `,
  )
