import 'server-only'
import type { Where } from 'payload'
import { listedInFields } from '@/domain/properties/listed-in'
import { projectPath, propertyPath } from '@/domain/routing/routes'
import { isIndexed } from '@/domain/seo/is-indexed'
import { SITEMAP_PART_SIZE, type SitemapKind, type SitemapPart } from '@/domain/seo/sitemap-parts'
import { asVisitor, cached, getClient } from '@/site/data/client'
import { orEmpty } from '@/site/data/defaults'
import { listedFields, listedQuery, toListedPaths } from './listed-paths'
import { toNamedPaths } from './localized-texts'
import { findAgentEntries } from '@/site/data/agents/agent-entries'
import { findPlaceEntries } from '@/site/data/places/place-entries'
import { getRouteIndex } from './route-index'
import type { SitemapEntry } from '@/site/data/search/search-models'
import { getLanguages } from '@/site/data/content/settings'

/** The part of a kind, from 1. */
type PageOf = { page: number }

// As many as the route index reads: further ones have no address.
const mostPages = 2000

async function readModuleDays(): Promise<Map<number, string>> {
  const payload = await getClient()
  const { docs } = await payload.find({
    collection: 'modules',
    depth: 0,
    ...asVisitor,
    limit: 0,
    select: { updatedAt: true },
  })
  return new Map(docs.map(({ id, updatedAt }) => [id, updatedAt]))
}

async function readPages(): Promise<SitemapEntry[]> {
  const payload = await getClient()
  const moduleDays = await readModuleDays()
  const { docs } = await payload.find({
    collection: 'pages',
    locale: 'all',
    depth: 0,
    ...asVisitor,
    limit: mostPages,
    sort: 'id',
    select: {
      path: true,
      name: true,
      type: true,
      isPublic: true,
      flags: true,
      redirect: true,
      modules: true,
      updatedAt: true,
    },
  })
  const listed = docs.filter(({ type, isPublic, flags, redirect }) => {
    return !redirect && isIndexed({ type, isPublic, isActiveSeo: orEmpty(flags).isActiveSeo })
  })
  return listed.map(({ path, name, modules, updatedAt }) => {
    const ids = (modules ?? []).map((module) => (typeof module === 'number' ? module : module.id))
    // A page changes with its modules.
    const days = [updatedAt, ...ids.flatMap((id) => moduleDays.get(id) ?? [])]
    return { paths: toNamedPaths({ path, name }), updatedAt: days.toSorted().at(-1) ?? updatedAt }
  })
}

async function readArticles(): Promise<SitemapEntry[]> {
  const articles = (await getRouteIndex()).filter(({ collection }) => collection === 'articles')
  return articles.filter(isIndexed).map(({ paths, updatedAt }) => ({ paths, updatedAt }))
}

type ListedCollection = 'properties' | 'projects'

async function whereListed(): Promise<Where> {
  const { enabled } = await getLanguages()
  const anywhere = enabled.map((locale): Where => ({
    [`listedIn.${listedInFields[locale]}`]: { equals: true },
  }))
  return { and: [{ publicId: { exists: true } }, { or: anywhere }] }
}

/**
 * The documents of a part, in the order of their references: a new property joins the last part, the others do not change.
 * The first reference is found by a query of its own, because an offset on the documents would read all that it skips.
 */
async function whereInPart(collection: ListedCollection, { page }: PageOf): Promise<Where> {
  const listed = await whereListed()
  if (page === 1) return listed
  const payload = await getClient()
  const { docs } = await payload.find({
    collection,
    depth: 0,
    ...asVisitor,
    limit: 1,
    page: (page - 1) * SITEMAP_PART_SIZE + 1,
    sort: 'publicId',
    where: listed,
    select: { publicId: true },
  })
  const first = docs[0]?.publicId
  // After the last part there is nothing: no reference is that high.
  return { and: [listed, { publicId: { greater_than_equal: first ?? Number.MAX_SAFE_INTEGER } }] }
}

const partQuery = { ...listedQuery, limit: SITEMAP_PART_SIZE, sort: 'publicId' } as const

async function readProperties(of: PageOf): Promise<SitemapEntry[]> {
  const payload = await getClient()
  const { docs } = await payload.find({
    collection: 'properties',
    ...partQuery,
    where: await whereInPart('properties', of),
    select: { ...listedFields, goal: true, updatedAt: true },
  })
  return docs.map((property) => ({
    paths: toListedPaths(property, (place) => propertyPath({ ...place, goal: property.goal })),
    updatedAt: property.updatedAt,
  }))
}

async function readProjects(of: PageOf): Promise<SitemapEntry[]> {
  const payload = await getClient()
  const { docs } = await payload.find({
    collection: 'projects',
    ...partQuery,
    where: await whereInPart('projects', of),
    select: { ...listedFields, updatedAt: true },
  })
  return docs.map((project) => ({
    paths: toListedPaths(project, projectPath),
    updatedAt: project.updatedAt,
  }))
}

async function countListed(collection: ListedCollection): Promise<number> {
  const payload = await getClient()
  const where = await whereListed()
  return (await payload.count({ collection, overrideAccess: false, where })).totalDocs
}

const cutPage = (entries: SitemapEntry[], { page }: PageOf): SitemapEntry[] =>
  entries.slice((page - 1) * SITEMAP_PART_SIZE, page * SITEMAP_PART_SIZE)

type SitemapReader = { count: () => Promise<number>; read: (of: PageOf) => Promise<SitemapEntry[]> }

/** The cached count and documents of each kind; it expires when one of its collections is saved. */
function cachedReader({
  name,
  tags,
  count,
  read,
}: SitemapReader & { name: string; tags: string[] }): SitemapReader {
  return {
    count: cached({ name: `sitemap-${name}-count`, tags }, count),
    read: cached({ name: `sitemap-${name}`, tags }, read),
  }
}

const readers: Record<SitemapKind, SitemapReader> = {
  pages: cachedReader({
    name: 'pages',
    tags: ['pages', 'modules'],
    count: async () => (await readPages()).length,
    read: async (of) => cutPage(await readPages(), of),
  }),
  articles: cachedReader({
    name: 'articles',
    tags: ['pages', 'articles'],
    count: async () => (await readArticles()).length,
    read: async (of) => cutPage(await readArticles(), of),
  }),
  places: cachedReader({
    name: 'places',
    tags: ['listed-towns', 'cities', 'properties'],
    count: async () => (await findPlaceEntries()).length,
    read: async (of) => cutPage(await findPlaceEntries(), of),
  }),
  properties: cachedReader({
    name: 'properties',
    tags: ['properties', 'cities', 'site-settings'],
    count: () => countListed('properties'),
    read: readProperties,
  }),
  projects: cachedReader({
    name: 'projects',
    tags: ['projects', 'cities', 'site-settings'],
    count: () => countListed('projects'),
    read: readProjects,
  }),
  agents: cachedReader({
    name: 'agents',
    tags: ['agents'],
    count: async () => (await findAgentEntries()).length,
    read: async (of) => cutPage(await findAgentEntries(), of),
  }),
}

/** How many documents of a kind search engines may list. */
export const countSitemapEntries = (kind: SitemapKind): Promise<number> => readers[kind].count()

/** The documents of one part of the sitemap; none after the last part. */
export const findSitemapEntries = ({ kind, number }: SitemapPart): Promise<SitemapEntry[]> =>
  readers[kind].read({ page: number })
