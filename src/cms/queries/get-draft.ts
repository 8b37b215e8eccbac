import type { DataFromCollectionSlug, Payload, TypedUser } from 'payload'
import { whereStatusHasPage } from '@/cms/access/property-access'
import type { PreviewCollection } from '@/domain/routing/preview-address'
import type { Locale } from '@/domain/shared/locale'

type GetDraftInput<Slug extends PreviewCollection> = {
  payload: Payload
  /** The user whose access applies. */
  user: TypedUser
  collection: Slug
  id: number
  locale: Locale
  /** Unsaved values of the form in this language, which replace the saved ones. */
  values?: Record<string, unknown>
}

// A page shows modules, modules show articles, and articles show pictures.
const depth = 3

// An id without versions: asked for drafts, Payload would replace the values by the newest saved version.
const unsaved = { id: 0 }

/**
 * The newest version of a document in one language, with the newest versions of what it shows; null if there is none.
 * Values from the form are populated and passed through hooks as Payload's live preview does; nothing is written.
 */
export async function getDraft<Slug extends PreviewCollection>({
  payload,
  values,
  collection,
  ...input
}: GetDraftInput<Slug>): Promise<DataFromCollectionSlug<Slug> | null> {
  const options = {
    collection,
    ...input,
    draft: true,
    fallbackLocale: false,
    overrideAccess: false,
    disableErrors: true,
  } as const
  if (!values) return payload.findByID({ ...options, depth })
  const saved = await payload.findByID({ ...options, depth: 0 })
  if (!saved) return null
  // A copy, because populating writes into it.
  const data = structuredClone(Object.assign({}, saved, values, unsaved))
  const joined = await payload.findByID({ ...options, depth, data, flattenLocales: false })
  return joined && { ...joined, id: input.id }
}

/** Whether visitors see a document, in its newest version or an earlier one. */
export async function isPublished({
  payload,
  user,
  collection,
  id,
}: Pick<GetDraftInput<PreviewCollection>, 'payload' | 'user' | 'collection' | 'id'>): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection,
    user,
    overrideAccess: false,
    where: {
      and: [
        { id: { equals: id } },
        { _status: { equals: 'published' } },
        ...(collection === 'properties' ? [whereStatusHasPage] : []),
      ],
    },
  })
  return totalDocs > 0
}
