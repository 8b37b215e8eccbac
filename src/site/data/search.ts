import 'server-only'
import { findListedHomes } from '@/cms/queries/listed-homes'
import {
  countProperties,
  findIdsByReference,
  findPropertyIds,
  resolveCriteria,
} from '@/cms/queries/property-search'
import type { Goal } from '@/domain/properties/goal'
import { buildHref, listingSegments, originalListPaths } from '@/domain/routing/routes'
import { buildQuery, isSameCity, noCriteria, type ListingCriteria } from '@/domain/search/criteria'
import { pageWindow, type PageWindow } from '@/domain/search/paging'
import {
  askedIds,
  matchCities,
  matchProperties,
  matchTypes,
  panelLimits,
  type PanelEntry,
} from '@/domain/search/panel'
import type { Locale } from '@/domain/shared/locale'
import { truncate } from '@/domain/shared/text'
import { getClient } from './client'
import { findCards } from './find-cards'
import { everythingAvailable, getListSelection, type ListSelection } from './list-selections'
import { toThumbnail, type Thumbnail } from './pictures'
import { getPlaceCounts, type PlaceCounts } from './place-counts'
import { hrefOf, type CardSource } from './property-cards'
import { findOriginal } from './route-index'
import type { ListingFilters, PropertyList } from './view-models'

export const pageSize = 24

type CountedLink = { count: number; href: string | null }

type CountedLinks = { sale: CountedLink; rent: CountedLink }

/** What the search shows while somebody types, in the shape of the contract. */
export type SearchPanel = {
  types: ({ id: number; name: string } & CountedLinks)[]
  /** `country` only where it is not Belgium. */
  cities: ({ name: string; zip: string; country: string | null } & CountedLinks)[]
  properties: { id: number; href: string; description: string; thumbnail: Thumbnail }[]
}

// Specification section 9.
const descriptionLength = 100

/** The address of the list of homes for sale or to let, also while its page is not published. */
export async function listHref(goal: Goal, locale: Locale): Promise<string> {
  const page = await findOriginal(originalListPaths[goal])
  return buildHref({ locale, path: page?.paths[locale] ?? `/${listingSegments[goal][locale]}/` })
}

type Addresses = Record<Goal, string>

function toLinks(
  { count }: PanelEntry,
  { lists, asked }: { lists: Addresses; asked: Partial<ListingCriteria> },
): CountedLinks {
  const query = buildQuery({ ...noCriteria, ...asked })
  const linkTo = (goal: Goal): CountedLink => ({
    count: count[goal],
    href: count[goal] > 0 ? `${lists[goal]}?${query}` : null,
  })
  return { sale: linkTo('sale'), rent: linkTo('rent') }
}

async function findProperties(query: string, locale: Locale): Promise<SearchPanel['properties']> {
  const references = askedIds(query)
  if (references.length === 0) return []
  const payload = await getClient()
  const { selection } = everythingAvailable(locale)
  const ids = await findIdsByReference({ payload, selection, references })
  const homes = (await findListedHomes({ payload, ids, locale })).map((home) => toResult(home, locale))
  return matchProperties({ query, homes })
}

const toResult = (home: CardSource, locale: Locale): SearchPanel['properties'][number] => ({
  id: home.publicId ?? 0,
  href: hrefOf(home, locale),
  description: truncate({ text: home.title ?? '', length: descriptionLength }),
  thumbnail: toThumbnail(home.pictures?.[0]),
})

/**
 * The types, cities and homes a query means (product.md 7), with links to the lists and how many available homes of the
 * language stand there; nothing for an empty query. Reads 100 characters of it at most.
 */
export async function findSearchPanel({
  query,
  locale,
}: {
  query: string
  locale: Locale
}): Promise<SearchPanel> {
  const asked = query.slice(0, panelLimits.query).trim()
  if (asked === '') return { types: [], cities: [], properties: [] }
  const places = await getPlaceCounts({ listId: null, locale })
  const lists = { sale: await listHref('sale', locale), rent: await listHref('rent', locale) }
  const types = matchTypes({ query: asked, types: places.types })
  const cities = matchCities({ query: asked, cities: places.cities, locale })
  return {
    types: types.map((type) => ({
      id: type.webId,
      name: type.name,
      ...toLinks(type, { lists, asked: { types: [type.webId] } }),
    })),
    cities: cities.map(({ name, zip, country, ...city }) => ({
      name,
      zip,
      country,
      ...toLinks({ name, ...city }, { lists, asked: { cities: [{ name, zip }] } }),
    })),
    properties: await findProperties(asked, locale),
  }
}

/** The list a listing starts from, by its document's id; `maximum` is a module's own limit. */
export type ListingBase = { id: number; maximum: number | null }

type Question = {
  criteria: ListingCriteria
  base: ListingBase | null
  /** Where no list is named: homes for sale or to let alone. */
  goal?: Goal | null
  locale: Locale
}

type Asking = {
  list: ListSelection
  criteria: ListingCriteria
  /** Of whoever shows the list; it has one of its own. */
  maximum: number | null
  /** How many to a page. */
  size?: number
}

/** Counted first: a page behind the last one is the last one. */
async function findWindow({ list, criteria, maximum, size = pageSize }: Asking) {
  const payload = await getClient()
  const asked = await resolveCriteria({ payload, criteria })
  const question = { payload, selection: list.selection, criteria: asked }
  const count = await countProperties(question)
  const total = Math.min(count, list.maximum ?? count, maximum ?? count)
  return { question, window: pageWindow({ total, pageSize: size, page: criteria.page }) }
}

/** Which page of how many a list shows when a page of it is asked for. Null where there is no such list. */
export async function findListWindow({
  base,
  page,
  locale,
}: {
  base: ListingBase
  page: number
  locale: Locale
}): Promise<PageWindow | null> {
  const list = await getListSelection({ id: base.id, locale })
  if (!list) return null
  const { window } = await findWindow({ list, criteria: { ...noCriteria, page }, maximum: base.maximum })
  return window
}

/** One page of the homes of a list that a visitor asks for, as ids, and which page of how many it is. */
export async function findHomes({
  list,
  criteria,
  maximum,
  size = pageSize,
}: Asking): Promise<{ ids: number[]; window: PageWindow }> {
  const { question, window } = await findWindow({ list, criteria, maximum, size })
  const limit = Math.min(size, window.total - window.offset)
  if (limit === 0) return { ids: [], window }
  const sort = criteria.sort ?? list.sort
  return { ids: await findPropertyIds({ ...question, sort, limit, offset: window.offset }), window }
}

type Facets = Omit<ListingFilters, 'criteria'>

const countIn = ({ count }: PanelEntry, goal: Goal | 'both'): number =>
  goal === 'both' ? count.sale + count.rent : count[goal]

type Asked = { goal: Goal | 'both'; criteria: ListingCriteria }

/** What can be chosen of a list; what is asked for also where it has no homes, so that it can be taken back. */
function toFacets({ types, cities }: PlaceCounts, { goal, criteria }: Asked): Facets {
  return {
    types: types
      .map(({ webId, name, ...entry }) => ({ webId, name, count: countIn({ name, ...entry }, goal) }))
      .filter(({ count, webId }) => count > 0 || criteria.types.includes(webId)),
    cities: cities
      .map(({ name, zip, country, ...entry }) => ({
        name,
        zip,
        country,
        count: countIn({ name, ...entry }, goal),
      }))
      .filter((city) => city.count > 0 || criteria.cities.some((asked) => isSameCity(asked, city))),
  }
}

/**
 * A page of the homes of a list, or of all that can be had, that meet what a visitor asks for: listed in the language,
 * counted truly, in the visitor's order or the list's own. Null where there is no such list.
 */
export async function findListing({
  criteria,
  base,
  goal = null,
  locale,
}: Question): Promise<PropertyList | null> {
  const list = base ? await getListSelection({ id: base.id, locale }) : everythingAvailable(locale, goal)
  if (!list) return null
  const { ids, window } = await findHomes({ list, criteria, maximum: base?.maximum ?? null })
  const [cards, places] = await Promise.all([
    findCards({ ids, locale }),
    getPlaceCounts({ listId: base?.id ?? null, locale }),
  ])
  return {
    id: list.id,
    title: list.title,
    goal: list.goal,
    cards,
    window,
    base,
    filters: { criteria, ...toFacets(places, { goal: list.goal, criteria }) },
  }
}
