import type { EnergyLabel } from '@/domain/energy/energy-label'
import type { Goal } from '@/domain/properties/goal'
import type { Position } from '@/domain/properties/position'
import type { Locale, Localized } from '@/domain/shared/locale'
import { toSearchName } from '@/domain/shared/text'
import type { ListingCriteria, NamedCity } from './criteria'
import { isNumber, readWords, type TextReading } from './text-reading'

/** A city as the search knows it. */
export type SearchedCity = {
  /** Its name in each language, as names are compared. */
  searchNames: readonly string[]
  /** '' where it has none. */
  zip: string
}

/** A home as the search knows it: its row in `property_search`, with what addresses call its types and its city. */
export type SearchedHome = {
  goal: Goal | null
  /** WebIDs of the main type and the further ones. */
  types: readonly number[]
  city: SearchedCity | null
  /** In euro, where visitors see it. */
  shownPrice: number | null
  bedrooms: number | null
  garages: number | null
  parkings: number | null
  /** In m², as the other surfaces. */
  livingSurface: number | null
  gardenSurface: number | null
  terraceSurface: number | null
  newBuild: boolean | null
  label: EnergyLabel | null
  /** Where the map shows it. */
  position: Position | null
  /** What words are looked for in; a language it is not listed in is absent. */
  texts: Localized
}

type MatchesCriteriaInput = { home: SearchedHome; criteria: ListingCriteria }

/** A home with its reference, which a text may name. */
type NumberedHome = SearchedHome & { publicId?: number | null }

/**
 * Whether a published home is among the answers to these criteria in a language: the same homes as `whereAsked` in
 * cms/queries/search/property-search.ts asks the database for. `reading` is what the text was read as, else its words. Order and
 * page ask for nothing; the status is the list's to ask.
 */
export const matchesCriteria = ({
  home,
  criteria,
  locale,
  reading = readWords(criteria.text),
}: {
  home: NumberedHome
  criteria: ListingCriteria
  locale: Locale
  reading?: TextReading
}): boolean => meetsCriteria({ home, criteria }) && matchesReading({ home, reading, locale })

/** The same without what depends on a language: neither its words nor whether the home is listed in one. */
export const meetsCriteria = (asked: MatchesCriteriaInput): boolean => checks.every((check) => check(asked))

/** Whether a number is known and no less; null asks for nothing. */
export const isAtLeast = (value: number | null, least: number | null): boolean =>
  least === null || (value !== null && value >= least)

/** A city as one text, equal for all spellings of its name. No zip is one: it has no bar. */
export const cityKey = ({ name, zip }: NamedCity): string => `${toSearchName(name)}|${zip}`

/** The keys of a home's city, one for each name. */
export const cityKeysOf = (city: SearchedCity | null): string[] =>
  city === null ? [] : [...new Set(city.searchNames)].map((name) => cityKey({ name, zip: city.zip }))

/** Whether a home's city is one of these, in whatever language each is named. */
export function isInCities({
  city,
  cities,
}: {
  city: SearchedCity | null
  cities: readonly NamedCity[]
}): boolean {
  const keys = cityKeysOf(city)
  return cities.some((asked) => keys.includes(cityKey(asked)))
}

const isSome = (value: number | null): boolean => value !== null && value > 0

const checks: readonly ((asked: MatchesCriteriaInput) => boolean)[] = [
  ({ home, criteria: { goal } }) => goal === null || home.goal === goal,
  ({ home, criteria: { types } }) => types.length === 0 || types.some((type) => home.types.includes(type)),
  ({ home: { city }, criteria: { cities } }) => cities.length === 0 || isInCities({ city, cities }),
  ({ home: { position }, criteria: { area } }) => area === null || isWithin({ position, area }),
  ({ home, criteria }) => isAtLeast(home.shownPrice, criteria.minPrice),
  ({ home: { shownPrice }, criteria: { maxPrice } }) =>
    maxPrice === null || (shownPrice !== null && shownPrice <= maxPrice),
  ({ home, criteria }) => isAtLeast(home.bedrooms, criteria.minBedrooms),
  ({ home, criteria }) => isAtLeast(home.livingSurface, criteria.minSurface),
  ({ home: { label }, criteria: { labels } }) =>
    labels.length === 0 || (label !== null && labels.includes(label)),
  ({ home, criteria }) => !criteria.garden || isSome(home.gardenSurface),
  ({ home, criteria }) => !criteria.terrace || isSome(home.terraceSurface),
  ({ home, criteria }) => !criteria.garage || isSome(home.garages) || isSome(home.parkings),
  ({ home, criteria }) => !criteria.newBuild || home.newBuild === true,
]

function isWithin({
  position,
  area: { south, north, west, east },
}: {
  position: Position | null
  area: NonNullable<ListingCriteria['area']>
}): boolean {
  if (position === null) return false
  const { lat, lng } = position
  return lat >= south && lat <= north && lng >= west && lng <= east
}

/** Whether a home is among what a text finds in a language: the same homes as `whereRead` in cms/queries/search/search-text.ts asks the database for. */
function matchesReading({
  home,
  reading: { named, types, cities, words },
  locale,
}: {
  home: NumberedHome
  reading: TextReading
  locale: Locale
}): boolean {
  const text = home.texts[locale]
  if (text === undefined) return false
  const isOfType = (webIds: readonly number[]) => webIds.some((webId) => home.types.includes(webId))
  const isIn = (places: readonly NamedCity[]) => isInCities({ city: home.city, cities: places })
  if (named) return isOfType(named.types) || isIn(named.cities) || isAmong(home.publicId, named.ids)
  return (
    (types.length === 0 || isOfType(types)) &&
    (cities.length === 0 || isIn(cities)) &&
    words.every((word) => hasWord(text, word))
  )
}

const isAmong = (id: number | null | undefined, ids: readonly number[]): boolean =>
  typeof id === 'number' && ids.includes(id)

const hasWord = (text: string, word: string): boolean =>
  isNumber(word) ? text.split(/[^\p{L}\p{N}_]+/u).includes(word) : text.includes(word)
