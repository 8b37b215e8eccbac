import { parseZip } from '@/domain/leads/values/zip-code'
import { cityKey } from './named-city'

/** A city in the search. */
export type SearchedCity = {
  /** Its name in each language, in the form in which names are compared. */
  searchNames: readonly string[]
  /** '' if it has none. */
  zip: string
  /** The ids of the places of the gazetteer by which it is found (docs/places.md). */
  places: readonly string[]
}

/** The keys of a property's city, one for each name. */
export const cityKeysOf = (city: Pick<SearchedCity, 'searchNames' | 'zip'> | null): string[] =>
  city === null ? [] : [...new Set(city.searchNames)].map((name) => cityKey({ name, zip: city.zip }))

/** The zip of a property's city as criteria name it; null if it has none. */
export const zipOf = (city: Pick<SearchedCity, 'zip'> | null): string | null => parseZip(city?.zip ?? '')
