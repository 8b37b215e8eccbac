import { panelKey } from '@/domain/search/panel'
import { BELGIUM, LUXEMBOURG } from '@/domain/shared/country'
import { locales, perLocale, type Locale, type Localized } from '@/domain/shared/locale'

/** The name of a place in each language. */
export type PlaceNames = Record<Locale, string>

/** The places of Belgium and Luxembourg, by the keys of the lookups. */
export type Gazetteer = {
  /** By country, postcode and `panelKey` of a name: the places of the postcode. */
  places: ReadonlyMap<string, PlaceNames>
  /** By country, postcode and `panelKey` of a name: the municipality that the postcode belongs to. */
  municipalities: ReadonlyMap<string, PlaceNames>
  /** By country and name; null if places with this name have different names in some language. */
  called: ReadonlyMap<string, PlaceNames | null>
}

type Lines = { districts: string[]; municipalities: string[]; places: string[] }

type Area = { country: number; isFlemish: boolean; names: PlaceNames }

const countryOf = (region: string): number => (region === 'luxembourg' ? LUXEMBOURG : BELGIUM)

// The languages of the names in a line of the file.
const written: readonly Locale[] = ['fr', 'nl', 'en', 'de']

/** A language without a name has the Dutch one in Flanders, elsewhere the French one (docs/places.md). */
export function readNames(names: readonly string[], isFlemish: boolean): PlaceNames {
  const [fr = '', nl = ''] = names
  const dutch = nl || fr
  const common = isFlemish ? dutch : fr
  return { ...perLocale((locale) => names[written.indexOf(locale)] || common), fr, nl: dutch }
}

function readMunicipality(line: string, districts: readonly string[]): Area {
  const [district = '', ...names] = line.split('|')
  const [region = ''] = (districts[Number(district)] ?? '').split('|')
  const isFlemish = region === 'flanders'
  return { country: countryOf(region), isFlemish, names: readNames(names, isFlemish) }
}

/**
 * The names of a place, each once, in the form in which names are compared: no accents, no case, one space between words.
 */
const keysOf = (names: Localized): string[] => [...new Set(Object.values(names).map(panelKey))]

const isSame = (one: PlaceNames, other: PlaceNames): boolean =>
  locales.every((locale) => one[locale] === other[locale])

/** Reads the lines of gazetteer.json, whose form docs/places.md describes. */
export function readGazetteer({ districts, municipalities, places }: Lines): Gazetteer {
  const areas = municipalities.map((line) => readMunicipality(line, districts))
  const byPlace = new Map<string, PlaceNames>()
  const byMunicipality = new Map<string, PlaceNames>()
  const called = new Map<string, PlaceNames | null>()
  const call = (country: number, names: PlaceNames) => {
    for (const key of keysOf(names)) {
      const known = called.get(`${country}|${key}`)
      const isOther = known === null || (known !== undefined && !isSame(known, names))
      called.set(`${country}|${key}`, isOther ? null : names)
    }
  }
  for (const { country, names } of areas) call(country, names)
  for (const line of places) {
    const [zip = '', at = '', , , ...own] = line.split('|')
    const area = areas[Number(at)]
    if (!area) continue
    const names = own.length > 0 ? readNames(own, area.isFlemish) : area.names
    if (own.length > 0) call(area.country, names)
    for (const key of keysOf(names)) byPlace.set(`${area.country}|${zip}|${key}`, names)
    for (const key of keysOf(area.names)) byMunicipality.set(`${area.country}|${zip}|${key}`, area.names)
  }
  return { places: byPlace, municipalities: byMunicipality, called }
}

let kept: Promise<Gazetteer> | undefined

/** The gazetteer, read at its first use and kept: 0.2 MB of text for the server, never for a browser. */
export function getGazetteer(): Promise<Gazetteer> {
  kept ??= import('./gazetteer.json').then((file) => readGazetteer(file.default))
  return kept
}
