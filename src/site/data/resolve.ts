import 'server-only'
import { buildBreadcrumb } from '@/domain/navigation/breadcrumb'
import { decodePercent } from '@/domain/routing/percent-encoding'
import { buildHref, matchOriginal, matchStructural, normalizePath } from '@/domain/routing/routes'
import { alternates } from '@/domain/routing/translate-path'
import type { Locale, Localized } from '@/domain/shared/locale'
import { env } from '@/env'
import { getArticle } from './articles'
import { asVisitor, cached, getClient } from './client'
import { toLink } from './links'
import { getPage } from './pages'
import { getProject } from './projects'
import { getProperty } from './properties'
import { findOriginal, findRoute, findTrail, type RouteEntry } from './route-index'
import { getLanguages } from './settings'
import type { Crumb, Meta, Picture, Resolved } from './view-models'

type Address = { locale: Locale; path: string; page: number }

const missing = (reason: 'page' | 'property' | 'project'): Resolved => ({ kind: 'not-found', reason })

type MetaParts = {
  locale: Locale
  paths: Localized
  title: string
  description: string | null
  index: boolean
  image: Picture | null
  /** Which page of its listing; each has its own address, in this language alone. */
  page?: number
}

async function toMeta({ locale, paths, page = 1, ...parts }: MetaParts): Promise<Meta> {
  const { enabled } = await getLanguages()
  const hrefs = alternates({ paths, enabled }).map(({ locale: other, path }) => ({
    locale: other,
    href: `${env.SITE_URL}${buildHref({ locale: other, path })}`,
  }))
  const canonical = `${env.SITE_URL}${buildHref({ locale, path: paths[locale] ?? '/' })}`
  if (page > 1) return { ...parts, canonical: `${canonical}?page=${page}`, alternates: [] }
  return { ...parts, canonical, alternates: hrefs }
}

async function crumbsOf(
  locale: Locale,
  trail: { name: string | undefined; path: string | undefined }[],
): Promise<Crumb[]> {
  const home = await findOriginal('/')
  const withHref = trail.map(({ name, path }) => ({ name, href: path ? buildHref({ locale, path }) : null }))
  return buildBreadcrumb({
    home: { name: home?.names[locale], href: buildHref({ locale, path: '/' }) },
    trail: withHref,
  })
}

async function trailOf(entry: RouteEntry, locale: Locale): Promise<Crumb[]> {
  const trail = await findTrail({ entry, locale })
  const below = trail.filter(({ paths }) => paths[locale] !== '/')
  return crumbsOf(
    locale,
    below.map(({ names, paths }) => ({ name: names[locale], path: paths[locale] })),
  )
}

async function resolvePage(entry: RouteEntry, { locale, page }: Address): Promise<Resolved> {
  const content = await getPage({ id: entry.id, locale, listPage: page })
  if (!content) return missing('page')
  if (content.redirectUrl) {
    const { href } = toLink({ label: '', url: content.redirectUrl, locale })
    return { kind: 'redirect', href, permanent: false }
  }
  const { metaTitle, metaDescription, image, index } = content
  const meta = await toMeta({
    locale,
    paths: entry.paths,
    title: metaTitle ?? content.page.title,
    description: metaDescription,
    index,
    image,
    page,
  })
  return { kind: 'page', page: content.page, crumbs: await trailOf(entry, locale), meta }
}

async function resolveArticle(entry: RouteEntry, { locale }: Address): Promise<Resolved> {
  const content = await getArticle({ id: entry.id, locale })
  if (!content) return missing('page')
  const { article, metaTitle, metaDescription, image } = content
  const meta = await toMeta({
    locale,
    paths: entry.paths,
    title: metaTitle ?? article.title,
    description: metaDescription,
    index: entry.isPublic,
    image,
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
  const { property, paths, metaTitle, metaDescription } = found
  const list = await findOriginal(property.goal === 'sale' ? '/for-sale/' : '/for-rent/')
  const meta = await toMeta({
    locale,
    paths,
    title: metaTitle ?? `${property.title} – ${property.place}`,
    description: metaDescription ?? descriptionOf(property.description),
    index: true,
    image: property.picture,
  })
  const crumbs = await crumbsOf(locale, [
    { name: list?.names[locale], path: list?.paths[locale] },
    { name: property.title, path: own },
  ])
  return { kind: 'property', property, crumbs, meta }
}

async function resolveProject(id: number, { locale, path }: Address): Promise<Resolved> {
  const found = await getProject({ id, locale })
  const own = found?.paths[locale]
  if (!found || !own) return missing('project')
  if (own !== path) return moved(locale, own)
  const { project, paths } = found
  const list = await findOriginal('/Projets/')
  const meta = await toMeta({
    locale,
    paths,
    title: `${project.title} – ${project.place}`,
    description: descriptionOf(project.description),
    index: true,
    image: project.pictures[0] ?? null,
  })
  const crumbs = await crumbsOf(locale, [
    { name: list?.names[locale], path: list?.paths[locale] },
    { name: project.title, path: own },
  ])
  return { kind: 'project', project, crumbs, meta }
}

const descriptionLength = 155

function descriptionOf(
  blocks: { type: string; children?: { type: string; text?: string }[] }[],
): string | null {
  const text = blocks
    .flatMap((block) => (block.type === 'paragraph' ? (block.children ?? []) : []))
    .map((inline) => inline.text ?? ' ')
    .join('')
    .trim()
  if (text === '') return null
  return text.length <= descriptionLength
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', descriptionLength))}…`
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
