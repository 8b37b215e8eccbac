import 'server-only'
import { chooseCategoryPage } from '@/domain/navigation/category-page'
import { canonicalKey } from '@/domain/routing/routes'
import { locales, type Locale, type Localized } from '@/domain/shared/locale'
import { asVisitor, cached, getClient } from '@/site/data/client'
import { idOf } from '@/site/data/defaults'
import { toLocalizedTexts, toNamedPaths } from './localized-texts'
import { getCategoryPages } from '@/site/data/properties/category-pages'

export type RouteEntry = {
  collection: 'pages' | 'articles'
  id: number
  parentId: number | null
  /** Of an article. */
  categoryIds: number[]
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
    parentId: idOf(doc.parent),
    categoryIds: [],
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
    select: {
      path: true,
      originalPath: true,
      title: true,
      categories: true,
      isPublic: true,
      updatedAt: true,
    },
  })
  return docs.map((doc) => ({
    collection: 'articles',
    id: doc.id,
    parentId: null,
    categoryIds: (doc.categories ?? []).flatMap((category) => idOf(category) ?? []),
    originalPath: doc.originalPath ?? null,
    paths: toNamedPaths({ path: doc.path, name: doc.title }),
    names: toLocalizedTexts(doc.title),
    type: 'article',
    isPublic: doc.isPublic !== false,
    updatedAt: doc.updatedAt,
  }))
}

/** Every published page and article with an address, in all languages: paths are matched and translated by it. */
export const getRouteIndex = cached({ name: 'route-index', tags: ['pages', 'articles'] }, async () => {
  const entries = [...(await readPages()), ...(await readArticles())]
  return entries.filter(({ paths }) => locales.some((locale) => paths[locale]))
})

export type RouteHit = { entry: RouteEntry; exact: boolean }

/** The page or article at a path of a language: exactly, or by another case, accents or its original path. */
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

type RouteIndexPlace = { entry: RouteEntry; locale: Locale }

/** The page that shows an article's category; the home page does not count, as it shows something of everything. */
async function findCategoryPage({ entry, locale }: RouteIndexPlace): Promise<RouteEntry | undefined> {
  if (entry.collection === 'pages' || entry.categoryIds.length === 0) return undefined
  const index = await getRouteIndex()
  const pages = new Map(
    index.flatMap((page) => {
      const path = page.paths[locale]
      const isCategoryPage =
        page.collection === 'pages' && page.isPublic && path !== undefined && path !== '/'
      return isCategoryPage ? [[page.id, page] as const] : []
    }),
  )
  const categoryPages = (await getCategoryPages()).filter(({ pageId }) => pages.has(pageId))
  const pageId = chooseCategoryPage({ categoryPages, categoryIds: entry.categoryIds })
  return pageId === null ? undefined : pages.get(pageId)
}

/**
 * The pages from the top one to this one: by parents, else by the prefixes of its path, and for an article without any, by
 * the page that shows its category.
 */
export async function findTrail({ entry, locale }: RouteIndexPlace): Promise<RouteEntry[]> {
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
  const categoryPage = shorter.length === 0 ? await findCategoryPage({ entry, locale }) : undefined
  if (categoryPage) return [...(await findTrail({ entry: categoryPage, locale })), entry]
  return [
    ...shorter.sort((one, other) => (one.paths[locale]?.length ?? 0) - (other.paths[locale]?.length ?? 0)),
    entry,
  ]
}

/** The entry of an original path in the index of routes; case and accents are ignored. */
export function findByOriginal(index: RouteEntry[], original: string): RouteEntry | undefined {
  const key = canonicalKey(original)
  return index.find(({ originalPath }) => originalPath !== null && canonicalKey(originalPath) === key)
}

/** The page or article with an original path of the specification's tables, such as '/contact-demand/'. */
export async function findOriginal(original: string): Promise<RouteEntry | null> {
  return findByOriginal(await getRouteIndex(), original) ?? null
}
