import 'server-only'
import { cache } from 'react'
import {
  decodePercent,
  buildHref,
  matchOriginal,
  matchStructural,
  normalizePath,
} from '@/domain/routing/routes'
import { translatedPath } from '@/domain/routing/translate-path'
import { noCriteria, type ListingCriteria } from '@/domain/search/criteria'
import { criteriaTwin } from '@/domain/search/criteria-twin'
import { listingHref } from '@/domain/search/listing-address'
import { isIndexed } from '@/domain/seo/is-indexed'
import type { Locale, Localized } from '@/domain/shared/locale'
import { env } from '@/env'
import { getArticle } from '@/site/data/articles/articles'
import { asVisitor, cached, getClient } from '@/site/data/client'
import { recordTrail, trailOf } from '@/site/data/content/crumbs'
import { getGoneReason, isFormerProject } from '@/site/data/properties/former-properties'
import { toMeta } from '@/site/data/content/meta'
import { toDescription } from '@/site/data/content/plain-text'
import { getProject } from '@/site/data/properties/projects'
import { getProperty } from '@/site/data/properties/properties'
import { resolveHome } from './resolve-home'
import { listingPaths, resolveListing, searchPaths } from './resolve-listing'
import { resolvePage } from './resolve-page'
import { agentPaths, resolveAgent } from './resolve-agent'
import { placePaths, resolvePlace } from './resolve-place'
import { resolveSaved, savedPaths } from './resolve-saved'
import { findRoute, type RouteEntry } from './route-index'
import { getLanguages } from '@/site/data/content/settings'
import { findCityNames } from '@/site/data/search/known-names'
import type { MissingReason, ResolvedAddress, RoutedAddress } from './resolved-address'

const missing = (reason: MissingReason): ResolvedAddress => ({ kind: 'not-found', reason })

async function resolveArticle(entry: RouteEntry, { locale }: RoutedAddress): Promise<ResolvedAddress> {
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

/** What is asked for goes along. */
const moved = ({ locale, criteria }: Omit<RoutedAddress, 'path'>, path: string): ResolvedAddress => ({
  kind: 'redirect',
  href: listingHref({ base: buildHref({ locale, path }), criteria }),
  permanent: true,
})

async function resolveProperty(id: number, { locale, path }: RoutedAddress): Promise<ResolvedAddress> {
  const found = await getProperty({ id, locale })
  const own = found?.paths[locale]
  if (!found || !own) return missing((await getGoneReason({ id })) ?? 'property')
  // A property has one address; another town or slug redirects to it.
  if (own !== path) return moved({ locale, criteria: noCriteria }, own)
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

async function resolveProject(id: number, { locale, path }: RoutedAddress): Promise<ResolvedAddress> {
  const found = await getProject({ id, locale })
  const own = found?.paths[locale]
  if (!found || !own) return missing((await isFormerProject({ id })) ? 'formerProject' : 'project')
  if (own !== path) return moved({ locale, criteria: noCriteria }, own)
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

/** The segments of a catch-all route as a stored path; null for broken encoding or an overlong path. */
export function toPath(segments: string[] | undefined): string | null {
  const path = ['', ...(segments ?? []).map((segment) => decodePercent(segment) ?? '\u0000'), ''].join('/')
  return path.length > longestPath ? null : normalizePath(path)
}

type AddressInput = {
  locale: Locale
  segments: string[] | undefined
  criteria?: ListingCriteria
}

// The head, the header and the page of a request resolve the same address.
const answersOfRequest = cache(() => new Map<string, Promise<ResolvedAddress>>())

/**
 * What a path of a language leads to: a page with its lists filtered by the query, an article, a property, a project, a
 * redirect, or nothing.
 */
export function resolveAddress({
  locale,
  segments,
  criteria = noCriteria,
}: AddressInput): Promise<ResolvedAddress> {
  const answers = answersOfRequest()
  const input = { locale, segments, criteria }
  const key = JSON.stringify(input)
  const answer = answers.get(key) ?? resolveOnce(input)
  answers.set(key, answer)
  return answer
}

async function resolveOnce({ locale, segments, criteria }: Required<AddressInput>): Promise<ResolvedAddress> {
  const { enabled } = await getLanguages()
  const path = toPath(segments)
  if (path === null || !enabled.includes(locale)) return missing('page')
  const address = { locale, path, criteria }
  const record = matchStructural({ locale, path }) ?? matchOriginal(path)
  if (record?.name === 'property') return resolveProperty(record.id, address)
  if (record?.name === 'project') return resolveProject(record.id, address)
  return (await resolvePath(address)) ?? missing('page')
}

const resolvePath = async (address: RoutedAddress): Promise<ResolvedAddress | null> =>
  searchPaths(address)
    ? resolveListing(address)
    : ((await resolveSaved(address)) ??
      (await resolveStored(address)) ??
      (await resolveRedirect(address)) ??
      (await resolveHome(address)) ??
      (await resolveListing(address)) ??
      (await resolvePlace(address)) ??
      resolveAgent(address))

async function resolveStored(address: RoutedAddress): Promise<ResolvedAddress | null> {
  const { locale } = address
  const hit = await findRoute(address)
  if (!hit) return null
  const { entry, exact } = hit
  if (exact && entry.collection === 'pages') return (await resolvePage(entry, address)) ?? missing('page')
  if (exact) return resolveArticle(entry, address)
  const own = entry.paths[locale]
  return own ? moved(address, own) : missing('page')
}

async function resolveRedirect({ locale, path }: RoutedAddress): Promise<ResolvedAddress | null> {
  const redirect = await findRedirect(`/${locale}${path}`)
  if (!redirect) return null
  const { href } = new URL(redirect.to, env.SITE_URL)
  return { kind: 'redirect', href: href.replace(env.SITE_URL, ''), permanent: redirect.permanent }
}

/**
 * The alternates of an address: the translated equivalent, or the home page (product.md, settled reading 2). The query is
 * kept (settled reading 21), but not for a home page that is no equivalent.
 */
export async function findAlternates({
  locale,
  segments,
  criteria = noCriteria,
}: AddressInput): Promise<{ locale: Locale; href: string }[]> {
  const { enabled } = await getLanguages()
  const paths = await findPaths({ locale, path: toPath(segments) })
  const cities = await findCityNames(criteria.cities)
  return enabled.map((other) => {
    const base = buildHref({ locale: other, path: translatedPath({ paths, locale: other }) })
    const twin = criteriaTwin({ criteria, cities, locale: other })
    return { locale: other, href: paths[other] ? listingHref({ base, criteria: twin }) : base }
  })
}

const fixedPaths = (place: { locale: Locale; path: string }): Localized | null =>
  savedPaths(place) ?? searchPaths(place)

async function findPaths({ locale, path }: { locale: Locale; path: string | null }): Promise<Localized> {
  if (path === null) return {}
  const own = fixedPaths({ locale, path })
  if (own) return own
  const record = matchStructural({ locale, path })
  if (!record) return findPathsOfPage({ locale, path })
  const { id } = record
  const found = await (record.name === 'property' ? getProperty({ id, locale }) : getProject({ id, locale }))
  return found?.paths ?? {}
}

const findPathsOfPage = async (address: { locale: Locale; path: string }): Promise<Localized> =>
  (await findRoute(address))?.entry.paths ??
  listingPaths(address) ??
  (await placePaths(address)) ??
  (await agentPaths(address)) ??
  {}
