import type { PayloadRequest } from 'payload'
import { isColleague } from '@/cms/access/access'
import { findLinks } from '@/cms/database/catalog'
import { transactionOf } from '@/cms/database/transactions'
import { noteAction } from '@/cms/operations/audit/note-action'
import { addressColumns, type AddressColumn } from '@/cms/queries/routing/address-columns'
import {
  findTypedAddresses,
  storeTypedAddress,
  type TypedAddressRow,
} from '@/cms/queries/routing/typed-addresses'
import { mendText } from '@/domain/links/mend-text'
import { movedAddress, type MovedPage } from '@/domain/links/moved-address'
import { canonicalKey } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import { env } from '@/env'

/** The texts of one column that are read; the links of any further ones lead through the redirect. */
const mostRows = 1000

type MendedDocument = { kind: string; document: number; places: Set<string> }

type FoundText = { column: AddressColumn; row: TypedAddressRow }

function mendedValue({ column: { holds }, row }: FoundText, moved: MovedPage): unknown {
  const mend = (address: string) =>
    movedAddress({ address, locale: row.locale, siteUrl: env.SITE_URL }, moved)
  if (holds === 'text') return mendText(row.value, mend)
  return typeof row.value === 'string' ? (mend(row.value) ?? row.value) : row.value
}

/** What visitors or editors see changes; earlier versions are mended too, and not told of. */
function noteMended(
  found: Map<string, MendedDocument>,
  { column: { kind, isVersion, place }, row: { document } }: FoundText,
): void {
  const key = `${kind}/${document}`
  if (isVersion) return
  const mended = found.get(key) ?? { kind, document, places: new Set() }
  mended.places.add(place)
  found.set(key, mended)
}

async function noteDocument(
  req: PayloadRequest,
  { kind, document, places, locale }: MendedDocument & { locale: Locale },
): Promise<void> {
  if (!isColleague(req)) return
  const isGlobal = req.payload.config.globals.some(({ slug }) => slug === kind)
  const id = isGlobal ? null : document
  await noteAction(req, { action: 'mend-links', kind, id, fields: [...places], locale })
}

/**
 * Writes the new address of a moved page into the links that somebody typed, in all documents, their drafts and versions, in the
 * transaction of the move; triggers tell the site. The log has a line for each document. A save time stays as it was: nobody has saved.
 */
export async function mendAddresses(req: PayloadRequest, moved: MovedPage): Promise<void> {
  // Everything has the address of the home page in it.
  if (canonicalKey(moved.from) === '/') return
  const db = await transactionOf(req)
  const links = await findLinks(db)
  const found = new Map<string, MendedDocument>()
  for (const column of addressColumns(req.payload.config)) {
    const rows = await findTypedAddresses(db, { column, path: moved.from, links, limit: mostRows })
    for (const row of rows) {
      const value = mendedValue({ column, row }, moved)
      if (value === row.value) continue
      await storeTypedAddress(db, { column, row: row.row, value })
      noteMended(found, { column, row })
    }
  }
  for (const mended of found.values()) await noteDocument(req, { ...mended, locale: moved.locale })
}
