import type { Goal } from '@/domain/properties/goal'
import type { Comparison } from '@/domain/search/criterion-kinds'
import { cityKeysOf, hasIt, zipOf } from '@/domain/search/matches-criteria'
import { cityKey } from '@/domain/search/named-city'
import { locales, type Locale } from '@/domain/shared/locale'
import { isShownIn, type AlertProperty } from './alert'
import { alertColumns } from './alert-columns'
import type { AlertCriteria } from './alert-criteria'

/** The place of whoever looks everywhere: no key of a city and no zip has such a sign. */
export const ANYWHERE = '*'

/** The type of whoever takes every type; nobody can ask for a WebID of 0. */
export const ANY_TYPE = 0

/** The criteria of an alert as columns, to be compared with a property. */
export type AlertRow = {
  goal: Goal | null
  /** WebIDs, or `ANY_TYPE` alone. An index on arrays finds what has one of several items, but not what has none. */
  types: number[]
  /** Keys of cities and zips, or `ANYWHERE` alone. */
  places: string[]
  /** By the names of `alertColumns`: null and false are met by every property. */
  columns: Record<string, number | boolean | null>
}

/** A property as the rows are asked for it; what is not known of it is null, and meets nothing. */
export type PropertyProbe = {
  goal: Goal | null
  /** Shared with the rows of those who take one of its types: `ANY_TYPE` among them. */
  types: number[]
  /** The same of its places. */
  places: string[]
  /** What it has of each of `alertColumns`, by their names. */
  columns: Record<string, number | boolean | null>
  /** In which visitors can have it; none while they cannot. */
  languages: Locale[]
}

/** What is stored of an alert to be found by the properties that it is for. */
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
 * What of a property is compared with the rows. Those that share one of its types and one of its places, and whose other
 * columns are null, false or met, in one of its languages, are those that `alertMatches`: neither more nor fewer.
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
