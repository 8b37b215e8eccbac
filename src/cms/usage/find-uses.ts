import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf, type Database } from '@/cms/database/transactions'

type Link = { tbl: string; col: string; target: string }

/** A row of a collection's or global's own table. */
export type Use = { table: string; id: number }

const mostShown = 50

async function findLinks(db: Database): Promise<Link[]> {
  const { rows } = await db.execute<Link>(sql`
    select child.relname as tbl, attname as col, parent.relname as target
    from pg_constraint
    join pg_class child on child.oid = conrelid
    join pg_class parent on parent.oid = confrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and child.relname not like 'payload\\_%'`)
  return rows
}

async function findTexts(db: Database): Promise<{ tbl: string; col: string }[]> {
  const { rows } = await db.execute<{ tbl: string; col: string }>(sql`
    select table_name as tbl, column_name as col from information_schema.columns
    where table_schema = 'public' and data_type = 'jsonb' and table_name not like 'payload\\_%'`)
  return rows
}

type UsagePlace = { tbl: string; col: string }

// A document has rows in tables of its own, its languages, relations and lists: each names the row above it.
function pathUp(tbl: string, { links, roots }: Pick<FindUsesInput, 'links' | 'roots'>): Link[] | null {
  if (roots.has(tbl)) return []
  const up = links.find((link) => link.tbl === tbl && ['_parent_id', 'parent_id'].includes(link.col))
  if (up === undefined || up.target === tbl) return null
  const rest = pathUp(up.target, { links, roots })
  return rest === null ? null : [up, ...rest]
}

type FindUsesInput = {
  place: UsagePlace
  links: readonly Link[]
  roots: ReadonlySet<string>
  holds: ReturnType<typeof sql>
}

async function findRoots(db: Database, { place, links, roots, holds }: FindUsesInput): Promise<Use[]> {
  const path = pathUp(place.tbl, { links, roots })
  if (path === null) return []
  const root = path.at(-1)?.target ?? place.tbl
  const isVersion = root.startsWith('_')
  const joins = path.map(
    ({ tbl, col, target }) =>
      sql`join ${sql.identifier(target)} on ${sql.identifier(target)}.id = ${sql.identifier(tbl)}.${sql.identifier(col)}`,
  )
  // Only the last version can still be published.
  const { rows } = await db.execute<{ id: number | null }>(sql`
    select distinct ${sql.identifier(root)}.${sql.identifier(isVersion ? 'parent_id' : 'id')} as id
    from ${sql.identifier(place.tbl)} ${sql.join(joins, sql` `)}
    where ${sql.identifier(place.tbl)}.${sql.identifier(place.col)} ${holds}
    ${isVersion ? sql`and ${sql.identifier(root)}.latest` : sql``} limit ${mostShown}`)
  const table = isVersion ? root.replace(/^_(.+)_v$/, '$1') : root
  return rows.flatMap(({ id }) => (id === null ? [] : [{ table, id }]))
}

/**
 * Where a document is used, as published and as last saved. It follows the database's foreign keys, so that no field is
 * forgotten, and reads the pictures inside texts.
 * @param tables of all collections and globals
 */
export async function findUses({
  table,
  id,
  tables,
  req,
}: {
  table: string
  id: number
  tables: readonly string[]
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>
}): Promise<Use[]> {
  const db = await transactionOf(req)
  const links = await findLinks(db)
  const roots = new Set(tables.flatMap((name) => [name, `_${name}_v`]))
  const places = links.filter(({ tbl, target }) => target === table && !tbl.startsWith(`${table}_`))
  const texts = table === 'media' ? await findTexts(db) : []
  const inText = `$.** ? (@.type == "upload" && @.relationTo == "media" && (@.value == ${id} || @.value.id == ${id}))`
  const found: Use[] = []
  for (const place of places)
    found.push(...(await findRoots(db, { place, links, roots, holds: sql`= ${id}` })))
  for (const place of texts)
    found.push(...(await findRoots(db, { place, links, roots, holds: sql`@? ${inText}::jsonpath` })))
  const known = new Map(found.map((use) => [`${use.table}/${use.id}`, use]))
  return [...known.values()]
}
