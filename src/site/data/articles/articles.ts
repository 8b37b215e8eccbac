import 'server-only'
import type { Where } from 'payload'
import type { Article as ArticleDocument } from '@/cms/payload-types'
import { treeBelow } from '@/domain/modules/tree-below'
import { buildHref } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import { asVisitor, cached, getClient } from '@/site/data/client'
import { toShownAgent } from '@/site/data/agents/agent-card'
import { idOf, orElse } from '@/site/data/defaults'
import { populated, toPicture } from '@/site/data/content/pictures'
import { toRichText } from '@/site/data/content/rich-text'
import { findByOriginal, getRouteIndex, type RouteEntry } from '@/site/data/routing/route-index'
import { toAppearance, type SearchAppearance } from '@/site/data/content/search-appearance'
import { findArticleProperties } from './article-following'
import { toPlainText } from '@/site/data/content/plain-text'
import type { Article, ArticleAuthor, ArticleOfPage, ArticleTeaser } from './article-models'

export type ArticlePage = {
  article: ArticleOfPage
  appearance: SearchAppearance
  updatedAt: string
}

// An article without an address of its own is linked on the page with the same original path.
function hrefOf({ path, originalPath }: ArticleDocument, { locale, index }: Places): string | null {
  const own = path || (originalPath ? findByOriginal(index, originalPath)?.paths[locale] : null)
  return own ? buildHref({ locale, path: own }) : null
}

type Places = { locale: Locale; index: RouteEntry[] }

const showTeaser = (document: ArticleDocument, places: Places): ArticleTeaser => ({
  id: document.id,
  href: hrefOf(document, places),
  title: document.title,
  intro: document.intro ?? null,
  picture: toPicture(document.picture),
  publishedAt: document.publishedAt ?? null,
})

// Read once for all of them, because Next does not cache reads inside a cached read.
const indexFor = async (documents: ArticleDocument[]): Promise<RouteEntry[]> =>
  documents.some(({ path, originalPath }) => !path && originalPath) ? getRouteIndex() : []

/** An article as it is shown, with its address; null if it appears only in modules. */
export async function toArticle(document: ArticleDocument, locale: Locale): Promise<Article> {
  const teaser = showTeaser(document, { locale, index: await indexFor([document]) })
  return { ...teaser, body: await toRichText(document.body, locale) }
}

/** The agent who wrote it, else the name that the editor wrote. */
async function toAuthor(
  { author, authorName }: ArticleDocument,
  locale: Locale,
): Promise<ArticleAuthor | null> {
  const agent = populated(author)
  if (!agent) return authorName ? { name: authorName, jobTitle: null, photo: null, href: null } : null
  const { name, jobTitle, photo, href } = await toShownAgent(agent, locale)
  return { name, jobTitle, photo, href }
}

const mostArticles = 40

const MOST_RELATED = 3

const idsOf = (
  relations: ArticleDocument['relatedArticles'] | ArticleDocument['relatedProperties'],
): number[] => orElse(relations, []).flatMap((relation) => idOf(relation) ?? [])

async function findArticles({ where, locale }: { where: Where; locale: Locale }): Promise<ArticleDocument[]> {
  const payload = await getClient()
  const { docs } = await payload.find({
    collection: 'articles',
    locale,
    depth: 1,
    ...asVisitor,
    sort: ['-publishedAt', '-id'],
    limit: mostArticles,
    where: { and: [where, { isPublic: { not_equals: false } }] },
  })
  return docs.filter(({ title }) => Boolean(title))
}

/** Those of the editor in their order, else the newest of the same categories; all have a page of their own. */
async function findRelated(document: ArticleDocument, locale: Locale): Promise<ArticleTeaser[]> {
  const chosen = idsOf(document.relatedArticles)
  const own = chosen.length > 0 ? await findArticles({ where: { id: { in: chosen } }, locale }) : []
  const categories = orElse(document.categories, []).flatMap((relation) => idOf(relation) ?? [])
  const found =
    own.length > 0
      ? own.sort((one, other) => chosen.indexOf(one.id) - chosen.indexOf(other.id))
      : await findArticles({ where: { categories: { in: categories } }, locale })
  const index = await indexFor(found)
  return found
    .filter(({ id }) => id !== document.id)
    .map((each) => showTeaser(each, { locale, index }))
    .filter(({ href }) => href !== null)
    .slice(0, own.length > 0 ? own.length : MOST_RELATED)
}

/** An article with what its page shows around and below it. */
export async function toArticleOfPage(document: ArticleDocument, locale: Locale): Promise<ArticleOfPage> {
  const article = await toArticle(document, locale)
  const text = [article.title, article.intro, toPlainText(article.body)].filter(Boolean).join('\n')
  const chosen = idsOf(document.relatedProperties)
  return {
    ...article,
    author: await toAuthor(document, locale),
    related: await findRelated(document, locale),
    properties: await findArticleProperties({ chosen, text, locale }),
  }
}

/** A published article in one language; null without a text in it. */
export const getArticle = cached(
  { name: 'article', tags: ['articles', 'pages', 'media', 'agents'] },
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
      article: await toArticleOfPage(document, locale),
      appearance: toAppearance(document.meta),
      updatedAt: document.updatedAt,
    }
  },
)

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
  const shown = named.map(async (document) => ({
    ...showTeaser(document, { locale, index }),
    body: await toRichText(document.body, locale),
  }))
  return Promise.all(shown)
}
