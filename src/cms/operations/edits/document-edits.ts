import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { databaseOf, transactionOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'

const documentEdits = table('document_edits')

/** A document of a collection, or a global: `pages/12`, `site-settings`. */
export type EditedDocument = { entity: string; id: string | number | null }

export type DocumentEdit = {
  at: Date
  /** When the version that it is based on was saved; null if unknown. */
  base: Date | null
  /** The person who saved; null for a program without a login. */
  editor: string | null
  /** The language of the content; null if nothing in the document is localized. */
  locale: string | null
  fields: string[]
}

const keyOf = ({ entity, id }: EditedDocument): string => (id === null ? entity : `${entity}/${id}`)

/** Other saves on top of a version wait until this transaction has ended. */
export async function holdDocument(req: PayloadRequest, document: EditedDocument): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`edit:${keyOf(document)}`}, 0))`)
}

/** Records who changed which fields, in the transaction of the save. */
export async function noteEdit(
  req: PayloadRequest,
  { document, edit: { at, base, editor, locale, fields } }: { document: EditedDocument; edit: DocumentEdit },
): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`insert into ${documentEdits} (${documentEdits.$.document}, ${documentEdits.$.at}, ${documentEdits.$.base}, ${documentEdits.$.editor}, ${documentEdits.$.locale}, ${documentEdits.$.fields})
    values (${keyOf(document)}, ${at.toISOString()}, ${base?.toISOString() ?? null}, ${editor}, ${locale}, ${JSON.stringify(fields)}::jsonb)`)
}

/** The recorded edits of a document after a moment, the oldest first. */
export async function editsSince(
  req: PayloadRequest,
  { document, since }: { document: EditedDocument; since: Date },
): Promise<DocumentEdit[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{
    at: string
    base: string | null
    editor: string | null
    locale: string | null
    fields: string[]
  }>(
    sql`select ${documentEdits.at}::text, ${documentEdits.base}::text, ${documentEdits.editor}, ${documentEdits.locale}, ${documentEdits.fields} from ${documentEdits}
      where ${documentEdits.document} = ${keyOf(document)} and ${documentEdits.at} > ${since.toISOString()} order by ${documentEdits.at}, ${documentEdits.id}`,
  )
  return rows.map(({ at, base, ...edit }) => ({
    ...edit,
    at: new Date(at),
    base: base === null ? null : new Date(base),
  }))
}

const KEPT_DAYS = 14

/** Deletes edits that are older than any form that can still be open. */
export async function purgeEdits({ payload, now }: { payload: Payload; now: Date }): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString()
  await databaseOf(payload).execute(sql`delete from ${documentEdits} where ${documentEdits.at} < ${before}`)
}
