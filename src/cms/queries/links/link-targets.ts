import type { PayloadRequest, SelectType, Where } from 'payload'
import { separateRequest } from '@/cms/database/separate-request'
import { labelText } from '@/cms/fields/label-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { searchedTexts, textForReader } from '@/cms/fields/text-for-reader'
import { findPickedProperties } from '@/cms/queries/property-picker/picked-property'
import { getScope } from '@/cms/access/staff-scope'
import { findPropertiesByWords } from '@/cms/queries/property-picker/find-properties-by-words'
import type { LinkedCollection, LinkPick } from '@/domain/links/link-pick'
import { toSearchName } from '@/domain/shared/text'

/** A document that a link may lead to, as its editor reads it. */
export type LinkChoice = {
  /** `pages/12` */
  document: string
  /** What it is, in a word. */
  kind: string
  name: string
  /** Its path, or its postal address. */
  place: string
  isOnline: boolean
}

export type FoundTargets = { targets: LinkChoice[]; total: number }

const mostOffered = 20

/** The search reads so many documents of a collection. */
const mostRead = 2000

type NamedCollection = Exclude<LinkedCollection, 'properties'>

type NamedSource = { title: string; select: SelectType; where: Where }

const notLinks: Where = { type: { not_equals: 'link' } }

const sources: Record<NamedCollection, NamedSource> = {
  pages: { title: 'name', select: { name: true, path: true, _status: true }, where: notLinks },
  articles: { title: 'title', select: { title: true, path: true, _status: true }, where: {} },
  projects: { title: 'title', select: { title: true, publicId: true, _status: true }, where: {} },
}

const kindOf = (req: PayloadRequest, collection: LinkedCollection): string =>
  labelText(req.payload.collections[collection].config.labels.singular, req) ?? collection

type NamedTarget = { target: LinkChoice; texts: string }

/** The documents of a collection that the user may read, as visitors see them or as they were first saved. */
async function readNamed(
  req: PayloadRequest,
  { collection, ids }: { collection: NamedCollection; ids?: readonly number[] },
): Promise<NamedTarget[]> {
  const { title, select, where } = sources[collection]
  const { docs } = await req.payload.find({
    collection,
    depth: 0,
    limit: mostRead,
    locale: 'all',
    overrideAccess: false,
    pagination: false,
    req: separateRequest(req),
    select,
    sort: 'id',
    user: req.user,
    where: ids ? { and: [where, { id: { in: [...ids] } }] } : where,
  })
  const kind = kindOf(req, collection)
  return docs.map((doc) => {
    const stored: Record<string, unknown> = { ...doc }
    const { path, publicId, _status } = stored
    const name = textForReader(stored[title], req) ?? `${kind} ${doc.id}`
    const place = textForReader(path, req) ?? (typeof publicId === 'number' ? String(publicId) : '')
    const target = {
      document: `${collection}/${doc.id}`,
      kind,
      name,
      place,
      isOnline: _status === 'published',
    }
    return { target, texts: searchedTexts([stored[title], path, publicId]) }
  })
}

async function readProperties(req: PayloadRequest, ids: readonly number[]): Promise<LinkChoice[]> {
  const properties = await findPickedProperties(req, { ids, locale: readerLocale(req) })
  return properties.map(({ id, reference, title, address, isOnSite }) => ({
    document: `properties/${id}`,
    kind: kindOf(req, 'properties'),
    name: [reference, title].filter(Boolean).join(' · ') || `${id}`,
    place: address,
    isOnline: isOnSite,
  }))
}

/**
 * The documents that a link may lead to and whose name, path or reference contains every word: pages first, then articles, projects and
 * properties; only those that the user may read. Without words, no properties.
 */
export async function findLinkTargets(req: PayloadRequest, words: readonly string[]): Promise<FoundTargets> {
  const sought = words.map(toSearchName)
  const found: LinkChoice[] = []
  for (const collection of ['pages', 'articles', 'projects'] as const) {
    const named = await readNamed(req, { collection })
    const fitting = named.filter(({ texts }) => sought.every((word) => texts.includes(word)))
    found.push(...fitting.map(({ target }) => target))
  }
  if (words.length === 0) return { targets: found.slice(0, mostOffered), total: found.length }
  const scope = await getScope(req)
  const { ids, total } = await findPropertiesByWords(req, { words, scope, limit: mostOffered })
  const properties = await readProperties(req, ids.slice(0, Math.max(0, mostOffered - found.length)))
  return { targets: [...found, ...properties].slice(0, mostOffered), total: found.length + total }
}

/** The document of a link; null if it is gone, in the bin, or not for the user. */
export async function findLinkTarget(
  req: PayloadRequest,
  { relationTo, id }: LinkPick,
): Promise<LinkChoice | null> {
  if (relationTo === 'properties') return (await readProperties(req, [id]))[0] ?? null
  const [named] = await readNamed(req, { collection: relationTo, ids: [id] })
  return named?.target ?? null
}
