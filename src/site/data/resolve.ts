import 'server-only'
import { decodePercent } from '@/domain/routing/percent-encoding'
import { buildHref, matchOriginal, matchStructural, normalizePath } from '@/domain/routing/routes'
import { isIndexed } from '@/domain/seo/is-indexed'
import { locales, type Locale, type Localized } from '@/domain/shared/locale'
import { env } from '@/env'
import { getArticle } from './articles'
import { asVisitor, cached, getClient } from './client'
import { recordTrail, trailOf } from './crumbs'
import { toLink } from './links'
import { shownListPage, toMeta } from './meta'
import { getPage, type PageContent } from './pages'
import { toDescription } from './plain-text'
import { getProject } from './projects'
import { getProperty } from './properties'
import { findRoute, type RouteEntry } from './route-index'
import { getLanguages } from './settings'
import type { Resolved } from './view-models'

type Address = { locale: Locale; path: string; page: number }

const missing = (reason: 'page' | 'property' | 'project'): Resolved => ({ kind: 'not-found', reason })

async function resolvePage(entry: RouteEntry, { locale, page }: Address): Promise<Resolved> {
  const content = await getPage({ id: entry.id, locale, listPage: page })
  if (!content) return missing('page')
  if (content.redirectUrl) {
    const { href } = toLink({ label: '', url: content.redirectUrl, locale })
    return { kind: 'redirect', href, permanent: false }
  }
  const { appearance, index, noReferrerNoFollow } = content
  const shownPage = shownListPage(content.page.modules)
  const meta = await toMeta({
    locale,
    paths: await findPathsOfPage(entry, shownPage),
    appearance,
    own: ownOf(content),
    index,
    noReferrerNoFollow,
    page: shownPage,
  })
  return { kind: 'page', page: content.page, crumbs: await trailOf(entry, locale), meta }
}

const ownOf = ({ page, picture }: PageContent) => ({
  title: page.title,
  description: page.description ?? page.banner?.description ?? null,
  picture,
})

/** The paths of the languages whose listing has a page of that number: not all have as many homes. */
async function findPathsOfPage({ id, paths }: RouteEntry, page: number): Promise<Localized> {
  if (page === 1) return paths
  const found: Localized = {}
  for (const locale of locales) {
    const content = paths[locale] ? await getPage({ id, locale, listPage: page }) : null
    if (content && shownListPage(content.page.modules) === page) found[locale] = paths[locale]
  }
  return found
}

async function resolveArticle(entry: RouteEntry, { locale }: Address): Promise<Resolved> {
  const content = await getArticle({ id: entry.id, locale })
  if (!content) return missing('page')
  const { article, appearance, updatedAt } = content
  const { title, intro, body, picture, publishedAt } = article
  const meta = await toMeta({
    locale,
    paths: entry.paths,
    appearance,
    own: { title, description: intro ?? toDescription(body), picture },
    index: isIndexed(entry),
    dates: { publishedAt, updatedAt },
  })
  return { kind: 'article', article, crumbs: await trailOf(entry, locale), meta }
}

const moved = (locale: Locale, path: string): Resolved => ({
  kind: 'redirect',
  href: buildHref({ locale, path }),
  permanent: true,
})

async function resolveProperty(id: number, { locale, path }: Address): Promise<Resolved> {
  const found = await getProperty({ id, locale })
  const own = found?.paths[locale]
  if (!found || !own) return missing('property')
  // A home under a wrong town or slug has one right address.
  if (own !== path) return moved(locale, own)
  const { property, paths, appearance } = found
  const { title, place, description, picture } = property
  const meta = await toMeta({
    locale,
    paths,
    appearance,
    own: { title: `${title} – ${place}`, description: toDescription(description), picture },
    index: true,
  })
  const crumbs = await recordTrail({
    list: property.goal,
    locale,
    own: { name: property.title, path: own },
  })
  return { kind: 'property', property, crumbs, meta }
}

async function resolveProject(id: number, { locale, path }: Address): Promise<Resolved> {
  const found = await getProject({ id, locale })
  const own = found?.paths[locale]
  if (!found || !own) return missing('project')
  if (own !== path) return moved(locale, own)
  const { project, paths, appearance } = found
  const { title, place, description, pictures } = project
  const meta = await toMeta({
    locale,
    paths,
    appearance,
    own: {
      title: `${title} – ${place}`,
      description: toDescription(description),
      picture: pictures[0] ?? null,
    },
    index: true,
  })
  const crumbs = await recordTrail({ list: 'project', locale, own: { name: project.title, path: own } })
  return { kind: 'project', project, crumbs, meta }
}

const findRedirect = cached(
  { name: 'redirect', tags: ['redirects'] },
  async (from: string): Promise<{ to: string; permanent: boolean } | null> => {
    const payload = await getClient()
    const { docs } = await payload.find({
      collection: 'redirects',
      depth: 0,
      ...asVisitor,
      limit: 1,
      where: { from: { equals: from } },
    })
    return docs[0] ? { to: docs[0].to, permanent: docs[0].permanent ?? true } : null
  },
)

const longestPath = 1000

/** The segments of a catch-all route as a stored path; null where they are none of ours (broken encoding, far too long). */
export function toPath(segments: string[] | undefined): string | null {
  const path = ['', ...(segments ?? []).map((segment) => decodePercent(segment) ?? '\u0000'), ''].join('/')
  return path.length > longestPath ? null : normalizePath(path)
}

/** What stands at a path of a language: a page, an article, a home, a project, the address it moved to, or nothing. */
export async function resolveAddress({
  locale,
  segments,
  page,
}: {
  locale: Locale
  segments: string[] | undefined
  page: number
}): Promise<Resolved> {
  const { enabled } = await getLanguages()
  const path = toPath(segments)
  if (path === null || !enabled.includes(locale)) return missing('page')
  const address = { locale, path, page }
  const record = matchStructural({ locale, path }) ?? matchOriginal(path)
  if (record?.name === 'property') return resolveProperty(record.id, address)
  if (record?.name === 'project') return resolveProject(record.id, address)
  return (await resolveStored(address)) ?? (await resolveRedirect(address))
}

async function resolveStored(address: Address): Promise<Resolved | null> {
  const { locale } = address
  const hit = await findRoute(address)
  if (!hit) return null
  const { entry, exact } = hit
  if (exact)
    return entry.collection === 'pages' ? resolvePage(entry, address) : resolveArticle(entry, address)
  const own = entry.paths[locale]
  return own ? moved(locale, own) : missing('page')
}

async function resolveRedirect({ locale, path }: Address): Promise<Resolved> {
  const redirect = await findRedirect(`/${locale}${path}`)
  if (!redirect) return missing('page')
  const { href } = new URL(redirect.to, env.SITE_URL)
  return { kind: 'redirect', href: href.replace(env.SITE_URL, ''), permanent: redirect.permanent }
}

/** Where the languages of an address lead: the translated equivalent, or home (product.md, settled reading 2). */
export async function findAlternates({
  locale,
  segments,
}: {
  locale: Locale
  segments: string[] | undefined
}): Promise<{ locale: Locale; href: string }[]> {
  const { enabled } = await getLanguages()
  const paths = await findPaths({ locale, path: toPath(segments) })
  return enabled.map((other) => ({
    locale: other,
    href: buildHref({ locale: other, path: paths[other] ?? '/' }),
  }))
}

async function findPaths({ locale, path }: { locale: Locale; path: string | null }): Promise<Localized> {
  if (path === null) return {}
  const record = matchStructural({ locale, path })
  if (!record) return (await findRoute({ locale, path }))?.entry.paths ?? {}
  const { id } = record
  const found = await (record.name === 'property' ? getProperty({ id, locale }) : getProject({ id, locale }))
  return found?.paths ?? {}
}
