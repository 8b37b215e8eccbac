import type { LeadValues } from '@/domain/leads/lead-fields'
import type { ConditionRule } from '@/domain/properties/conditions'
import type { Goal } from '@/domain/properties/goal'
import type { ListingName } from '@/domain/routing/routes'
import { criteriaLimits, parseCriteria, type ListingCriteria, type NamedCity } from '@/domain/search/criteria'
import { cityKey } from '@/domain/search/matches-criteria'
import { zipOf, sharedCriteria, type AlertFrequency } from './alert'
import { tidyWishes, type AlertWishes } from './alert-wishes'

const unheld = ['area', 'minSurface', 'labels', 'garage', 'newBuild', 'text'] as const

/** What a listing can be asked and an alert cannot. */
export type UnheldCriterion = (typeof unheld)[number]

/**
 * The wishes of whoever has asked this of a listing, and what of it an alert cannot hold, to be told. The homes of the
 * list are among those of the alert. `goal` is that of a list of one goal, which rules what the address says.
 */
export function wishesOfCriteria({
  criteria,
  goal = null,
}: {
  criteria: ListingCriteria
  goal?: Goal | null
}): {
  wishes: AlertWishes
  dropped: UnheldCriterion[]
} {
  const { types, cities, minPrice, maxPrice, minBedrooms, terrace, garden } = criteria
  const held = { types, cities, minPrice, maxPrice, minBedrooms, terrace, garden }
  return {
    wishes: tidyWishes({ ...held, goal: goal ?? criteria.goal }),
    dropped: unheld.filter((name) => isAsked(criteria[name])),
  }
}

const isAsked = (value: ListingCriteria[UnheldCriterion]): boolean =>
  Array.isArray(value) ? value.length > 0 : Boolean(value)

type DemandField =
  | 'goal'
  | 'types'
  | 'cities'
  | 'minPrice'
  | 'maxPrice'
  | 'minBedrooms'
  | 'bathrooms'
  | 'garages'
  | 'parkings'
  | 'terrace'
  | 'garden'
  | 'frequency'

/** How often whoever has not said it hears of homes. */
export const usualFrequency: AlertFrequency = 'daily'

/** The alert that somebody has asked for with the form `demand-register`. */
export function requestOfDemand(values: Pick<LeadValues, DemandField>): {
  wishes: AlertWishes
  frequency: AlertFrequency
} {
  const { cities, bathrooms, garages, parkings, frequency } = values
  const { goal, types, minPrice, maxPrice, minBedrooms, terrace, garden } = values
  return {
    wishes: tidyWishes({
      ...{ goal, types, minPrice, maxPrice, minBedrooms, terrace, garden },
      cities: parseCriteria({ city: cities }).cities,
      minBathrooms: bathrooms,
      minGarages: garages,
      minParkings: parkings,
    }),
    frequency: frequency ?? usualFrequency,
  }
}

type AlertCriteriaInput = {
  wishes: AlertWishes
  /** Every city that homes can have, as addresses name it; their zips are the alert's. */
  cities: readonly NamedCity[]
}

/**
 * What the search has to be asked for the homes of an alert: these criteria, however many cities they name, and the
 * condition rules beside them. The same homes as `meetsWishes`.
 */
export function questionOf({ wishes, cities }: AlertCriteriaInput): {
  criteria: ListingCriteria
  rules: ConditionRule[]
} {
  const rules = figures.flatMap(({ wish, field }) => {
    const least = wishes[wish]
    return least === null ? [] : [{ field, logic: 'at-least', value: String(least) }]
  })
  return { criteria: { ...sharedCriteria(wishes), cities: citiesOf({ wishes, cities }) }, rules }
}

const figures = [
  { wish: 'minBathrooms', field: 'bathrooms' },
  { wish: 'minGarages', field: 'garages' },
  { wish: 'minParkings', field: 'parkings' },
] as const

/** What the address of a listing cannot say of an alert: it then shows more homes, or those of fewer places. */
export type UnsaidWish = (typeof figures)[number]['wish'] | 'places'

/** The listing that shows the homes of an alert, the newest first: its name and its query's criteria. */
export type AlertListing = { name: ListingName; criteria: ListingCriteria; unsaid: UnsaidWish[] }

/** The listing that shows the homes of an alert as nearly as an address can, and what it cannot say. */
export function listingOf({ wishes, cities }: AlertCriteriaInput): AlertListing {
  const all = citiesOf({ wishes, cities })
  const shown = all.slice(0, criteriaLimits.cities)
  const unsaid: UnsaidWish[] = figures.map(({ wish }) => wish).filter((wish) => wishes[wish] !== null)
  return {
    name: wishes.goal ?? 'search',
    // The name says the goal already.
    criteria: { ...sharedCriteria(wishes), goal: null, cities: shown, sort: 'newest' },
    unsaid: shown.length < all.length ? [...unsaid, 'places'] : unsaid,
  }
}

/** The cities that are meant by name or by zip, in the order of addresses, each once. */
function citiesOf({ wishes: { cities: named, zips }, cities: known }: AlertCriteriaInput): NamedCity[] {
  const meant = new Map(named.map((city) => [cityKey(city), city]))
  for (const zip of zips) {
    const found = known.filter((city) => zipOf({ searchNames: [], zip: city.zip }) === zip)
    // Left out, it would ask for nothing, and so for the homes of every city.
    for (const city of found.length > 0 ? found : [{ name: zip, zip }])
      if (!meant.has(cityKey(city))) meant.set(cityKey(city), city)
  }
  return [...meant].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, city]) => city)
}
