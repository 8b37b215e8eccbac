import type { CollectionSlug, PayloadRequest, TextFieldSingleValidation, Where } from 'payload'
import { findRecordAs } from '@/cms/database/records'
import { isRecord } from '@/domain/shared/is-record'

/** Whether a text stands anywhere in the values of a document. */
function stands(text: string, values: unknown): boolean {
  if (Array.isArray(values)) return values.some((value) => stands(text, value))
  return isRecord(values) ? Object.values(values).some((value) => stands(text, value)) : values === text
}

type StoredValuePlace = { slug: string; id: string | number | undefined; req: PayloadRequest }

/** Whether a document has been online with a text in it; of a kind that knows no drafts, whether it has it now. */
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
 * A rule of an address for what is new. What was online before the rule became stricter stays as it is, also where an
 * earlier version comes back: the pages leave out what they cannot show, and nobody is kept from changing the rest.
 */
export const keepStored =
  (validate: TextFieldSingleValidation): TextFieldSingleValidation =>
  async (value, options) => {
    const verdict = await validate(value, options)
    if (verdict === true || !value) return verdict
    const { collectionSlug: slug, id, previousValue, req } = options
    if (req.context.isRestoringVersion === true) return true
    // A global has neither an id nor drafts. Within a text a block is asked for once more under the id of its own, after
    // the text as a whole was asked for under that of the document.
    const isDocument = slug !== undefined && /^\d{1,10}$/.test(String(id))
    return (isDocument ? await wasOnline(value, { slug, id, req }) : value === previousValue) || verdict
  }
