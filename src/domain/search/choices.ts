import { compareNames } from '@/domain/shared/by-name'
import type { Locale } from '@/domain/shared/locale'
import { cityLabel, type ShownCity } from './city-label'
import { cityKey } from './counts'
import type { NamedCity } from './named-city'

/** A type or a city that a form of filters offers, and how many properties of the list it has. */
export type Choice<Value> = { value: Value; name: string; count: number; isChosen: boolean }

/** More make a form nobody reads; the field for words finds the others. */
export const mostCityChoices = 40

type CountedCity = ShownCity & { count: number }

const keyOf = ({ name, zip }: NamedCity): string => cityKey({ city: name, zip })

/**
 * The cities a form offers: those with most properties, and each that is asked for, also where it has none; by name and zip.
 */
export function chooseCities({
  cities,
  asked,
  locale,
  most = mostCityChoices,
}: {
  cities: readonly CountedCity[]
  asked: readonly NamedCity[]
  locale: Locale
  most?: number
}): Choice<NamedCity>[] {
  const byName = compareNames(locale)
  const chosen = new Set(asked.map(keyOf))
  const known = new Set(cities.map(keyOf))
  const unknown = asked
    .filter((city) => !known.has(keyOf(city)))
    .map((city) => ({ ...city, country: null, count: 0 }))
  const busiest = [...cities].sort((one, other) => other.count - one.count).slice(0, most)
  const offered = new Set([...busiest, ...cities.filter((city) => chosen.has(keyOf(city))), ...unknown])
  return [...offered]
    .map(({ name, zip, country, count }) => ({
      value: { name, zip },
      name: cityLabel({ name, zip, country }),
      count,
      isChosen: chosen.has(keyOf({ name, zip })),
    }))
    .sort((one, other) => byName(one.name, other.name))
}
