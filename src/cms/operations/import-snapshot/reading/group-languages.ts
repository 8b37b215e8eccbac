import { BELGIUM } from '@/domain/shared/country'
import { toSearchName } from '@/domain/shared/text'
import { locales, type Locale, type Localized } from '@/domain/shared/locale'

/** Joins records of one number in several languages into one document with a text per language. */
export function groupByNumber<Item>(
  records: readonly Item[],
  numberOf: (record: Item) => number,
): Map<number, Item[]> {
  const groups = new Map<number, Item[]>()
  for (const record of records) {
    const group = groups.get(numberOf(record))
    if (group) group.push(record)
    else groups.set(numberOf(record), [record])
  }
  return groups
}

/** Groups records in several languages by their ID. */
export const groupById = <Item extends { ID: number }>(records: readonly Item[]): Map<number, Item[]> =>
  groupByNumber(records, ({ ID }) => ID)

/** The text of each language; a language without it is absent. */
export function textPerLanguage<Item extends { language: Locale }>(
  records: readonly Item[],
  read: (record: Item) => string | null | undefined,
): Localized {
  const texts: Localized = {}
  for (const record of records) {
    const value = read(record)
    if (value) texts[record.language] ??= value
  }
  return texts
}

/** The optional text of each language: a language with a record but no text is null, which removes an old text. */
export function textOrNullPerLanguage<Item extends { language: Locale }>(
  records: readonly Item[],
  read: (record: Item) => string | null | undefined,
): Localized<string | null> {
  const none = Object.fromEntries(records.map(({ language }) => [language, null]))
  return { ...none, ...textPerLanguage(records, read) }
}

export type CityName = {
  Name: string
  Zip: string
  CountryID: number
  CountryName: string | null
  PageText?: string | null | undefined
  DistrictText?: string | null | undefined
  language: Locale
}

export type CityGroup = {
  key: string
  zip: string
  countryId: number
  names: Localized
  countryNames: Localized
  /** Absent where no record gives one. */
  pageTexts?: Localized
  districtTexts?: Localized
}

type CityNameRecord = { Zip: string; Name: string; CountryID: number | null }

/** The key of a city: zip, the accent-stripped name of any of its languages, and a country abroad. */
export const cityNameKey = ({ Zip, Name, CountryID }: CityNameRecord): string => {
  const key = `${Zip}|${toSearchName(Name)}`
  return CountryID === null || CountryID === BELGIUM ? key : `${key}|${CountryID}`
}

/** The cities found so far, by zip and country: a city is only joined with one of the same zip and country. */
class CityGroups {
  readonly all: CityGroup[] = []
  private readonly byPlace = new Map<string, CityGroup[]>()

  /** The group of a city by its name: one that has the name in this language, or has no name in it yet. */
  find(city: CityName): CityGroup | undefined {
    const near = this.near(city)
    const name = toSearchName(city.Name)
    const isNamed = (other: string | undefined) => other !== undefined && toSearchName(other) === name
    return (
      near.find(({ names }) => isNamed(names[city.language])) ??
      near.find(({ names }) => names[city.language] === undefined && Object.values(names).some(isNamed))
    )
  }

  findWithoutName(city: CityName): CityGroup | undefined {
    return this.near(city).find(({ names }) => names[city.language] === undefined)
  }

  open(city: CityName): CityGroup {
    const { Zip: zip, CountryID: countryId } = city
    const group = { key: cityNameKey(city), zip, countryId, names: {}, countryNames: {} }
    this.all.push(group)
    this.byPlace.set(this.placeOf(city), [...this.near(city), group])
    return group
  }

  private near(city: CityName): CityGroup[] {
    return this.byPlace.get(this.placeOf(city)) ?? []
  }

  private placeOf({ Zip, CountryID }: CityName): string {
    return `${CountryID}|${Zip}`
  }
}

function putName(group: CityGroup, city: CityName): void {
  group.names[city.language] ??= city.Name
  if (city.CountryName) group.countryNames[city.language] ??= city.CountryName
  if (city.PageText) group.pageTexts = { [city.language]: city.PageText, ...group.pageTexts }
  if (city.DistrictText) group.districtTexts = { [city.language]: city.DistrictText, ...group.districtTexts }
}

/** Joins the cities that the name alone decides, and returns the rest. */
function joinByName(groups: CityGroups, cities: readonly CityName[]): CityName[] {
  return cities.filter((city) => {
    const group = groups.find(city)
    if (group) putName(group, city)
    return !group
  })
}

/**
 * City records have no ID. Languages of one zip belong together if the names are equal without accents (Éghezée), if a
 * property's own records say so (`pairs`: Bruxelles and Brussel of one property), and else in order.
 */
export function groupCities({
  cities,
  pairs,
}: {
  cities: readonly CityName[]
  pairs: readonly CityName[][]
}): CityGroup[] {
  const groups = new CityGroups()
  for (const spellings of pairs) {
    const [first] = spellings
    if (!first) continue
    const known = spellings.map((city) => groups.find(city)).find((group) => group !== undefined)
    const group = known ?? groups.open(first)
    for (const city of spellings) putName(group, city)
  }
  const inOrder = locales.flatMap((locale) => cities.filter(({ language }) => language === locale))
  for (const city of joinByName(groups, inOrder)) {
    putName(groups.find(city) ?? groups.findWithoutName(city) ?? groups.open(city), city)
  }
  return groups.all
}
