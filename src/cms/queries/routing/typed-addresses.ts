import { sql } from '@payloadcms/db-postgres'
import {
  catalogColumn,
  catalogName,
  catalogTable,
  joinsOf,
  pathToDocument,
  type CatalogLink,
} from '@/cms/database/catalog'
import { table } from '@/cms/database/tables'
import type { Database } from '@/cms/database/transactions'
import { pathPattern } from '@/cms/fields/routing/find-path-owner'
import { canonicalKey } from '@/domain/routing/routes'
import { isLocale, type Locale } from '@/domain/shared/locale'
import type { AddressColumn } from './address-columns'

// Every table of languages has this column, and every table that one.
const { _locale: localeColumn, id: idColumn } = table('pages_locales').$

/** A stored text in which an address may stand. */
export type TypedAddressRow = {
  /** The row of the table. */
  row: string
  locale: Locale | null
  value: unknown
  /** The number of the document, or of its version. */
  document: number
}

type FindTypedInput = {
  column: AddressColumn
  /** A path without language. */
  path: string
  links: readonly CatalogLink[]
  limit: number
}

/** The texts of a column that name a path, in any spelling; some of them mean another page. */
export async function findTypedAddresses(
  db: Database,
  { column: { table: tbl, column: col, kind, isLocalized, isVersion }, path, links, limit }: FindTypedInput,
): Promise<TypedAddressRow[]> {
  const own = kind.replaceAll('-', '_')
  const root = isVersion ? `_${own}_v` : own
  const way = pathToDocument(tbl, { links, roots: new Set([root]) })
  if (way === null) return []
  const place = `%${pathPattern(canonicalKey(path).replace(/\/$/, ''))}%`
  const stored = catalogColumn({ tbl, col })
  const row = catalogColumn({ tbl, col: 'id' })
  const { rows } = await db.execute<Omit<TypedAddressRow, 'locale'> & { locale: string | null }>(sql`
    select ${row}::text as row, ${stored} as value, ${catalogColumn({ tbl: root, col: 'id' })} as document,
      ${isLocalized ? sql`${catalogTable(tbl)}.${localeColumn}::text` : sql`null`} as locale
    from ${catalogTable(tbl)} ${joinsOf(way)} where ${stored}::text ilike ${place} order by ${row} limit ${limit}`)
  return rows.map(({ locale, ...found }) => ({ ...found, locale: isLocale(locale) ? locale : null }))
}

type StoredAddress = { column: AddressColumn; row: string; value: unknown }

/** Stores the text of such a row again. */
export async function storeTypedAddress(
  db: Database,
  { column: { table: tbl, column: col, holds }, row, value }: StoredAddress,
): Promise<void> {
  const stored = holds === 'text' ? sql`${JSON.stringify(value)}::jsonb` : sql`${String(value)}`
  await db.execute(
    sql`update ${catalogTable(tbl)} set ${catalogName(col)} = ${stored} where ${idColumn} = ${row}`,
  )
}
