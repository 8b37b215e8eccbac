/** The collections with a preview, by the names of the CMS. */
export const previewCollections = ['pages', 'modules', 'articles', 'properties', 'projects'] as const

export type PreviewCollection = (typeof previewCollections)[number]

/** A document by the CMS's own id, because a draft may not have a public reference yet. */
export type PreviewAddress = { collection: PreviewCollection; id: number }

/** The first segment of previews; pages cannot have it (`isReservedPath`). */
export const PREVIEW_SEGMENT = 'preview'

const isPreviewCollection = (value: unknown): value is PreviewCollection =>
  previewCollections.some((collection) => collection === value)

/** The document that a preview's last two segments name; null for anything else, however it is spelled. */
export function parsePreviewAddress({
  collection,
  id,
}: {
  collection: unknown
  id: unknown
}): PreviewAddress | null {
  if (!isPreviewCollection(collection) || typeof id !== 'string' || !/^[1-9]\d{0,8}$/.test(id)) return null
  return { collection, id: Number(id) }
}

/** The path of a preview without its language prefix: '/preview/pages/12/'. */
export function previewPath({ collection, id }: PreviewAddress): string {
  return `/${PREVIEW_SEGMENT}/${collection}/${id}/`
}
