import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { separateRequest } from '@/cms/database/separate-request'
import { labelText } from '@/cms/fields/label-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { groupBy } from '@/domain/shared/group-by'
import { isRecord } from '@/domain/shared/is-record'
import { locales } from '@/domain/shared/locale'

/** What an editor calls each document: `pages/12` is 'Page “Contact”'. */
export type DocumentNames = Map<string, string>

async function namesInCollection(
  req: PayloadRequest,
  { config, ids }: { config: SanitizedCollectionConfig; ids: number[] },
): Promise<DocumentNames> {
  const slug: CollectionSlug = config.slug
  const title = config.admin.useAsTitle ?? 'id'
  const { docs } = await req.payload.find({
    collection: slug,
    select: { [title]: true },
    where: { id: { in: ids } },
    depth: 0,
    limit: ids.length,
    pagination: false,
    locale: readerLocale(req),
    fallbackLocale: [...locales],
    overrideAccess: true,
    req: separateRequest(req),
  })
  const kind = labelText(config.labels.singular, req) ?? slug
  return new Map(
    docs.map((doc) => {
      const stored: unknown = doc
      const name = isRecord(stored) ? stored[title] : null
      return [
        `${slug}/${doc.id}`,
        typeof name === 'string' && name ? `${kind} “${name}”` : `${kind} ${doc.id}`,
      ]
    }),
  )
}

/** The names of documents in the reader's language, a query for each collection. */
export async function nameDocuments(
  req: PayloadRequest,
  documents: readonly string[],
): Promise<DocumentNames> {
  const { collections, globals } = req.payload.config
  const bySlug = groupBy([...new Set(documents)], (document) => document.split('/')[0])
  const names: DocumentNames = new Map(
    globals.map((config) => [`globals/${config.slug}`, labelText(config.label, req) ?? config.slug]),
  )
  for (const config of collections) {
    const ids = (bySlug.get(config.slug) ?? []).map((document) => Number(document.split('/')[1]))
    if (ids.length === 0) continue
    for (const [document, name] of await namesInCollection(req, { config, ids })) names.set(document, name)
  }
  return names
}
