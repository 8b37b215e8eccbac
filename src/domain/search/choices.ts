import { compareNames } from '@/domain/shared/by-name'
import type { Locale } from '@/domain/shared/locale'
import { cityLabel, type ShownCity } from './towns/city-label'
import { cityKey } from './counts'
import type { NamedCity } from './towns/named-city'

/** A type or a city in a form of filters, and how many properties of the list it has. */
export type FilterChoice<Value> = { value: Value; name: string; count: number; isChosen: boolean }

/** Nobody reads a longer list; the text field finds the others. */
export const mostCityChoices = 40

type CountedCity = ShownCity & { count: number }

const keyOf = ({ name, zip }: NamedCity): string => cityKey({ city: name, zip })

type OfferedInput<City> = { cities: readonly City[]; asked: readonly NamedCity[]; most?: number }

/** The cities of a form: those with the most properties, and each selected one that the list has. */
export function offeredCities<City extends CountedCity>({
  cities,
  asked,
  most = mostCityChoices,
}: OfferedInput<City>): City[] {
  const chosen = new Set(asked.map(keyOf))
  const busiest = [...cities].sort((one, other) => other.count - one.count).slice(0, most)
  return [...new Set([...busiest, ...cities.filter((city) => chosen.has(keyOf(city)))])]
}

/** The offered cities and each selected one, even without properties; by name and zip. */
export function chooseCities({
  cities,
  asked,
  locale,
  most,
}: OfferedInput<CountedCity> & { locale: Locale }): FilterChoice<NamedCity>[] {
  const byName = compareNames(locale)
  const chosen = new Set(asked.map(keyOf))
  const known = new Set(cities.map(keyOf))
  const unknown = asked
    .filter((city) => !known.has(keyOf(city)))
    .map((city) => ({ ...city, country: null, count: 0 }))
  return [...offeredCities({ cities, asked, most }), ...unknown]
    .map(({ name, zip, country, count }) => ({
      value: { name, zip },
      name: cityLabel({ name, zip, country }),
      count,
      isChosen: chosen.has(keyOf({ name, zip })),
    }))
    .sort((one, other) => byName(one.name, other.name))
}
