import type { Payload, Where } from 'payload'
import { isRecord } from '@/domain/shared/is-record'
import { linkDestination } from '@/domain/broken/link-destination'
import { groupBy } from '@/domain/shared/group-by'
import type { BrokenThing } from '@/domain/broken/broken-thing'
import { whereStatusHasPage } from '@/cms/access/property-access'
import { linkedCollections, type LinkedCollection } from '@/domain/links/link-pick'
import { listedInFields } from '@/domain/properties/listed-in'
import { locales } from '@/domain/shared/locale'
import { env } from '@/env'
import type { DocumentLink } from '@/cms/queries/broken/read-links'
import type { AskOwnSite } from './ask-own-site'

/** The paths that are asked in one check; the others wait for the next. */
const mostPaths = 3000

type PickedDocuments = Map<string, Set<string>>

const keyOf = ({ collection, id }: { collection: string; id: number }): string => `${collection}/${id}`

/** The languages in which a document has an address: by its path, or by those that it is listed in. */
function languagesOf({ path, listedIn }: { path?: unknown; listedIn?: unknown }): Set<string> {
  if (isRecord(path)) return new Set(locales.filter((locale) => Boolean(path[locale])))
  const listed = isRecord(listedIn) ? listedIn : {}
  return new Set(locales.filter((locale) => listed[listedInFields[locale]] === true))
}

const published: Where = { _status: { equals: 'published' } }

const isSeen: Partial<Record<LinkedCollection, Where>> = {
  properties: { and: [published, whereStatusHasPage] },
}

/** The ones that visitors see among the documents that links lead to, each with the languages in which it has an address. */
async function readPickable(payload: Payload, links: readonly DocumentLink[]): Promise<PickedDocuments> {
  const found: PickedDocuments = new Map()
  for (const collection of linkedCollections) {
    const ids = links.flatMap(({ target }) =>
      target.kind === 'document' && target.collection === collection ? [target.id] : [],
    )
    if (ids.length === 0) continue
    const { docs } = await payload.find({
      collection,
      where: { and: [{ id: { in: [...new Set(ids)] } }, isSeen[collection] ?? published] },
      select: { path: true, listedIn: true },
      locale: 'all',
      depth: 0,
      pagination: false,
      overrideAccess: true,
    })
    for (const doc of docs) found.set(keyOf({ collection, id: doc.id }), languagesOf(doc))
  }
  return found
}

const toThing = ({ document, place, locale }: DocumentLink, target: string): BrokenThing => ({
  kind: 'own-link',
  document,
  place,
  locale,
  target,
})

/** A picked document is drawn in the language of the text, or of the visitor, so it has to have an address in it, or in any. */
function isPickedThere(link: DocumentLink, pickable: PickedDocuments): boolean {
  if (link.target.kind !== 'document') return true
  const languages = pickable.get(keyOf(link.target))
  return languages !== undefined && (link.locale === null ? languages.size > 0 : languages.has(link.locale))
}

function ownPathOf({ target, locale }: DocumentLink): string | null {
  if (target.kind !== 'address') return null
  const destination = linkDestination({ address: target.address, locale, siteUrl: env.SITE_URL })
  return destination.kind === 'own' ? destination.path : null
}

/** The links that lead to no page of this site: each path is asked once, one after the other. */
export async function findBrokenOwnLinks({
  payload,
  links,
  ask,
  signal,
}: {
  payload: Payload
  links: readonly DocumentLink[]
  ask: AskOwnSite
  signal?: AbortSignal
}): Promise<BrokenThing[]> {
  const pickable = await readPickable(payload, links)
  const picked = links.flatMap((link) =>
    link.target.kind === 'document' && !isPickedThere(link, pickable)
      ? [toThing(link, keyOf(link.target))]
      : [],
  )
  const byPath = groupBy(links, ownPathOf)
  const typed: BrokenThing[] = []
  for (const [path, from] of [...byPath].slice(0, mostPaths)) {
    if (path === null) continue
    signal?.throwIfAborted()
    if (!(await ask(path, signal))) typed.push(...from.map((link) => toThing(link, path)))
  }
  return [...picked, ...typed]
}
