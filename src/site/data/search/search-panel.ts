import 'server-only'
import { findListedProperties } from '@/cms/queries/properties/listed-properties'
import { findIdsByReference } from '@/cms/queries/search/property-search'
import type { Goal } from '@/domain/properties/goal'
import { buildHref, listingPath } from '@/domain/routing/routes'
import { noCriteria, parseCriteria, type ListingCriteria } from '@/domain/search/criteria'
import { withLine, type LineCriteria } from '@/domain/search/lines/line-criteria'
import { listingHref } from '@/domain/search/listing-address'
import { askedIds, matchCities, matchProperties, matchTypes } from '@/domain/search/panel'
import type { Locale } from '@/domain/shared/locale'
import { truncate } from '@/domain/shared/text'
import { getClient } from '@/site/data/client'
import { getGoalList, type GoalList } from './goal-lists'
import { everythingAvailable } from './list-selections'
import { toThumbnail, type Thumbnail } from '@/site/data/content/pictures'
import { getPlaceCounts } from './place-counts'
import { hrefOf, type CardSource } from '@/site/data/properties/property-cards'
import { countIn, countInLists } from './search'
import { readTypedLine } from './typed-lines'
import { findProjectsByWords, type FoundProject } from './found-projects'
import { findUnderstood, type UnderstoodLine } from './understood-line'

type CountedLink = { count: number; href: string | null }

type CountedLinks = { sale: CountedLink; rent: CountedLink }

/** The results of the search panel while a visitor types, in the shape of the contract. */
export type SearchPanel = {
  types: ({ id: number; name: string } & CountedLinks)[]
  /** `country` only outside Belgium. */
  cities: ({ name: string; zip: string; country: string | null } & CountedLinks)[]
  properties: { id: number; href: string; description: string; thumbnail: Thumbnail }[]
  /** New-build projects, where the text is no single name of a type or a city and no reference; absent without any. */
  projects?: FoundProject[]
  /** All properties that the text finds, in total and per goal; absent without a text. */
  matches?: CountedLinks & { all: CountedLink }
  /** A line of more than a single name; null for any other text. */
  understood: UnderstoodLine | null
}

// Specification section 9.
const descriptionLength = 100

async function findProperties(query: string, locale: Locale): Promise<SearchPanel['properties']> {
  const references = askedIds(query)
  if (references.length === 0) return []
  const payload = await getClient()
  const { selection } = everythingAvailable(locale)
  const known = await findIdsByReference({ payload, selection, references })
  const ids = known.map(({ id }) => id)
  const properties = (await findListedProperties({ payload, ids, locale })).map((property) =>
    toResult(property, locale),
  )
  return matchProperties({ query, properties })
}

const toResult = (property: CardSource, locale: Locale): SearchPanel['properties'][number] => ({
  id: property.publicId ?? 0,
  href: hrefOf(property, locale),
  description: truncate({ text: property.title ?? '', length: descriptionLength }),
  thumbnail: toThumbnail(property.pictures?.[0]),
})

const toLink = ({
  base,
  count,
  asked,
}: {
  base: string
  count: number
  asked: Partial<ListingCriteria>
}): CountedLink => ({
  count,
  href: count > 0 ? listingHref({ base, criteria: { ...noCriteria, ...asked } }) : null,
})

/** The links to the types and cities in the lists of both goals. */
async function getPlaceLinks(goal: Goal, locale: Locale) {
  const { href, listId, list }: GoalList = await getGoalList({ goal, locale })
  const { types, cities } = await getPlaceCounts({ listId, locale })
  const counts = {
    types: new Map(types.map((type) => [type.webId, countIn(type, list.goal)])),
    cities: new Map(cities.map((city) => [`${city.key}|${city.zip}`, countIn(city, list.goal)])),
  }
  return {
    ofType: (webId: number) =>
      toLink({ base: href, count: counts.types.get(webId) ?? 0, asked: { types: [webId] } }),
    ofCity: ({ key, name, zip }: { key: string; name: string; zip: string }) =>
      toLink({
        base: href,
        count: counts.cities.get(`${key}|${zip}`) ?? 0,
        asked: { cities: [{ name, zip }] },
      }),
  }
}

type CountInput = { text: string; line: LineCriteria | null; locale: Locale }

async function countAll({ text, line, locale }: CountInput): Promise<NonNullable<SearchPanel['matches']>> {
  const [sale, rent] = await Promise.all([
    getGoalList({ goal: 'sale', locale }),
    getGoalList({ goal: 'rent', locale }),
  ])
  const lists = [sale.list, rent.list, everythingAvailable(locale)]
  const [saleCount = 0, rentCount = 0, count = 0] = await countInLists({
    lists,
    criteria: line ? withLine(noCriteria, line) : { ...noCriteria, text },
    locale,
  })
  const base = buildHref({ locale, path: listingPath({ name: 'search', locale }) })
  return {
    sale: toLink({ base: sale.href, count: saleCount, asked: { text } }),
    rent: toLink({ base: rent.href, count: rentCount, asked: { text } }),
    all: toLink({ base, count, asked: { text } }),
  }
}

/**
 * The types, cities and properties that a query means (product.md 7), with links to the lists and the number of available
 * properties there, and the number that the whole query finds; nothing for an empty query. Reads 500 characters at most.
 */
export async function findSearchPanel({
  query,
  locale,
}: {
  query: string
  locale: Locale
}): Promise<SearchPanel> {
  // As the lists read it from their addresses.
  const { text } = parseCriteria({ q: query })
  if (text === '') return { types: [], cities: [], properties: [], understood: null }
  const line = await readTypedLine({ text, locale })
  const [places, sale, rent, properties, projects, matches, understood] = await Promise.all([
    getPlaceCounts({ listId: null, locale }),
    getPlaceLinks('sale', locale),
    getPlaceLinks('rent', locale),
    findProperties(text, locale),
    findProjectsByWords(text, locale),
    countAll({ text, line, locale }),
    line && findUnderstood(line, locale),
  ])
  const types = matchTypes({ query: text, types: places.types })
  const cities = matchCities({ query: text, cities: places.cities, locale })
  const isNamed = types.length + cities.length + properties.length > 0
  return {
    types: types.map(({ webId, name }) => ({
      id: webId,
      name,
      sale: sale.ofType(webId),
      rent: rent.ofType(webId),
    })),
    cities: cities.map(({ name, zip, country, key }) => ({
      name,
      zip,
      country,
      sale: sale.ofCity({ key, name, zip }),
      rent: rent.ofCity({ key, name, zip }),
    })),
    properties,
    // A single name has the three groups of the specification alone (section 2).
    ...(isNamed || projects.length === 0 ? {} : { projects }),
    matches,
    understood,
  }
}
