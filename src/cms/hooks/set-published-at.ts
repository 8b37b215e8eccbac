import type { CollectionBeforeChangeHook } from 'payload'

/** Notes the moment of the first publication: "newest first" follows it, and a later publication keeps it. */
export const setPublishedAt: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data._status !== 'published' || data.publishedAt) return data
  return { ...data, publishedAt: originalDoc?.publishedAt ?? new Date().toISOString() }
}
