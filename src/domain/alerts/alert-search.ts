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
import { zipOf } from '@/domain/search/towns/searched-city'
import { cityKey, type NamedCity } from '@/domain/search/towns/named-city'
import type { AlertFrequency } from './alert'
import { tidyAlertCriteria, type AlertCriteria } from './alert-criteria'

type SharedKey = ListingKey & AlertKey

/** A criterion that a listing has and an alert cannot hold. */
export type UnheldCriterion = Exclude<ListingKey, AlertKey | 'sort' | 'page'>

const sharedKeys = listingKeys.filter((key): key is SharedKey => criteriaRows[key].alert !== undefined)

const sharedOf = (criteria: Pick<Criteria, SharedKey>): Pick<Criteria, SharedKey> =>
  mapCriteria({ criteria, keys: sharedKeys, change: (value) => value })

const unheldKeys = listingKeys.filter(
  (key): key is UnheldCriterion => criteriaRows[key].alert === undefined && key !== 'sort' && key !== 'page',
)

/**
 * The criteria of an alert for these criteria of a listing, and what an alert cannot hold, so that the page can say it.
 * Every property of the list matches the alert. `goal` is that of a list with one goal, which overrides the address.
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

/** How often an alert sends mails if its holder did not choose. */
export const usualFrequency: AlertFrequency = 'daily'

/** The alert that a submitted form `demand-register` asks for. */
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
  /** Every city that properties can have, as addresses name it; alerts also hold zips. */
  cities: readonly NamedCity[]
}

/** The search for the properties of an alert: its places by name only, however many cities they are. */
export function searchOfAlert({ criteria, cities }: AlertSearchInput): Omit<AlertCriteria, 'zips'> {
  const { zips, ...others } = criteria
  return { ...others, cities: citiesOf({ named: criteria.cities, zips, known: cities }) }
}

/**
 * A criterion of an alert that the address of a listing cannot hold: the listing shows more properties, or fewer places.
 */
export type UnsupportedCriterion = Exclude<AlertKey, ListingKey | 'zips'> | 'places'

const unsupportedKeys = alertKeys.filter(
  (key): key is Exclude<UnsupportedCriterion, 'places'> =>
    criteriaRows[key].query === undefined && key !== 'zips',
)

/** The listing that shows the properties of an alert, newest first: its name and the criteria of its query. */
export type AlertListing = {
  name: ListingName
  criteria: ListingCriteria
  unsupported: UnsupportedCriterion[]
}

/** The listing that shows the properties of an alert as closely as an address can, and what the address cannot hold. */
export function listingOf({ criteria, cities }: AlertSearchInput): AlertListing {
  const { cities: all } = searchOfAlert({ criteria, cities })
  const shown = all.slice(0, criteriaLimits.cities)
  const unsupported: UnsupportedCriterion[] = unsupportedKeys.filter((key) => isAsked(criteria, key))
  return {
    name: criteria.goal ?? 'search',
    criteria: {
      ...noCriteria,
      ...sharedOf(criteria),
      // The name of the listing already has the goal.
      goal: null,
      cities: shown,
      sort: 'newest',
    },
    unsupported: shown.length < all.length ? [...unsupported, 'places'] : unsupported,
  }
}

/** The cities that match by name or by zip, each once, in the order of addresses. */
function citiesOf({
  named,
  zips,
  known,
}: Pick<Criteria, 'zips'> & { named: readonly NamedCity[]; known: readonly NamedCity[] }): NamedCity[] {
  const meant = new Map(named.map((city) => [cityKey(city), city]))
  for (const zip of zips) {
    const found = known.filter((city) => zipOf(city) === zip)
    // Without this entry the address would list the properties of every city.
    for (const city of found.length > 0 ? found : [{ name: zip, zip }])
      if (!meant.has(cityKey(city))) meant.set(cityKey(city), city)
  }
  return [...meant].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, city]) => city)
}
