import 'server-only'
import {
  countProperties,
  findIdsByReference,
  findPropertyIds,
  type PropertySearchInput,
  type PropertySelection,
} from '@/cms/queries/search/property-search'
import { resolveCriteria } from '@/cms/queries/search/resolve-criteria'
import { canBeSummed, countByPlaceAndTypes, sumCounts } from '@/cms/queries/search/place-type-counts'
import type { Goal } from '@/domain/properties/goal'
import { noCriteria, type ListingCriteria } from '@/domain/search/criteria'
import { criteriaRows, listingKeys, mapCriteria } from '@/domain/search/criteria-table'
import { isSameCity } from '@/domain/search/towns/named-city'
import { criteriaTwin } from '@/domain/search/criteria-twin'
import { pageWindow, type PageWindow } from '@/domain/search/paging'
import { withLine, type LineCriteria } from '@/domain/search/lines/line-criteria'
import { askedIds, type PanelEntry } from '@/domain/search/panel'
import { readText, type TextReading } from '@/domain/search/text-reading'
import type { Locale } from '@/domain/shared/locale'
import { cached, getClient } from '@/site/data/client'
import { findCards } from '@/site/data/properties/find-cards'
import { everythingAvailable, getListSelection, type ListSelection } from './list-selections'
import { findProjectsByWords } from './found-projects'
import { findCityNames, knownNames } from './known-names'
import { readTypedLine } from './typed-lines'
import { getPlaceCounts, type PlaceCounts } from './place-counts'
import type { ListingFilters, PropertyList } from './listing-models'

export const pageSize = 24

/** The list of a listing, by its document's id; `maximum` is a module's own limit. */
export type ListingBase = { id: number; maximum: number | null }

type FindListingInput = {
  criteria: ListingCriteria
  base: ListingBase | null
  /** Without a list: only properties for sale or to let. */
  goal?: Goal | null
  locale: Locale
}

type SearchContext = {
  list: ListSelection
  criteria: ListingCriteria
  /** From the module that shows the list; the list has a limit of its own. */
  maximum: number | null
  /** The page size. */
  size?: number
}

/** The meaning of a text among all available properties of a language, whatever list it filters. */
async function getReading({ text, locale }: { text: string; locale: Locale }): Promise<TextReading> {
  const references = askedIds(text)
  const { selection } = everythingAvailable(locale)
  const payload = await getClient()
  const [names, knownIds] = await Promise.all([
    getPlaceCounts({ listId: null, locale }),
    references.length > 0 ? findIdsByReference({ payload, selection, references }) : [],
  ])
  return readText({ text, names, knownIds: knownIds.map(({ publicId }) => publicId) })
}

type CountPropertiesQuery = Required<PropertySearchInput>

type ResolveInput = { criteria: ListingCriteria; locale: Locale }

/** Criteria whose text is a line have what it asks for instead of the text; `line` is null for any other text. */
async function readLineOf({
  criteria,
  locale,
}: ResolveInput): Promise<{ criteria: ListingCriteria; line: LineCriteria | null }> {
  const line = await readTypedLine({ text: criteria.text, locale })
  return { criteria: line ? withLine(criteria, line) : criteria, line }
}

/** The criteria with the meaning of their text, which is the same in every list of a language. */
async function resolveAsked(input: ResolveInput): Promise<CountPropertiesQuery['criteria']> {
  const { locale } = input
  const payload = await getClient()
  const { criteria } = await readLineOf(input)
  const { text } = criteria
  const reading = text === '' ? undefined : await getReading({ text, locale })
  return resolveCriteria({ payload, criteria, reading, find: knownNames })
}

/** What the database is asked for the visitor's criteria in a list. */
async function toCountQuery({ list: { selection }, criteria }: SearchContext): Promise<CountPropertiesQuery> {
  const payload = await getClient()
  return { payload, selection, criteria: await resolveAsked({ criteria, locale: selection.locale }) }
}

const getPlaceTypeCounts = cached(
  { name: 'place-type-counts', tags: [] },
  async (selection: PropertySelection) => countByPlaceAndTypes({ payload: await getClient(), selection }),
)

/** How many properties meet the criteria: counts by place and type, the most usual criteria, are summed from cached reads. */
async function countAsked(query: CountPropertiesQuery): Promise<number> {
  const { selection, criteria } = query
  if (!canBeSummed(criteria)) return countProperties(query)
  return sumCounts(await getPlaceTypeCounts(selection), { criteria, goal: selection.goal ?? null })
}

/** The page window of a list. A page after the last one becomes the last one. */
async function countWindow(
  query: CountPropertiesQuery,
  { list, criteria, maximum, size = pageSize }: SearchContext,
): Promise<PageWindow> {
  const count = await countAsked(query)
  const total = Math.min(count, list.maximum ?? count, maximum ?? count)
  return pageWindow({ total, pageSize: size, page: criteria.page })
}

const findWindow = async (asking: SearchContext): Promise<PageWindow> =>
  countWindow(await toCountQuery(asking), asking)

/** The number of the shown page and of all pages of a list. Null if there is no such list. */
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
  return findWindow({ list, criteria: { ...noCriteria, page }, maximum: base.maximum })
}

/** How many properties of a list meet the visitor's criteria. */
export async function countListed(asking: Omit<SearchContext, 'size'>): Promise<number> {
  return (await findWindow(asking)).total
}

/** How many properties of each of several lists of a language meet the criteria, which are read once. */
export async function countInLists({
  lists,
  ...input
}: ResolveInput & { lists: readonly ListSelection[] }): Promise<number[]> {
  const payload = await getClient()
  const criteria = await resolveAsked(input)
  return Promise.all(
    lists.map(async ({ selection, maximum }) => {
      const count = await countAsked({ payload, selection, criteria })
      return Math.min(count, maximum ?? count)
    }),
  )
}

/** Further pages are found only once they are known to be there: to skip many properties takes as long as to count them. */
const firstPages = 5

/** One page of a list's properties that meet the visitor's criteria, as ids, and its page numbers. */
export async function findProperties(asking: SearchContext): Promise<{ ids: number[]; window: PageWindow }> {
  const { list, criteria, size = pageSize } = asking
  const query = await toCountQuery(asking)
  const sort = criteria.sort ?? list.sort
  const idsFrom = (offset: number) => findPropertyIds({ ...query, sort, limit: size, offset })
  // Counting reads most, so the page is found meanwhile.
  const guessed = (criteria.page - 1) * size
  const early = criteria.page <= firstPages ? idsFrom(guessed) : null
  const [window, first] = await Promise.all([countWindow(query, asking), early])
  if (window.total === 0) return { ids: [], window }
  const ids = first && window.offset === guessed ? first : await idsFrom(window.offset)
  return { ids: ids.slice(0, window.total - window.offset), window }
}

type Facets = Omit<ListingFilters, 'criteria'>

/** How many properties of a list a type or a city has. */
export const countIn = ({ count }: PanelEntry, goal: Goal | 'both'): number =>
  goal === 'both' ? count.sale + count.rent : count[goal]

type FacetsInput = { goal: Goal | 'both'; criteria: ListingCriteria }

/** The choices of a list; a selected one is included even without properties, so that it can be removed. */
function toFacets({ types, cities }: PlaceCounts, { goal, criteria }: FacetsInput): Facets {
  return {
    types: types
      .map(({ webId, name, ...entry }) => ({ webId, name, count: countIn({ name, ...entry }, goal) }))
      .filter(({ count, webId }) => count > 0 || [...criteria.types, ...criteria.notTypes].includes(webId)),
    cities: cities
      .map(({ name, zip, country, place, ...entry }) => ({
        ...{ name, zip, country, place },
        count: countIn({ name, ...entry }, goal),
      }))
      .filter((city) => city.count > 0 || criteria.cities.some((asked) => isSameCity(asked, city))),
  }
}

/** What a line says, as the filters of its list show it. */
const readOfLine = (line: LineCriteria, shown: ListingCriteria): ListingCriteria =>
  mapCriteria({
    criteria: shown,
    keys: listingKeys,
    change: (value, key) => (Object.hasOwn(line.criteria, key) ? value : criteriaRows[key].none),
  })

/**
 * A page of the properties of a list, or of all available ones, that meet the visitor's criteria: listed in the language,
 * exactly counted, in the visitor's order or the list's own. Null if there is no such list.
 */
export async function findListing({
  base,
  goal = null,
  locale,
  ...input
}: FindListingInput): Promise<PropertyList | null> {
  const { criteria, line } = await readLineOf({ criteria: input.criteria, locale })
  const list = base ? await getListSelection({ id: base.id, locale }) : everythingAvailable(locale, goal)
  if (!list) return null
  const { ids, window } = await findProperties({ list, criteria, maximum: base?.maximum ?? null })
  const { text } = input.criteria
  const [cards, places, cities, projects] = await Promise.all([
    findCards({ ids, locale }),
    getPlaceCounts({ listId: base?.id ?? null, locale }),
    findCityNames(criteria.cities),
    findProjectsByWords(text, locale),
  ])
  // A town that the address names in another language is the form's own choice.
  const asked = criteriaTwin({ criteria, cities, locale })
  return {
    id: list.id,
    title: list.title,
    goal: list.goal,
    cards,
    window,
    base,
    sort: list.sort,
    line: line && { text, unread: line.unread, asked: input.criteria, read: readOfLine(line, asked) },
    projects,
    filters: { criteria: asked, ...toFacets(places, { goal: list.goal, criteria: asked }) },
  }
}
