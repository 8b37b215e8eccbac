import { circleOf } from '@/domain/places/circle'
import type { Goal } from '@/domain/properties/goal'
import type { Position } from '@/domain/properties/position'
import type { Comparison } from '@/domain/search/criterion-kinds'
import { shapeToPolygon } from '@/domain/search/areas/drawn-shape'
import { hasIt } from '@/domain/search/matches-criteria'
import { cityKey } from '@/domain/search/towns/named-city'
import type { NearPlace } from '@/domain/search/areas/near-place'
import { cityKeysOf, zipOf } from '@/domain/search/towns/searched-city'
import { locales, type Locale } from '@/domain/shared/locale'
import { isShownIn, type AlertProperty } from './alert'
import { alertColumns } from './alert-columns'
import type { AlertCriteria } from './alert-criteria'

/** The place of an alert without places; no key of a city, no zip and no id of a place contains this sign. */
export const ANYWHERE = '*'

/** The type of an alert for every type; no WebID is 0. */
export const ANY_TYPE = 0

/** The criteria of an alert as columns, to be compared with a property. */
export type AlertRow = {
  goal: Goal | null
  /** WebIDs, or `ANY_TYPE` alone: an index on arrays finds rows that contain one of several items, but not empty rows. */
  types: number[]
  /** Keys of cities, zips and ids of places, or `ANYWHERE` alone. */
  places: string[]
  /** The circle around a place: latitude and longitude of its middle, kilometres in a degree of longitude, radius. */
  near: [lat: number, lng: number, kmPerLng: number, km: number] | null
  /** The drawn area as `shapeToPolygon` writes it. */
  shape: string | null
  /** By the names of `alertColumns`; every property meets null and false. */
  columns: Record<string, number | boolean | null>
}

/** A property as it is compared with the rows; an unknown value is null and meets no bound. */
export type PropertyProbe = {
  goal: Goal | null
  /** Its types and `ANY_TYPE`; a row has to share one of them. */
  types: number[]
  /** Its places and the entry for any place; a row has to share one of them. */
  places: string[]
  /** Where the map shows it. */
  position: Position | null
  /** Its value for each of `alertColumns`, by name. */
  columns: Record<string, number | boolean | null>
  /** The languages in which visitors can have it; none while they cannot. */
  languages: Locale[]
}

/** The row of an alert, by which properties find it. */
export function toAlertRow(criteria: AlertCriteria): AlertRow {
  const { goal, types, cities, zips, places: ids, near, shape } = criteria
  const places = [...new Set([...cities.map(cityKey), ...zips, ...ids])].sort()
  return {
    goal,
    types: types.length > 0 ? types : [ANY_TYPE],
    places: places.length > 0 ? places : [ANYWHERE],
    near: near && circleColumn(near),
    shape: shape.length > 0 ? shapeToPolygon(shape) : null,
    columns: Object.fromEntries(alertColumns.map(({ key, name }) => [name, criteria[key]])),
  }
}

/**
 * What a property is compared by. The rows that share a type and a place with it, have its language, and whose other
 * columns are null, false or met, are exactly those for which `alertMatches` holds.
 */
export function toPropertyProbe(property: AlertProperty): PropertyProbe {
  const { goal, types, city, position } = property
  const zip = zipOf(city)
  return {
    goal,
    types: [ANY_TYPE, ...types],
    places: [ANYWHERE, ...cityKeysOf(city), ...(zip === null ? [] : [zip]), ...(city?.places ?? [])],
    position,
    columns: Object.fromEntries(
      alertColumns.map(({ name, compared }) => [name, shownOf(property, compared)]),
    ),
    languages: locales.filter((language) => isShownIn({ property, language })),
  }
}

/** A place that does not exist has an empty circle, so that no property is in it. */
function circleColumn(near: NearPlace): AlertRow['near'] {
  const circle = circleOf(near)
  return circle ? [circle.lat, circle.lng, circle.kmPerLng, circle.km] : [0, 0, 0, -1]
}

const shownOf = (property: AlertProperty, compared: Comparison): number | boolean | null =>
  compared.by === 'at-least' || compared.by === 'at-most'
    ? property[compared.fact]
    : hasIt(property, compared)
