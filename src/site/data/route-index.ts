import 'server-only'
import { canonicalKey } from '@/domain/routing/routes'
import { locales, type Locale, type Localized } from '@/domain/shared/locale'
import { asVisitor, cached, getClient } from './client'
import { toLocalizedTexts, toNamedPaths } from './localized-texts'

export type RouteEntry = {
  collection: 'pages' | 'articles'
  id: number
  parentId: number | null
  originalPath: string | null
  /** The path per language, without the language prefix; a language without text is absent. */
  paths: Localized
  names: Localized
  type: string
  isPublic: boolean
  updatedAt: string
}

const limit = 2000

async function readPages(): Promise<RouteEntry[]> {
  const payload = await getClient()
  const { docs } = await payload.find({
    collection: 'pages',
    locale: 'all',
    depth: 0,
    limit,
    ...asVisitor,
    where: { type: { not_equals: 'link' } },
    select: {
      path: true,
      originalPath: true,
      name: true,
      parent: true,
      type: true,
      isPublic: true,
      updatedAt: true,
    },
  })
  return docs.map((doc) => ({
    collection: 'pages',
    id: doc.id,
    parentId: typeof doc.parent === 'number' ? doc.parent : null,
    originalPath: doc.originalPath ?? null,
    paths: toNamedPaths(doc),
    names: toLocalizedTexts(doc.name),
    type: doc.type ?? 'page',
    isPublic: doc.isPublic !== false,
    updatedAt: doc.updatedAt,
  }))
}

async function readArticles(): Promise<RouteEntry[]> {
  const payload = await getClient()
  const { docs } = await payload.find({
    collection: 'articles',
    locale: 'all',
    depth: 0,
    limit,
    ...asVisitor,
    select: { path: true, originalPath: true, title: true, isPublic: true, updatedAt: true },
  })
  return docs.map((doc) => ({
    collection: 'articles',
    id: doc.id,
    parentId: null,
    originalPath: doc.originalPath ?? null,
    paths: toNamedPaths({ path: doc.path, name: doc.title }),
    names: toLocalizedTexts(doc.title),
    type: 'article',
    isPublic: doc.isPublic !== false,
    updatedAt: doc.updatedAt,
  }))
}

/** Every published page and article that has an address, in all languages: what paths are matched and translated by. */
export const getRouteIndex = cached({ name: 'route-index', tags: ['pages', 'articles'] }, async () => {
  const entries = [...(await readPages()), ...(await readArticles())]
  return entries.filter(({ paths }) => locales.some((locale) => paths[locale]))
})

export type RouteHit = { entry: RouteEntry; exact: boolean }

/** The page or article at a path of a language: exactly, or by a variant of case, accents or its original path. */
export async function findRoute({
  locale,
  path,
}: {
  locale: Locale
  path: string
}): Promise<RouteHit | null> {
  const index = await getRouteIndex()
  const exact = index.find(({ paths }) => paths[locale] === path)
  if (exact) return { entry: exact, exact: true }
  const key = canonicalKey(path)
  const variant =
    index.find(({ paths }) => paths[locale] !== undefined && canonicalKey(paths[locale]) === key) ??
    index.find(({ originalPath }) => originalPath !== null && canonicalKey(originalPath) === key)
  return variant ? { entry: variant, exact: false } : null
}

/** The way from the top page down to this one, by parents, else by the beginnings of its path. */
export async function findTrail({
  entry,
  locale,
}: {
  entry: RouteEntry
  locale: Locale
}): Promise<RouteEntry[]> {
  const index = await getRouteIndex()
  const own = entry.paths[locale]
  const trail = [entry]
  const seen = new Set([`${entry.collection}${entry.id}`])
  for (let at: RouteEntry = entry; ;) {
    const above =
      at.parentId === null
        ? undefined
        : index.find(({ collection, id }) => collection === 'pages' && id === at.parentId)
    if (!above || seen.has(`pages${above.id}`)) break
    seen.add(`pages${above.id}`)
    trail.unshift(above)
    at = above
  }
  if (trail.length > 1 || own === undefined) return trail
  const shorter = index.filter(({ paths }) => {
    const path = paths[locale]
    return path !== undefined && path !== '/' && path !== own && own.startsWith(path)
  })
  return [
    ...shorter.sort((one, other) => (one.paths[locale]?.length ?? 0) - (other.paths[locale]?.length ?? 0)),
    entry,
  ]
}

/** The page or article that stands for an original path of the specification's tables, such as '/contact-demand/'. */
export async function findOriginal(original: string): Promise<RouteEntry | null> {
  const key = canonicalKey(original)
  const index = await getRouteIndex()
  return index.find(({ originalPath }) => originalPath !== null && canonicalKey(originalPath) === key) ?? null
}
