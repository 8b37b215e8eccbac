import type { CollectionBeforeChangeHook } from 'payload'

/**
 * Notes the moment of the first publication: "newest first" follows it, and a later publication keeps it. Before that
 * there is none, whatever is typed or copied: `getFormerStatus` takes a property with a date for one that was public.
 */
export const setPublishedAt: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const known: unknown = operation === 'update' ? originalDoc?.publishedAt : null
  const given: unknown = data.publishedAt ?? known
  if (data._status === 'published') return { ...data, publishedAt: given ?? new Date().toISOString() }
  return { ...data, publishedAt: known ? given : null }
}
