import type { CollectionSlug, PayloadRequest, TextFieldSingleValidation, Where } from 'payload'
import { findRecordAs } from '@/cms/database/records'
import { isRecord } from '@/domain/shared/is-record'

/** Whether a text occurs anywhere in the values of a document. */
function stands(text: string, values: unknown): boolean {
  if (Array.isArray(values)) return values.some((value) => stands(text, value))
  return isRecord(values) ? Object.values(values).some((value) => stands(text, value)) : values === text
}

type StoredValuePlace = { slug: string; id: string | number | undefined; req: PayloadRequest }

/** Whether a document with a text was ever published; without drafts, whether it has the text now. */
async function wasOnline(text: string, { slug, id, req }: StoredValuePlace): Promise<boolean> {
  const collection = req.payload.config.collections.find((each) => each.slug === slug)
  if (!collection || id === undefined) return false
  const where: Where = { id: { equals: id } }
  const asked: { collection: CollectionSlug; locale: 'all'; req: PayloadRequest } = {
    collection: collection.slug,
    locale: 'all',
    req,
  }
  const stored = await findRecordAs<{ id: number; _status?: string }>(req.payload, { ...asked, where })
  if (stored?._status !== 'draft' && stands(text, stored)) return true
  if (!collection.versions?.drafts) return false
  const { docs } = await req.payload.db.findVersions({
    ...asked,
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    limit: 20,
    pagination: false,
    sort: '-updatedAt',
  })
  return docs.some(({ version }) => stands(text, version))
}

/**
 * Applies a rule of an address only to new values. A value that was published before the rule became stricter stays, also
 * when an earlier version is restored: the pages leave out what they cannot show, and editors can still change the rest.
 */
export const keepStored =
  (validate: TextFieldSingleValidation): TextFieldSingleValidation =>
  async (value, options) => {
    const verdict = await validate(value, options)
    if (verdict === true || !value) return verdict
    const { collectionSlug: slug, id, previousValue, req } = options
    if (req.context.isRestoringVersion === true) return true
    // A global has neither an id nor drafts. A block within a text is validated a second time under its own id, after the
    // whole text under that of the document.
    const isDocument = slug !== undefined && /^\d{1,10}$/.test(String(id))
    return (isDocument ? await wasOnline(value, { slug, id, req }) : value === previousValue) || verdict
  }
