import type { CollectionBeforeChangeHook } from 'payload'

/**
 * Stores when a document was first published: "newest first" sorts by it, and later publications keep it. Until then it
 * stays empty, whatever is typed or copied, because `getFormerStatus` treats a property with a date as one that was public.
 */
export const setPublishedAt: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const known: unknown = operation === 'update' ? originalDoc?.publishedAt : null
  const given: unknown = data.publishedAt ?? known
  if (data._status === 'published') return { ...data, publishedAt: given ?? new Date().toISOString() }
  return { ...data, publishedAt: known ? given : null }
}
