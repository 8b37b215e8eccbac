import 'server-only'
import {
  countProperties,
  findIdsByReference,
  findPropertyIds,
  resolveCriteria,
} from '@/cms/queries/search/property-search'
import { findCityNames } from '@/cms/queries/towns/city-names'
import type { Goal } from '@/domain/properties/goal'
import { noCriteria, type ListingCriteria } from '@/domain/search/criteria'
import { isSameCity } from '@/domain/search/named-city'
import { criteriaTwin } from '@/domain/search/criteria-twin'
import { pageWindow, type PageWindow } from '@/domain/search/paging'
import { askedIds, type PanelEntry } from '@/domain/search/panel'
import { readText, type TextReading } from '@/domain/search/text-reading'
import type { Locale } from '@/domain/shared/locale'
import { getClient } from '@/site/data/client'
import { findCards } from '@/site/data/properties/find-cards'
import { everythingAvailable, getListSelection, type ListSelection } from './list-selections'
import { getPlaceCounts, type PlaceCounts } from './place-counts'
import type { ListingFilters, PropertyList } from '@/site/data/view-models'

export const pageSize = 24

/** The list a listing starts from, by its document's id; `maximum` is a module's own limit. */
export type ListingBase = { id: number; maximum: number | null }

type FindListingInput = {
  criteria: ListingCriteria
  base: ListingBase | null
  /** Where no list is named: properties for sale or to let alone. */
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

/** What a text finds among all properties that can be had in a language, whatever list it narrows. */
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

/** Counted first: a page behind the last one is the last one. */
async function findWindow({ list, criteria, maximum, size = pageSize }: Asking) {
  const payload = await getClient()
  const { text } = criteria
  const reading = text === '' ? undefined : await getReading({ text, locale: list.selection.locale })
  const asked = await resolveCriteria({ payload, criteria, reading })
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

/** How many properties a list has that meet what a visitor asks for. */
export async function countListed(asking: Omit<Asking, 'size'>): Promise<number> {
  const { window } = await findWindow(asking)
  return window.total
}

/** One page of the properties of a list that a visitor asks for, as ids, and which page of how many it is. */
export async function findProperties({
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

/** How many properties of a list a type or a city has. */
export const countIn = ({ count }: PanelEntry, goal: Goal | 'both'): number =>
  goal === 'both' ? count.sale + count.rent : count[goal]

type FacetsInput = { goal: Goal | 'both'; criteria: ListingCriteria }

/** What can be chosen of a list; what is asked for also where it has no properties, so that it can be taken back. */
function toFacets({ types, cities }: PlaceCounts, { goal, criteria }: FacetsInput): Facets {
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
 * A page of the properties of a list, or of all that can be had, that meet what a visitor asks for: listed in the language,
 * counted truly, in the visitor's order or the list's own. Null where there is no such list.
 */
export async function findListing({
  criteria,
  base,
  goal = null,
  locale,
}: FindListingInput): Promise<PropertyList | null> {
  const list = base ? await getListSelection({ id: base.id, locale }) : everythingAvailable(locale, goal)
  if (!list) return null
  const { ids, window } = await findProperties({ list, criteria, maximum: base?.maximum ?? null })
  const payload = await getClient()
  const [cards, places, cities] = await Promise.all([
    findCards({ ids, locale }),
    getPlaceCounts({ listId: base?.id ?? null, locale }),
    findCityNames({ payload, cities: criteria.cities }),
  ])
  // A town that the address names in another language is the one that the form offers.
  const asked = criteriaTwin({ criteria, cities, locale })
  return {
    id: list.id,
    title: list.title,
    goal: list.goal,
    cards,
    window,
    base,
    filters: { criteria: asked, ...toFacets(places, { goal: list.goal, criteria: asked }) },
  }
}
