import type { Payload, SanitizedCollectionConfig } from 'payload'
import { findLinks, type FoundLink } from '@/domain/broken/find-links'
import { isRecord } from '@/domain/shared/is-record'
import { linkedFields } from './linked-fields'

/** A link, with the document that it stands in: `pages/12`, or `globals/site-settings`. */
export type DocumentLink = FoundLink & { document: string }

const batchSize = 100

/** Links beyond this number are not read: the check stays within its memory. */
const mostLinks = 20_000

async function linksOfCollection(
  payload: Payload,
  { slug, fields, versions }: SanitizedCollectionConfig,
): Promise<DocumentLink[]> {
  const linked = linkedFields(fields)
  if (linked.length === 0) return []
  const found: DocumentLink[] = []
  let last = 0
  while (found.length < mostLinks) {
    const { docs } = await payload.find({
      collection: slug,
      where: {
        and: [
          { id: { greater_than: last } },
          ...(versions?.drafts ? [{ _status: { equals: 'published' } }] : []),
        ],
      },
      sort: 'id',
      limit: batchSize,
      pagination: false,
      depth: 0,
      locale: 'all',
      overrideAccess: true,
    })
    for (const doc of docs)
      found.push(
        ...findLinks(linked, { data: { ...doc } }).map((link) => ({
          ...link,
          document: `${slug}/${doc.id}`,
        })),
      )
    const end = docs.at(-1)?.id
    if (typeof end !== 'number' || docs.length < batchSize) break
    last = end
  }
  return found
}

async function linksOfGlobals(payload: Payload): Promise<DocumentLink[]> {
  const found: DocumentLink[] = []
  for (const { slug, fields } of payload.config.globals) {
    const linked = linkedFields(fields)
    if (linked.length === 0) continue
    const data: unknown = await payload.findGlobal({ slug, depth: 0, locale: 'all', overrideAccess: true })
    if (isRecord(data))
      found.push(...findLinks(linked, { data }).map((link) => ({ ...link, document: `globals/${slug}` })))
  }
  return found
}

/** The links in everything that is published, in all languages. */
export async function readLinks(payload: Payload): Promise<DocumentLink[]> {
  const found: DocumentLink[] = []
  for (const config of payload.config.collections) found.push(...(await linksOfCollection(payload, config)))
  return [...found, ...(await linksOfGlobals(payload))].slice(0, mostLinks)
}
