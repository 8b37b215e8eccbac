import type { Locale, Localized } from '@/domain/shared/locale'
import type { ListingCriteria } from './criteria'
import { isSameCity, type NamedCity } from './towns/named-city'

/** A city as an address names it, and its name in each language. */
export type CityNames = NamedCity & { names: Localized }

/**
 * The same criteria for the page in another language (product.md, settled reading 21): a city gets its name in that
 * language if it has one; everything else stays the same.
 */
export function criteriaTwin({
  criteria,
  cities,
  locale,
}: {
  criteria: ListingCriteria
  cities: readonly CityNames[]
  locale: Locale
}): ListingCriteria {
  const named = criteria.cities.map((city) => {
    const known = cities.find((other) => isSameCity(other, city))
    return { name: known?.names[locale] ?? city.name, zip: city.zip }
  })
  return { ...criteria, cities: named }
}
