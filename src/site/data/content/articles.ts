import 'server-only'
import type { Article as ArticleDocument } from '@/cms/payload-types'
import { treeBelow } from '@/domain/modules/tree-below'
import { buildHref } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import { asVisitor, cached, getClient } from '@/site/data/client'
import { idOf } from '@/site/data/defaults'
import { toPicture } from './pictures'
import { toRichText } from './rich-text'
import { findByOriginal, getRouteIndex, type RouteEntry } from '@/site/data/routing/route-index'
import { toAppearance, type SearchAppearance } from './search-appearance'
import type { Article } from '@/site/data/view-models'

export type ArticlePage = {
  article: Article
  appearance: SearchAppearance
  updatedAt: string
}

// An article without an address of its own is linked on the page with the same original path.
function hrefOf({ path, originalPath }: ArticleDocument, { locale, index }: Places): string | null {
  const own = path || (originalPath ? findByOriginal(index, originalPath)?.paths[locale] : null)
  return own ? buildHref({ locale, path: own }) : null
}

type Places = { locale: Locale; index: RouteEntry[] }

const show = (document: ArticleDocument, places: Places): Article => ({
  id: document.id,
  href: hrefOf(document, places),
  title: document.title,
  intro: document.intro ?? null,
  picture: toPicture(document.picture),
  publishedAt: document.publishedAt ?? null,
  body: toRichText(document.body, places.locale),
})

// Read once for all of them, because Next does not cache reads inside a cached read.
const indexFor = async (documents: ArticleDocument[]): Promise<RouteEntry[]> =>
  documents.some(({ path, originalPath }) => !path && originalPath) ? getRouteIndex() : []

/** An article as it is shown, with its address; null if it appears only in modules. */
export async function toArticle(document: ArticleDocument, locale: Locale): Promise<Article> {
  return show(document, { locale, index: await indexFor([document]) })
}

/** A published article in one language; null without a text in it. */
export const getArticle = cached(
  { name: 'article', tags: ['articles', 'pages', 'media'] },
  async ({ id, locale }: { id: number; locale: Locale }): Promise<ArticlePage | null> => {
    const payload = await getClient()
    const document = await payload.findByID({
      collection: 'articles',
      id,
      locale,
      depth: 2,
      overrideAccess: false,
      disableErrors: true,
    })
    if (!document?.title) return null
    return {
      article: await toArticle(document, locale),
      appearance: toAppearance(document.meta),
      updatedAt: document.updatedAt,
    }
  },
)

const mostArticles = 40

/** A category with all its descendants. */
async function findCategoriesBelow(id: number): Promise<number[]> {
  const payload = await getClient()
  const { docs } = await payload.find({
    collection: 'categories',
    depth: 0,
    ...asVisitor,
    limit: 1000,
    select: { parent: true },
  })
  return treeBelow({ root: id, nodes: docs.map((doc) => ({ id: doc.id, parent: idOf(doc.parent) })) })
}

/** The published articles of a category, and of those below it if requested; at most 40 (specification section 9). */
export async function findArticlesOf({
  categoryId,
  withBelow,
  maximum,
  locale,
}: {
  categoryId: number
  withBelow: boolean
  maximum: number | null
  locale: Locale
}): Promise<Article[]> {
  const payload = await getClient()
  const categories = withBelow ? await findCategoriesBelow(categoryId) : [categoryId]
  const { docs } = await payload.find({
    collection: 'articles',
    locale,
    depth: 2,
    ...asVisitor,
    sort: ['sort', 'id'],
    limit: Math.min(maximum ?? mostArticles, mostArticles),
    where: {
      categories: { in: categories },
      isPublic: { not_equals: false },
    },
  })
  const named = docs.filter(({ title }) => Boolean(title))
  const index = await indexFor(named)
  return named.map((document) => show(document, { locale, index }))
}
