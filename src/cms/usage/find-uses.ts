import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import {
  catalogColumn,
  catalogTable,
  findJson,
  findLinks,
  joinsOf,
  pathToDocument,
  type CatalogColumn,
  type CatalogLink,
} from '@/cms/database/catalog'
import { table as typedTable } from '@/cms/database/tables'
import { transactionOf, type Database } from '@/cms/database/transactions'

// Every collection and global has these columns, and every version those.
const documents = typedTable('pages').$
const versions = typedTable('_pages_v').$

/** A row of a collection's or global's own table. */
export type DocumentUse = { table: string; id: number }

const mostShown = 50

type FindUsesInput = {
  place: CatalogColumn
  links: readonly CatalogLink[]
  roots: ReadonlySet<string>
  holds: ReturnType<typeof sql>
}

async function findRoots(
  db: Database,
  { place, links, roots, holds }: FindUsesInput,
): Promise<DocumentUse[]> {
  const path = pathToDocument(place.tbl, { links, roots })
  if (path === null) return []
  const root = path.at(-1)?.target ?? place.tbl
  const isVersion = root.startsWith('_')
  // Only the last version can still be published.
  const { rows } = await db.execute<{ id: number | null }>(sql`
    select distinct ${catalogTable(root)}.${isVersion ? versions.parent_id : documents.id} as id
    from ${catalogTable(place.tbl)} ${joinsOf(path)}
    where ${catalogColumn(place)} ${holds}
    ${isVersion ? sql`and ${catalogTable(root)}.${versions.latest}` : sql``} limit ${mostShown}`)
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
}): Promise<DocumentUse[]> {
  const db = await transactionOf(req)
  const links = await findLinks(db)
  // The versions of globals name no document: earlier settings block no deletion.
  const versioned = new Set(links.flatMap(({ tbl, col }) => (col === 'parent_id' ? [tbl] : [])))
  const ofVersions = tables.map((name) => `_${name}_v`).filter((name) => versioned.has(name))
  const roots = new Set([...tables, ...ofVersions])
  const places = links.filter(({ tbl, target }) => target === table && !tbl.startsWith(`${table}_`))
  const texts = table === 'media' ? await findJson(db) : []
  const inText = `$.** ? (@.type == "upload" && @.relationTo == "media" && (@.value == ${id} || @.value.id == ${id}))`
  const found: DocumentUse[] = []
  for (const place of places)
    found.push(...(await findRoots(db, { place, links, roots, holds: sql`= ${id}` })))
  for (const place of texts)
    found.push(...(await findRoots(db, { place, links, roots, holds: sql`@? ${inText}::jsonpath` })))
  const known = new Map(found.map((use) => [`${use.table}/${use.id}`, use]))
  return [...known.values()]
}
