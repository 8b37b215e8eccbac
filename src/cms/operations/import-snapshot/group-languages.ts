import { toSearchName } from '@/domain/shared/text'
import { locales, type Locale, type Localized } from '@/domain/shared/locale'

/** Records of one ID in several languages, as one document with a text per language. */
export function groupById<Item extends { ID: number }>(records: readonly Item[]): Map<number, Item[]> {
  const groups = new Map<number, Item[]>()
  for (const record of records) {
    const group = groups.get(record.ID)
    if (group) group.push(record)
    else groups.set(record.ID, [record])
  }
  return groups
}

/** The text each language gives; a language without it is absent. */
export function textPerLanguage<Item extends { language: Locale }>(
  records: readonly Item[],
  read: (record: Item) => string | null | undefined,
): Localized {
  const texts: Localized = {}
  for (const record of records) {
    const value = read(record)
    if (value) texts[record.language] = value
  }
  return texts
}

export type CityName = {
  Name: string
  Zip: string
  CountryID: number
  CountryName: string | null
  language: Locale
}

export type CityGroup = {
  key: string
  zip: string
  countryId: number
  names: Localized
  countryNames: Localized
}

/** The key a city is remembered under: zip and the accent-stripped name of any of its languages. */
export const cityNameKey = ({ Zip, Name }: { Zip: string; Name: string }): string =>
  `${Zip}|${toSearchName(Name)}`

function joinGroup(groups: CityGroup[], city: CityName): CityGroup | undefined {
  const near = groups.filter(({ zip, countryId }) => zip === city.Zip && countryId === city.CountryID)
  const name = toSearchName(city.Name)
  return (
    near.find(
      ({ names }) => names[city.language] !== undefined && toSearchName(names[city.language] ?? '') === name,
    ) ??
    near.find(
      ({ names }) =>
        names[city.language] === undefined &&
        Object.values(names).some((other) => toSearchName(other) === name),
    ) ??
    undefined
  )
}

/**
 * City records carry no ID. Languages of one zip belong together when the names are the same without accents
 * (Éghezée), when a home says so by its own records (`pairs`: Bruxelles and Brussel of one home), and else in order.
 */
export function groupCities({
  cities,
  pairs,
}: {
  cities: readonly CityName[]
  pairs: readonly CityName[][]
}): CityGroup[] {
  const groups: CityGroup[] = []
  const put = (group: CityGroup, city: CityName) => {
    group.names[city.language] ??= city.Name
    if (city.CountryName) group.countryNames[city.language] ??= city.CountryName
  }
  const open = (city: CityName): CityGroup => {
    const group = {
      key: cityNameKey(city),
      zip: city.Zip,
      countryId: city.CountryID,
      names: {},
      countryNames: {},
    }
    groups.push(group)
    return group
  }
  for (const home of pairs) {
    const known = home.map((city) => joinGroup(groups, city)).find((group) => group !== undefined)
    const [first] = home
    if (!first) continue
    const group = known ?? open(first)
    for (const city of home) put(group, city)
  }
  const alone: CityName[] = []
  for (const locale of locales) {
    for (const city of cities.filter(({ language }) => language === locale)) {
      const group = joinGroup(groups, city)
      if (group) put(group, city)
      else alone.push(city)
    }
  }
  for (const city of alone) {
    const group =
      joinGroup(groups, city) ??
      groups.find(
        ({ zip, countryId, names }) =>
          zip === city.Zip && countryId === city.CountryID && names[city.language] === undefined,
      ) ??
      open(city)
    put(group, city)
  }
  return groups
}
