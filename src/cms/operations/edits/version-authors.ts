import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { table } from '@/cms/database/tables'
import { transactionOf } from '@/cms/database/transactions'
import { actorOf } from '@/cms/operations/audit/note-action'

const authors = table('version_authors')

/** More than versions are kept of any document. */
const MOST_KEPT = 60

/** A document of a collection, or a global, which has no id. */
export type VersionedDocument = { kind: string; id: string | number | null }

type SavedVersion = VersionedDocument & {
  /** The moment that the version has. */
  savedAt: unknown
}

const keyOf = (id: VersionedDocument['id']): string => (id === null ? '' : String(id))

/** Records who saved a version, by their name at that moment, in the transaction of the save. Programs are not recorded. */
export async function noteAuthor(req: PayloadRequest, { kind, id, savedAt }: SavedVersion): Promise<void> {
  const actor = actorOf(req)
  const moment = savedAt instanceof Date ? savedAt.toISOString() : savedAt
  if (actor === null || typeof moment !== 'string') return
  const db = await transactionOf(req)
  await db.execute(sql`
    insert into ${authors} (${authors.$.kind}, ${authors.$.document}, ${authors.$.saved_at}, ${authors.$.name})
    values (${kind}, ${keyOf(id)}, ${moment}, ${actor.name})
    on conflict (${authors.$.kind}, ${authors.$.document}, ${authors.$.saved_at}) do update set ${authors.$.name} = excluded.${authors.$.name}`)
  await db.execute(sql`
    delete from ${authors} where ${authors.kind} = ${kind} and ${authors.document} = ${keyOf(id)} and ${authors.saved_at} <= (
      select kept.${authors.$.saved_at} from ${authors} as kept
      where kept.${authors.$.kind} = ${kind} and kept.${authors.$.document} = ${keyOf(id)}
      order by kept.${authors.$.saved_at} desc offset ${MOST_KEPT} limit 1)`)
}

/** Forgets who saved the versions of a document that is deleted for good. */
export async function forgetAuthors(req: PayloadRequest, { kind, id }: VersionedDocument): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(
    sql`delete from ${authors} where ${authors.kind} = ${kind} and ${authors.document} = ${keyOf(id)}`,
  )
}
