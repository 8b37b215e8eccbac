import { compareNames } from '@/domain/shared/by-name'
import type { Locale } from '@/domain/shared/locale'
import { toSearchName } from '@/domain/shared/text'
import type { GoalCount } from './counts'

/** A type or a city in the panel; `key` is `panelKey` of its name, made once for many queries. */
export type PanelEntry = { name: string; key: string; count: GoalCount }

export type PanelType = PanelEntry & { webId: number }

/** `country` only outside Belgium. */
export type PanelCity = PanelEntry & {
  zip: string
  country: string | null
  /** The id of its place in the gazetteer. */
  place: string | null
  /** `panelKey` of each name by which it is found, its own included: a town is found by its names in all languages. */
  keys: readonly string[]
}

/** The most results of each group, so that one letter does not send every town of the country. */
export const panelLimits = { types: 100, cities: 100, properties: 20, query: 100 } as const

/**
 * The form in which the panel compares names: no accents, no case, and one space between words, so that 'louvain la neuve'
 * is the beginning of 'Louvain-la-Neuve'.
 */
export function panelKey(text: string): string {
  return toSearchName(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The types whose name, or a word of it, begins with the query, in the given order (product.md 7). */
export function matchTypes<Type extends PanelType>({
  query,
  types,
}: {
  query: string
  types: readonly Type[]
}): Type[] {
  const key = panelKey(query)
  return types.filter((type) => nameRank(type.key, key) !== null).slice(0, panelLimits.types)
}

/**
 * The cities whose zip or name in any language, or a word of it, begins with the query (product.md 7): those with
 * properties first, a match at the beginning before one at a later word, then by name and zip.
 */
export function matchCities<City extends PanelCity>({
  query,
  cities,
  locale,
}: {
  query: string
  cities: readonly City[]
  locale: Locale
}): City[] {
  const key = panelKey(query)
  const byName = compareNames(locale)
  const found = cities.flatMap((city) => {
    const rank = cityRank(city, key)
    return rank === null ? [] : [{ city, rank: rank + (hasProperties(city) ? 0 : 10) }]
  })
  return found
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        byName(one.city.name, other.city.name) ||
        byName(one.city.zip, other.city.zip),
    )
    .slice(0, panelLimits.cities)
    .map(({ city }) => city)
}

/**
 * The IDs that a query may mean, in its order: a property is found only by its ID, and only if every token is an ID
 * (specification section 5). None for anything else.
 */
export function askedIds(query: string): number[] {
  const tokens = query.trim().split(/\s+/)
  if (!tokens.every((token) => /^\d{1,9}$/.test(token))) return []
  return [...new Set(tokens.map(Number))]
}

/** The properties that a query means among those with one of `askedIds`: all of them, or none if a token is no ID. */
export function matchProperties<Property extends { id: number }>({
  query,
  properties,
}: {
  query: string
  properties: readonly Property[]
}): Property[] {
  const found = askedIds(query).map((id) => properties.find((property) => property.id === id))
  const known = found.filter((property) => property !== undefined)
  return known.length === found.length ? known.slice(0, panelLimits.properties) : []
}

/** 0 for a match at the beginning of the name, 1 for one at a later word, null for none; an empty query has no match. */
export function nameRank(name: string, query: string): 0 | 1 | null {
  if (query === '') return null
  if (name.startsWith(query)) return 0
  return name.includes(` ${query}`) ? 1 : null
}

/** The rank of a city for a query, as `nameRank` gives it: a city is found by its zip and by its name in any language. */
export function cityRank(
  { keys, zip }: { keys: readonly string[]; zip: string },
  query: string,
): 0 | 1 | null {
  if (query !== '' && panelKey(zip).startsWith(query)) return 0
  const ranks = keys.map((key) => nameRank(key, query))
  return ranks.includes(0) ? 0 : ranks.includes(1) ? 1 : null
}

const hasProperties = ({ count }: PanelEntry): boolean => count.sale + count.rent > 0
