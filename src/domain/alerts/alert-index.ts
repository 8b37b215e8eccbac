import type { Goal } from '@/domain/properties/goal'
import { cityKey, cityKeysOf } from '@/domain/search/matches-criteria'
import { locales, type Locale } from '@/domain/shared/locale'
import { isShownIn, zipOf, type AlertHome } from './alert'
import type { AlertWishes } from './alert-wishes'

/** The place of whoever looks everywhere: no key of a city and no zip has such a sign. */
export const ANYWHERE = '*'

/** The type of whoever takes every type; nobody can ask for a WebID of 0. */
export const ANY_TYPE = 0

/** The wishes of an alert as columns, to be compared with a home; null is met by every home. */
export type AlertRow = {
  goal: Goal | null
  /** WebIDs, or `ANY_TYPE` alone. An index on arrays finds what has one of several items, but not what has none. */
  types: number[]
  /** Keys of cities and zips, or `ANYWHERE` alone. */
  places: string[]
  minPrice: number | null
  maxPrice: number | null
  minBedrooms: number | null
  minBathrooms: number | null
  minGarages: number | null
  minParkings: number | null
  terrace: boolean
  garden: boolean
}

/** A home as the rows are asked for it; what is not known of it is null, and meets nothing. */
export type HomeProbe = {
  goal: Goal | null
  /** Shared with the rows of those who take one of its types: `ANY_TYPE` among them. */
  types: number[]
  /** The same of its places. */
  places: string[]
  price: number | null
  bedrooms: number | null
  bathrooms: number | null
  garages: number | null
  parkings: number | null
  hasTerrace: boolean
  hasGarden: boolean
  /** In which visitors can have it; none while they cannot. */
  languages: Locale[]
}

/** What is stored of an alert to be found by the homes that it is for. */
export function toAlertRow({ cities, zips, types, ...wishes }: AlertWishes): AlertRow {
  const places = [...new Set([...cities.map(cityKey), ...zips])].sort()
  return {
    goal: wishes.goal,
    types: types.length > 0 ? types : [ANY_TYPE],
    places: places.length > 0 ? places : [ANYWHERE],
    minPrice: wishes.minPrice,
    maxPrice: wishes.maxPrice,
    minBedrooms: wishes.minBedrooms,
    minBathrooms: wishes.minBathrooms,
    minGarages: wishes.minGarages,
    minParkings: wishes.minParkings,
    terrace: wishes.terrace,
    garden: wishes.garden,
  }
}

/**
 * What of a home is compared with the rows. Those that share one of its types and one of its places, and whose other
 * columns are null, false or met, in one of its languages, are those that `alertMatches`: neither more nor fewer.
 */
export function toHomeProbe(home: AlertHome): HomeProbe {
  const { goal, types, city, shownPrice, bedrooms, bathrooms, garages, parkings } = home
  const zip = zipOf(city)
  return {
    goal,
    types: [ANY_TYPE, ...types],
    places: [ANYWHERE, ...cityKeysOf(city), ...(zip === null ? [] : [zip])],
    price: shownPrice,
    ...{ bedrooms, bathrooms, garages, parkings },
    hasTerrace: (home.terraceSurface ?? 0) > 0,
    hasGarden: (home.gardenSurface ?? 0) > 0,
    languages: locales.filter((language) => isShownIn({ home, language })),
  }
}
