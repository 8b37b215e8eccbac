import { parseZip } from '@/domain/leads/values/zip-code'
import type { Goal } from '@/domain/properties/goal'
import { criteriaLimits, parseCriteria, type NamedCity } from '@/domain/search/criteria'

/** What somebody looks for; null, false and empty ask for nothing. Prices in euro. */
export type AlertWishes = {
  goal: Goal | null
  /** WebIDs. */
  types: number[]
  /** Beside the zips: a home is meant where it lies in one of either. */
  cities: NamedCity[]
  /** As `parseZip` writes them. */
  zips: string[]
  minPrice: number | null
  maxPrice: number | null
  minBedrooms: number | null
  minBathrooms: number | null
  minGarages: number | null
  minParkings: number | null
  terrace: boolean
  garden: boolean
}

/** How much an alert holds; what goes beyond is dropped. */
export const wishLimits = {
  types: criteriaLimits.types,
  cities: criteriaLimits.cities,
  zips: 20,
  price: criteriaLimits.price,
  rooms: criteriaLimits.bedrooms,
} as const

/** An alert for every home. */
export const noWishes: AlertWishes = {
  goal: null,
  types: [],
  cities: [],
  zips: [],
  minPrice: null,
  maxPrice: null,
  minBedrooms: null,
  minBathrooms: null,
  minGarages: null,
  minParkings: null,
  terrace: false,
  garden: false,
}

/**
 * The same wishes in the one form in which they are kept: lists in order and each item once, a mixed-up price range
 * turned round, at least 0 of something asking for nothing, a zip that is none dropped.
 */
export function tidyWishes(given: Partial<AlertWishes>): AlertWishes {
  const { goal, types, cities, zips, terrace, garden, ...numbers } = { ...noWishes, ...given }
  const { minPrice, maxPrice } = numbers
  // The listings' own reading, so that both know the same types, cities and prices.
  const read = parseCriteria({
    type: types.filter(Number.isInteger).map(String),
    city: cities.map(({ name, zip }) => `${name}|${zip}`),
    minPrice: toDigits(minPrice),
    maxPrice: toDigits(maxPrice),
  })
  return {
    goal,
    types: read.types,
    cities: read.cities,
    zips: tidyZips(zips),
    minPrice: read.minPrice,
    maxPrice: read.maxPrice,
    minBedrooms: tidyLeast(numbers.minBedrooms),
    minBathrooms: tidyLeast(numbers.minBathrooms),
    minGarages: tidyLeast(numbers.minGarages),
    minParkings: tidyLeast(numbers.minParkings),
    terrace,
    garden,
  }
}

/** Wishes as one text: equal for the same ones, so that nobody has the same alert twice. */
export const wishesKey = (wishes: AlertWishes): string => JSON.stringify(tidyWishes(wishes))

// With decimals it could be read as one with its thousands grouped.
const toDigits = (price: number | null): string | undefined =>
  price === null ? undefined : String(Math.round(price))

const tidyZips = (zips: readonly string[]): string[] =>
  [...new Set(zips.flatMap((zip) => parseZip(zip) ?? []))].slice(0, wishLimits.zips).sort()

// A home of which the number is not known would not have "at least 0" either.
const tidyLeast = (value: number | null): number | null =>
  value !== null && Number.isInteger(value) && value >= 1 && value <= wishLimits.rooms ? value : null
