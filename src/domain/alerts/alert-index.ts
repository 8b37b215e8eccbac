import type { Goal } from '@/domain/properties/goal'
import type { Comparison } from '@/domain/search/criterion-kinds'
import { cityKeysOf, hasIt, zipOf } from '@/domain/search/matches-criteria'
import { cityKey } from '@/domain/search/named-city'
import { locales, type Locale } from '@/domain/shared/locale'
import { isShownIn, type AlertProperty } from './alert'
import { alertColumns } from './alert-columns'
import type { AlertCriteria } from './alert-criteria'

/** The place of an alert without places; no key of a city and no zip contains this sign. */
export const ANYWHERE = '*'

/** The type of an alert for every type; no WebID is 0. */
export const ANY_TYPE = 0

/** The criteria of an alert as columns, to be compared with a property. */
export type AlertRow = {
  goal: Goal | null
  /** WebIDs, or `ANY_TYPE` alone: an index on arrays finds rows that contain one of several items, but not empty rows. */
  types: number[]
  /** Keys of cities and zips, or `ANYWHERE` alone. */
  places: string[]
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
  /** Its value for each of `alertColumns`, by name. */
  columns: Record<string, number | boolean | null>
  /** The languages in which visitors can have it; none while they cannot. */
  languages: Locale[]
}

/** The row of an alert, by which properties find it. */
export function toAlertRow(criteria: AlertCriteria): AlertRow {
  const { goal, types, cities, zips } = criteria
  const places = [...new Set([...cities.map(cityKey), ...zips])].sort()
  return {
    goal,
    types: types.length > 0 ? types : [ANY_TYPE],
    places: places.length > 0 ? places : [ANYWHERE],
    columns: Object.fromEntries(alertColumns.map(({ key, name }) => [name, criteria[key]])),
  }
}

/**
 * What a property is compared by. The rows that share a type and a place with it, have its language, and whose other
 * columns are null, false or met, are exactly those for which `alertMatches` holds.
 */
export function toPropertyProbe(property: AlertProperty): PropertyProbe {
  const { goal, types, city } = property
  const zip = zipOf(city)
  return {
    goal,
    types: [ANY_TYPE, ...types],
    places: [ANYWHERE, ...cityKeysOf(city), ...(zip === null ? [] : [zip])],
    columns: Object.fromEntries(
      alertColumns.map(({ name, compared }) => [name, shownOf(property, compared)]),
    ),
    languages: locales.filter((language) => isShownIn({ property, language })),
  }
}

const shownOf = (property: AlertProperty, compared: Comparison): number | boolean | null =>
  compared.by === 'at-least' || compared.by === 'at-most'
    ? property[compared.fact]
    : hasIt(property, compared)
