import type { DataFromCollectionSlug, Payload, TypedUser } from 'payload'
import type { PreviewCollection } from '@/domain/routing/preview-address'
import type { Locale } from '@/domain/shared/locale'

type GetDraftInput<Slug extends PreviewCollection> = {
  payload: Payload
  /** Whose rights hold. */
  user: TypedUser
  collection: Slug
  id: number
  locale: Locale
  /** What stands in the form and is not saved yet, in this language: it comes before what is saved. */
  values?: Record<string, unknown>
}

// A page shows modules, these show articles, and those show pictures.
const depth = 3

// A document no version belongs to: asked for drafts, Payload would put the newest saved one in the place of the values.
const unsaved = { id: 0 }

/**
 * The newest state of a document in one language, with the newest state of what it shows; null where there is none.
 * Values from the form are joined and given their hooks in the way of Payload's own live preview: nothing is written.
 */
export async function getDraft<Slug extends PreviewCollection>({
  payload,
  values,
  collection,
  ...question
}: GetDraftInput<Slug>): Promise<DataFromCollectionSlug<Slug> | null> {
  const options = {
    collection,
    ...question,
    draft: true,
    fallbackLocale: false,
    overrideAccess: false,
    disableErrors: true,
  } as const
  if (!values) return payload.findByID({ ...options, depth })
  const saved = await payload.findByID({ ...options, depth: 0 })
  if (!saved) return null
  // A copy: what is joined is written into it.
  const data = structuredClone(Object.assign({}, saved, values, unsaved))
  const joined = await payload.findByID({ ...options, depth, data, flattenLocales: false })
  return joined && { ...joined, id: question.id }
}

/** Whether visitors see a document, in its newest state or in an earlier one. */
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
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
  })
  return totalDocs > 0
}
