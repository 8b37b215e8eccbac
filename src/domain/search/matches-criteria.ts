import type { EnergyLabel } from '@/domain/energy/energy-label'
import type { MapBounds } from '@/domain/map/map-bounds'
import type { Goal } from '@/domain/properties/goal'
import { circleOf, isInCircle } from '@/domain/places/circle'
import type { Position } from '@/domain/properties/position'
import type { Locale, Localized } from '@/domain/shared/locale'
import { conditionsOf } from './conditions-of'
import type { ListingCriteria } from './criteria'
import type { Criteria } from './criteria-table'
import type { Comparison, Condition } from './criterion-kinds'
import { isInShape } from './areas/drawn-shape'
import { cityKey, type NamedCity } from './towns/named-city'
import type { NearPlace } from './areas/near-place'
import type { NumberFacts } from './number-facts'
import { cityKeysOf, zipOf, type SearchedCity } from './towns/searched-city'
import { isNumber, readWords, type TextReading } from './text-reading'
import type { YesNoFacts } from './yes-no-facts'

/** A property in the search: its row in `property_search`, with the addresses' names of its types and its city. */
export type SearchedProperty = NumberFacts &
  YesNoFacts & {
    goal: Goal | null
    /** WebIDs of the main type and the further ones. */
    types: readonly number[]
    city: SearchedCity | null
    newBuild: boolean | null
    label: EnergyLabel | null
    /** Where the map shows it. */
    position: Position | null
    /** The searched texts; a language in which it is not listed is absent. */
    texts: Localized
  }

/** A property with its reference, which a text may name. */
type NumberedProperty = SearchedProperty & { publicId?: number | null }

/**
 * Whether a published property is among the results of these criteria in a language: the same properties as `whereCriteria` in
 * cms/queries/search/criteria-where.ts finds in the database. `reading` is the meaning of the text, by default its words.
 * Order and page are ignored; the list filters by status.
 */
export const matchesCriteria = ({
  property,
  criteria,
  locale,
  reading = readWords(criteria.text),
}: {
  property: NumberedProperty
  criteria: ListingCriteria
  locale: Locale
  reading?: TextReading
}): boolean => meetsCriteria({ property, criteria }) && matchesReading({ property, reading, locale })

/** Whether a property meets criteria, without the parts that depend on a language: its words and whether the property is listed in one. */
export const meetsCriteria = ({
  property,
  criteria,
}: {
  property: SearchedProperty
  criteria: Partial<Criteria>
}): boolean => conditionsOf(criteria).every((condition) => meets(property, condition))

const hasTypes = (
  property: SearchedProperty,
  { by, types }: Extract<Condition, { by: 'types' | 'not-types' }>,
): boolean => types.some((type) => property.types.includes(type)) === (by === 'types')

function meets(property: SearchedProperty, condition: Condition): boolean {
  if (isOfPlane(condition)) return property.position !== null && isAt(property.position, condition)
  if (condition.by === 'types' || condition.by === 'not-types') return hasTypes(property, condition)
  return meetsFact(property, condition)
}

type FactCondition = Exclude<Condition, { by: 'types' | 'not-types' | 'area' | 'near' | 'shape' }>

function meetsFact(property: SearchedProperty, condition: FactCondition): boolean {
  switch (condition.by) {
    case 'goal':
      return property.goal === condition.goal
    case 'places':
      return isInPlaces(property.city, condition)
    case 'labels':
      return property.label !== null && condition.labels.includes(property.label)
    case 'at-least':
    case 'at-most':
      return isWithinBound(property[condition.fact], condition)
    default:
      return hasIt(property, condition)
  }
}

/** An unknown value meets no bound. */
const isWithinBound = (
  value: number | null,
  { by, number }: { by: 'at-least' | 'at-most'; number: number },
): boolean => value !== null && (by === 'at-least' ? value >= number : value <= number)

/** Whether a property has what a box asks for. */
export const hasIt = (
  property: Pick<SearchedProperty, 'newBuild'> & NumberFacts & YesNoFacts,
  asked: Extract<Comparison, { by: 'some' | 'new-build' | 'yes-no' }>,
): boolean => {
  if (asked.by === 'new-build') return property.newBuild === true
  if (asked.by === 'yes-no') return property[asked.fact] === asked.is
  return asked.facts.some((fact) => (property[fact] ?? 0) > 0)
}

function isInPlaces(
  city: SearchedCity | null,
  { cities, zips, places }: Extract<Condition, { by: 'places' }>,
): boolean {
  const zip = zips.length > 0 ? zipOf(city) : null
  return (
    (zip !== null && zips.includes(zip)) ||
    places.some((place) => city?.places.includes(place)) ||
    isInCities(city, cities)
  )
}

/** Whether a property's city is one of these, each in any language. */
function isInCities(city: SearchedCity | null, cities: readonly NamedCity[]): boolean {
  const keys = cityKeysOf(city)
  return cities.some((asked) => keys.includes(cityKey(asked)))
}

type PlaneCondition = Extract<Condition, { by: 'area' | 'near' | 'shape' }>

/** Whether a condition asks for a part of the map. */
export const isOfPlane = (condition: Condition): condition is PlaneCondition =>
  condition.by === 'area' || condition.by === 'near' || condition.by === 'shape'

/** Whether a point of the map is where a condition asks for it. */
export function isAt(position: Position, condition: PlaneCondition): boolean {
  if (condition.by === 'area') return isWithin(position, condition.area)
  if (condition.by === 'near') return isNear(position, condition.near)
  return isInShape(position, condition.shape)
}

const isWithin = ({ lat, lng }: Position, { south, north, west, east }: MapBounds): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east

/** No property is near a place that does not exist. */
function isNear(position: Position, near: NearPlace): boolean {
  const circle = circleOf(near)
  return circle !== null && isInCircle(position, circle)
}

/**
 * Whether a text finds a property in a language: the same properties as `whereRead` in cms/queries/search/search-text.ts
 * finds in the database.
 */
function matchesReading({
  property,
  reading: { named, types, cities, words },
  locale,
}: {
  property: NumberedProperty
  reading: TextReading
  locale: Locale
}): boolean {
  const text = property.texts[locale]
  if (text === undefined) return false
  const isOfType = (webIds: readonly number[]) => webIds.some((webId) => property.types.includes(webId))
  const isIn = (places: readonly NamedCity[]) => isInCities(property.city, places)
  if (named) return isOfType(named.types) || isIn(named.cities) || isAmong(property.publicId, named.ids)
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
