import type { CollectionBeforeValidateHook } from 'payload'

/**
 * Gives a new document the next public ID of its collection, read inside the request's transaction. Of two documents
 * created at once, the unique index accepts one, and the other editor saves again.
 */
export const setPublicId: CollectionBeforeValidateHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const kept: unknown = operation === 'update' ? originalDoc?.publicId : undefined
  if (!data || typeof data.publicId === 'number' || typeof kept === 'number') return data
  const { docs } = await req.payload.find({
    collection: collection.slug,
    depth: 0,
    limit: 1,
    overrideAccess: true,
    pagination: false,
    req,
    sort: '-publicId',
    // PostgreSQL sorts a missing number before the highest one.
    where: { publicId: { exists: true } },
  })
  const [last] = docs
  const highest: unknown = last && 'publicId' in last ? last.publicId : 0
  return { ...data, publicId: (typeof highest === 'number' ? highest : 0) + 1 }
}
