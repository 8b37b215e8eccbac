import { toTexts } from '@/domain/leads/form-draft'
import { isLeadFieldName, type LeadValues } from '@/domain/leads/lead-fields'
import type { Goal } from '@/domain/properties/goal'
import type { ListingName } from '@/domain/routing/routes'
import { isAsked, noCriteria, type ListingCriteria } from '@/domain/search/criteria'
import {
  alertKeys,
  alertRows,
  criteriaRows,
  listingKeys,
  makeCriteria,
  mapCriteria,
  type AlertKey,
  type Criteria,
  type ListingKey,
} from '@/domain/search/criteria-table'
import { criteriaLimits } from '@/domain/search/criterion-values'
import { zipOf } from '@/domain/search/matches-criteria'
import { cityKey, type NamedCity } from '@/domain/search/named-city'
import type { AlertFrequency } from './alert'
import { tidyAlertCriteria, type AlertCriteria } from './alert-criteria'

type SharedKey = ListingKey & AlertKey

/** What a listing can be asked and an alert cannot. */
export type UnheldCriterion = Exclude<ListingKey, AlertKey | 'sort' | 'page'>

const sharedKeys = listingKeys.filter((key): key is SharedKey => criteriaRows[key].alert !== undefined)

const sharedOf = (criteria: Pick<Criteria, SharedKey>): Pick<Criteria, SharedKey> =>
  mapCriteria({ criteria, keys: sharedKeys, change: (value) => value })

const unheldKeys = listingKeys.filter(
  (key): key is UnheldCriterion => criteriaRows[key].alert === undefined && key !== 'sort' && key !== 'page',
)

/**
 * The criteria of an alert for whoever has asked this of a listing, and what of it an alert cannot hold, to be told. The
 * properties of the list are among those of the alert. `goal` is that of a list of one goal, which rules what the address says.
 */
export function alertOfListing({
  criteria,
  goal = null,
}: {
  criteria: ListingCriteria
  goal?: Goal | null
}): {
  held: AlertCriteria
  dropped: UnheldCriterion[]
} {
  const shared = sharedOf(criteria)
  return {
    held: tidyAlertCriteria({ ...shared, goal: goal ?? criteria.goal }),
    dropped: unheldKeys.filter((key) => isAsked(criteria, key)),
  }
}

/** How often whoever has not said it hears of properties. */
export const usualFrequency: AlertFrequency = 'daily'

/** The alert that somebody has asked for with the form `demand-register`. */
export const requestOfDemand = (
  values: LeadValues,
): {
  criteria: AlertCriteria
  frequency: AlertFrequency
} => ({
  criteria: tidyAlertCriteria(
    makeCriteria(alertKeys, (key) => {
      const { alert: field, read, none } = alertRows[key]
      return typeof field === 'string' && isLeadFieldName(field) ? read(toTexts(values[field])) : none
    }),
  ),
  frequency: values.frequency ?? usualFrequency,
})

type AlertSearchInput = {
  criteria: AlertCriteria
  /** Every city that properties can have, as addresses name it; their zips are the alert's. */
  cities: readonly NamedCity[]
}

/** What the search is asked for the properties of an alert: its places by name alone, however many cities they are. */
export function searchOfAlert({ criteria, cities }: AlertSearchInput): Omit<AlertCriteria, 'zips'> {
  const { zips, ...others } = criteria
  return { ...others, cities: citiesOf({ named: criteria.cities, zips, known: cities }) }
}

/** What the address of a listing cannot say of an alert: it then shows more properties, or those of fewer places. */
export type UnsaidCriterion = Exclude<AlertKey, ListingKey | 'zips'> | 'places'

const unsaidKeys = alertKeys.filter(
  (key): key is Exclude<UnsaidCriterion, 'places'> => criteriaRows[key].query === undefined && key !== 'zips',
)

/** The listing that shows the properties of an alert, the newest first: its name and its query's criteria. */
export type AlertListing = { name: ListingName; criteria: ListingCriteria; unsaid: UnsaidCriterion[] }

/** The listing that shows the properties of an alert as nearly as an address can, and what it cannot say. */
export function listingOf({ criteria, cities }: AlertSearchInput): AlertListing {
  const { cities: all } = searchOfAlert({ criteria, cities })
  const shown = all.slice(0, criteriaLimits.cities)
  const unsaid: UnsaidCriterion[] = unsaidKeys.filter((key) => isAsked(criteria, key))
  return {
    name: criteria.goal ?? 'search',
    criteria: {
      ...noCriteria,
      ...sharedOf(criteria),
      // The name says the goal already.
      goal: null,
      cities: shown,
      sort: 'newest',
    },
    unsaid: shown.length < all.length ? [...unsaid, 'places'] : unsaid,
  }
}

/** The cities that are meant by name or by zip, in the order of addresses, each once. */
function citiesOf({
  named,
  zips,
  known,
}: Pick<Criteria, 'zips'> & { named: readonly NamedCity[]; known: readonly NamedCity[] }): NamedCity[] {
  const meant = new Map(named.map((city) => [cityKey(city), city]))
  for (const zip of zips) {
    const found = known.filter((city) => zipOf({ searchNames: [], zip: city.zip }) === zip)
    // Left out, it would ask for nothing, and so for the properties of every city.
    for (const city of found.length > 0 ? found : [{ name: zip, zip }])
      if (!meant.has(cityKey(city))) meant.set(cityKey(city), city)
  }
  return [...meant].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, city]) => city)
}
