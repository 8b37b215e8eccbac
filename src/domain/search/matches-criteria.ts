import type { EnergyLabel } from '@/domain/energy/energy-label'
import { parseZip } from '@/domain/leads/values/zip-code'
import type { MapBounds } from '@/domain/map/frame-answer'
import type { Goal } from '@/domain/properties/goal'
import type { Position } from '@/domain/properties/position'
import type { Locale, Localized } from '@/domain/shared/locale'
import { conditionsOf } from './conditions-of'
import type { ListingCriteria } from './criteria'
import type { Criteria } from './criteria-table'
import type { Comparison, Condition } from './criterion-kinds'
import { cityKey, type NamedCity } from './named-city'
import type { NumberFacts } from './number-facts'
import { isNumber, readWords, type TextReading } from './text-reading'

/** A city as the search knows it. */
export type SearchedCity = {
  /** Its name in each language, as names are compared. */
  searchNames: readonly string[]
  /** '' where it has none. */
  zip: string
}

/** A home as the search knows it: its row in `property_search`, with what addresses call its types and its city. */
export type SearchedHome = NumberFacts & {
  goal: Goal | null
  /** WebIDs of the main type and the further ones. */
  types: readonly number[]
  city: SearchedCity | null
  newBuild: boolean | null
  label: EnergyLabel | null
  /** Where the map shows it. */
  position: Position | null
  /** What words are looked for in; a language it is not listed in is absent. */
  texts: Localized
}

/** A home with its reference, which a text may name. */
type NumberedHome = SearchedHome & { publicId?: number | null }

/**
 * Whether a published home is among the answers to these criteria in a language: the same homes as `whereAsked` in
 * cms/queries/search/criteria-where.ts asks the database for. `reading` is what the text was read as, else its words. Order and
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
export const meetsCriteria = ({
  home,
  criteria,
}: {
  home: SearchedHome
  criteria: Partial<Criteria>
}): boolean => conditionsOf(criteria).every((condition) => meets(home, condition))

function meets(home: SearchedHome, condition: Condition): boolean {
  switch (condition.by) {
    case 'goal':
      return home.goal === condition.goal
    case 'types':
      return condition.types.some((type) => home.types.includes(type))
    case 'places':
      return isInPlaces(home.city, condition)
    case 'area':
      return isWithin(home.position, condition.area)
    case 'labels':
      return home.label !== null && condition.labels.includes(home.label)
    case 'at-least':
    case 'at-most':
      return isWithinBound(home[condition.fact], condition)
    default:
      return hasIt(home, condition)
  }
}

/** What is not known of a home meets no bound. */
const isWithinBound = (
  value: number | null,
  { by, number }: { by: 'at-least' | 'at-most'; number: number },
): boolean => value !== null && (by === 'at-least' ? value >= number : value <= number)

/** Whether a home has what a box asks for. */
export const hasIt = (
  home: Pick<SearchedHome, 'newBuild'> & NumberFacts,
  asked: Extract<Comparison, { by: 'some' | 'new-build' }>,
): boolean =>
  asked.by === 'new-build' ? home.newBuild === true : asked.facts.some((fact) => (home[fact] ?? 0) > 0)

/** The keys of a home's city, one for each name. */
export const cityKeysOf = (city: SearchedCity | null): string[] =>
  city === null ? [] : [...new Set(city.searchNames)].map((name) => cityKey({ name, zip: city.zip }))

/** The zip of a home's city as criteria name it; null where it has none. */
export const zipOf = (city: SearchedCity | null): string | null => parseZip(city?.zip ?? '')

function isInPlaces(
  city: SearchedCity | null,
  { cities, zips }: { cities: readonly NamedCity[]; zips: readonly string[] },
): boolean {
  const zip = zips.length > 0 ? zipOf(city) : null
  return (zip !== null && zips.includes(zip)) || isInCities(city, cities)
}

/** Whether a home's city is one of these, in whatever language each is named. */
function isInCities(city: SearchedCity | null, cities: readonly NamedCity[]): boolean {
  const keys = cityKeysOf(city)
  return cities.some((asked) => keys.includes(cityKey(asked)))
}

function isWithin(position: Position | null, { south, north, west, east }: MapBounds): boolean {
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
  const isIn = (places: readonly NamedCity[]) => isInCities(home.city, places)
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
