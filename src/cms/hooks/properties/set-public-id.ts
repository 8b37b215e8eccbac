import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook, CollectionBeforeValidateHook, PayloadRequest, Where } from 'payload'
import { advisoryLocks } from '@/cms/database/advisory-locks'
import { table } from '@/cms/database/tables'
import { transactionOf } from '@/cms/database/transactions'

const deletedPublicIds = table('deleted_public_ids')

type Slug = Parameters<CollectionBeforeValidateHook>[0]['collection']['slug']

type DocumentQuery = { where: Where; sort?: string }

/** The public ID of the first document that a query finds, also in the bin, in the transaction of the request; null without one. */
async function firstPublicId(
  req: PayloadRequest,
  { slug, ...query }: DocumentQuery & { slug: Slug },
): Promise<number | null> {
  const { docs } = await req.payload.find({
    ...{ collection: slug, depth: 0, limit: 1, overrideAccess: true, pagination: false, trash: true, req },
    ...query,
  })
  const [doc] = docs
  const publicId: unknown = doc && 'publicId' in doc ? doc.publicId : null
  return typeof publicId === 'number' ? publicId : null
}

async function highestDeleted(req: PayloadRequest, collection: Slug): Promise<number> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ highest: number }>(sql`
    select ${deletedPublicIds.highest}::float8 as highest from ${deletedPublicIds}
    where ${deletedPublicIds.collection} = ${collection}`)
  return rows[0]?.highest ?? 0
}

/**
 * Gives a new document the next public ID of its collection, inside the request's transaction. Of two documents that are created
 * at once, the second waits until the first is stored, and gets the number after it.
 */
export const setPublicId: CollectionBeforeValidateHook = async ({
  collection: { slug },
  data,
  operation,
  originalDoc,
  req,
}) => {
  const kept: unknown = operation === 'update' ? originalDoc?.publicId : undefined
  if (!data || typeof data.publicId === 'number' || typeof kept === 'number') return data
  const db = await transactionOf(req)
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.publicIds}, hashtext(${slug}))`)
  // PostgreSQL sorts a missing number before the highest one.
  const present = await firstPublicId(req, { slug, sort: '-publicId', where: { publicId: { exists: true } } })
  const highest = Math.max(present ?? 0, await highestDeleted(req, slug))
  return { ...data, publicId: highest + 1 }
}

/**
 * Remembers the public ID of a document before it is deleted, so that its links, mails and saved homes never lead to another
 * one. It reads the ID itself, because a request may leave it out of the document.
 */
export const retirePublicId: CollectionBeforeDeleteHook = async ({ collection: { slug }, id, req }) => {
  const publicId = await firstPublicId(req, { slug, where: { id: { equals: id } } })
  if (publicId === null) return
  const db = await transactionOf(req)
  await db.execute(sql`
    insert into ${deletedPublicIds} (${deletedPublicIds.$.collection}, ${deletedPublicIds.$.highest})
    values (${slug}, ${publicId})
    on conflict (${deletedPublicIds.$.collection}) do update
    set ${deletedPublicIds.$.highest} = greatest(${deletedPublicIds.highest}, excluded.${deletedPublicIds.$.highest})`)
}
