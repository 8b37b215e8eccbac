import 'server-only'
import { findListedProperties, type ListedProperty } from '@/cms/queries/properties/listed-properties'
import { entryId, type Feed, type FeedEntry } from '@/domain/feeds/atom'
import { feedCriteria, feedHref, placeFeedHref } from '@/domain/feeds/feed-address'
import { saidStatus } from '@/domain/properties/property-status'
import { buildQuery, noCriteria, type ListingCriteria } from '@/domain/search/criteria'
import { listingHref } from '@/domain/search/listing-address'
import type { Locale } from '@/domain/shared/locale'
import { env } from '@/env'
import { statusWords } from '@/messages/status-words'
import { getTranslator } from '@/messages/translator'
import { asVisitor, cached, getClient } from '@/site/data/client'
import { getAgencyProfile } from '@/site/data/content/agency'
import { getSettings } from '@/site/data/content/settings'
import { getMarqueeNames } from '@/site/data/properties/find-cards'
import { toCard, type MarqueeNames } from '@/site/data/properties/property-cards'
import { toCardSummary } from '@/site/data/properties/property-summaries'
import { resolveAddress } from '@/site/data/routing/resolve'
import { everythingAvailable, getListSelection } from '@/site/data/search/list-selections'
import { findProperties } from '@/site/data/search/search'
import type { PropertyList } from '@/site/data/search/listing-models'
import type { ResolvedAddress } from '@/site/data/routing/resolved-address'
import { toSharePicture } from '@/site/seo/share-picture'
import { fedListOf } from './fed-list'
import { findProjectEntries } from './project-entries'

type FeedInput = { locale: Locale; segments: string[]; criteria: ListingCriteria }

/** A feed, or the address of the one that has its list today. */
export type FoundFeed = { kind: 'feed'; feed: Feed } | { kind: 'moved'; href: string }

/** The most entries of a feed. */
export const mostEntries = 50

type Times = { publishedAt: string | null; updatedAt: string }

async function findTimes(ids: readonly number[]): Promise<Map<number, Times>> {
  const payload = await getClient()
  const { docs } = await payload.find({
    collection: 'properties',
    depth: 0,
    ...asVisitor,
    limit: mostEntries,
    where: { id: { in: [...ids] } },
    select: { publishedAt: true, updatedAt: true },
  })
  return new Map(
    docs.map(({ id, publishedAt, updatedAt }) => [id, { publishedAt: publishedAt ?? null, updatedAt }]),
  )
}

type EntryContext = { locale: Locale; marqueeNames: MarqueeNames; times: Map<number, Times> }

function toEntry(property: ListedProperty, { times, ...context }: EntryContext): FeedEntry[] {
  const found = times.get(property.id)
  // It was taken off the site between the two reads.
  if (!found) return []
  const { locale } = context
  const card = toCard(property, context)
  const { type, place, price, bedroomsText, livingSurface, officeSurface, totalSurface } = toCardSummary(
    card,
    locale,
  )
  const said = saidStatus(card.status)
  const status = said && statusWords[said][locale]
  const siteUrl = env.SITE_URL
  return [
    {
      id: entryId({ host: new URL(siteUrl).hostname, kind: 'property', id: card.id, locale }),
      href: `${siteUrl}${card.href}`,
      title: card.title,
      summary: [status, type, place, price, bedroomsText, livingSurface, officeSurface, totalSurface]
        .filter(Boolean)
        .join(' · '),
      category: card.typeName,
      ...found,
      picture: card.picture && toSharePicture({ picture: card.picture, siteUrl }),
    },
  ]
}

type ListInput = { list: PropertyList; criteria: ListingCriteria; locale: Locale }

/** The newest properties of a list, and how many it has; a list with a maximum has its own first ones, as on its page. */
async function findNewest({ list, criteria, locale }: ListInput) {
  const { base, goal } = list
  const selection = base
    ? await getListSelection({ id: base.id, locale })
    : everythingAvailable(locale, goal === 'both' ? null : goal)
  if (!selection) return null
  const maximum = base?.maximum ?? null
  const sort = maximum === null && selection.maximum === null ? 'newest' : null
  const { ids, window } = await findProperties({
    list: selection,
    criteria: { ...criteria, sort },
    maximum,
    size: mostEntries,
  })
  return { ids, total: window.total }
}

async function findEntries(ids: number[], locale: Locale): Promise<FeedEntry[]> {
  const [properties, times, marqueeNames] = await Promise.all([
    findListedProperties({ payload: await getClient(), ids, locale }),
    findTimes(ids),
    getMarqueeNames(locale),
  ])
  return properties.flatMap((property) => toEntry(property, { locale, marqueeNames, times }))
}

type FeedContent = Pick<Feed, 'subtitle' | 'entries'>

async function toProperties({ list, criteria, locale }: ListInput): Promise<FeedContent | null> {
  const newest = await findNewest({ list, criteria, locale })
  if (!newest) return null
  return {
    subtitle: getTranslator(locale)(`listing.count.${list.goal}`, { count: newest.total }),
    entries: await findEntries(newest.ids, locale),
  }
}

type FedProjects = Extract<ReturnType<typeof fedListOf>, { kind: 'projects' }>

const toProjects = async ({ projects, total }: FedProjects, locale: Locale): Promise<FeedContent> => ({
  subtitle: getTranslator(locale)('modules.projects.count', { count: total }),
  entries: await findProjectEntries(projects.slice(0, mostEntries), locale),
})

type PageAnswer = Extract<ResolvedAddress, { kind: 'page' }>

async function toFeed(
  { page, meta }: PageAnswer,
  { locale, criteria }: Pick<FeedInput, 'locale' | 'criteria'>,
): Promise<FoundFeed | null> {
  const fed = fedListOf(page)
  if (!fed) return null
  const asked = fed.canBeFiltered ? criteria : noCriteria
  const content =
    fed.kind === 'projects'
      ? await toProjects(fed, locale)
      : await toProperties({ list: fed.list, criteria: asked, locale })
  if (!content) return null
  const { name } = await getAgencyProfile(locale)
  const { updatedAt } = await getSettings(locale)
  const base = meta.canonical
  const feed: Feed = {
    locale,
    title: meta.title.includes(name) ? meta.title : `${meta.title} · ${name}`,
    selfHref: feedHref({ base, criteria: asked }),
    pageHref: listingHref({ base, criteria: asked }),
    author: { name, href: `${env.SITE_URL}/${locale}/` },
    updatedAt: updatedAt ?? new Date(0).toISOString(),
    ...content,
  }
  return { kind: 'feed', feed }
}

async function readFeed({ locale, segments, criteria }: FeedInput): Promise<FoundFeed | null> {
  const resolved = await resolveAddress({ locale, segments })
  if (resolved.kind === 'page') return toFeed(resolved, { locale, criteria })
  if (resolved.kind === 'place') {
    const { filterHref, list } = resolved.place
    const place = list.filters.criteria
    return { kind: 'moved', href: placeFeedHref({ listHref: filterHref, place, criteria }) }
  }
  const isOfPage = resolved.kind === 'redirect' && /^\/[^?#]*\/$/.test(resolved.href)
  return isOfPage ? { kind: 'moved', href: feedHref({ base: resolved.href, criteria }) } : null
}

const getFeed = cached(
  {
    name: 'list-feed',
    tags: ['pages', 'projects', 'property-lists', 'property-types', 'cities', 'media', 'site-settings'],
  },
  readFeed,
)

/**
 * The feed of the list at an address: its newest properties, or projects, that are listed in the language, at most 50. Null for an address
 * without a list. Feeds with criteria are not cached, because there is no limit to their number.
 */
export function findListFeed(input: FeedInput): Promise<FoundFeed | null> {
  const asked = { ...input, criteria: feedCriteria(input.criteria) }
  return buildQuery(asked.criteria) === '' ? getFeed(asked) : readFeed(asked)
}
