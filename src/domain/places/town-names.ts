import { regionOf } from '@/domain/energy/region'
import { panelKey } from '@/domain/search/panel'
import { BELGIUM } from '@/domain/shared/country'
import { locales, type Locale, type Localized } from '@/domain/shared/locale'
import { toSearchName } from '@/domain/shared/text'
import type { Gazetteer, PlaceNames } from './gazetteer'

/** A town as the agency entered it: its names in the languages in which it has one. */
export type Town = { zip: string | null; countryId: number | null; names: Localized }

/**
 * The gazetteer's names of a town with one of these names in any language: the place of its postcode, else the municipality
 * of its postcode, else the only place of its country with that name. Null if there is none.
 */
export function findPlaceNames(gazetteer: Gazetteer, { zip, countryId, names }: Town): PlaceNames | null {
  const country = countryId ?? BELGIUM
  const keys = Object.values(names).map(panelKey).filter(Boolean)
  const among = (known: ReadonlyMap<string, PlaceNames | null>, prefix: string) =>
    keys.map((key) => known.get(`${prefix}|${key}`)).find(Boolean)
  // 'L-1611' and 'B-1300' are how letters are addressed.
  const place = `${country}|${(zip ?? '').trim().replace(/^[BL]\s?-\s?/i, '')}`
  return (
    among(gazetteer.places, place) ??
    among(gazetteer.municipalities, place) ??
    among(gazetteer.called, String(country)) ??
    null
  )
}

/** The gazetteer's name in a language, in the agency's spelling if it gave the same name in another language (Éghezée). */
function knownName(known: PlaceNames, { names, locale }: { names: Localized; locale: Locale }): string {
  const isSpelledSo = (other: Locale) =>
    known[other] === known[locale] && panelKey(names[other] ?? '') === panelKey(known[other])
  const speller = locales.find(isSpelledSo)
  return (speller && names[speller]) ?? known[locale]
}

/** The name of a town that has none in the visitor's language: Dutch first in Flanders, elsewhere French. */
function nameElsewhere({ zip, countryId, names }: Town): string | undefined {
  const isFlemish = regionOf({ countryId: countryId ?? BELGIUM, zip }) === 'flanders'
  const order: Locale[] = isFlemish ? ['nl', 'fr'] : ['fr', 'nl']
  return [...order, ...locales].map((locale) => names[locale]).find(Boolean)
}

/** The name of a town in every language: the agency's, else the gazetteer's, else the name in another language. */
export function townNames(gazetteer: Gazetteer, town: Town): Localized {
  const known = findPlaceNames(gazetteer, town)
  const { names } = town
  const shown: Localized = {}
  for (const locale of locales) {
    const name = names[locale] || (known ? knownName(known, { names, locale }) : nameElsewhere(town))
    if (name) shown[locale] = name
  }
  return shown
}

/** All names by which a town is found, in the form in which names are compared: the shown ones and the gazetteer's. */
export function townSearchNames(gazetteer: Gazetteer, town: Town): string[] {
  const known = findPlaceNames(gazetteer, town)
  const names = [...Object.values(townNames(gazetteer, town)), ...Object.values(known ?? {})]
  return [...new Set(names.map(toSearchName))].filter(Boolean)
}

/** The name in a language of a town that is named once for all languages; its own name if it is not known. */
export function townNameIn(
  gazetteer: Gazetteer,
  { name, locale, ...town }: Omit<Town, 'names'> & { name: string; locale: Locale },
): string {
  const known = findPlaceNames(gazetteer, { ...town, names: { [locale]: name } })
  if (!known) return name
  const named = locales.find((each) => known[each] === name)
  const alike = locales.find((each) => panelKey(known[each]) === panelKey(name)) ?? locale
  return knownName(known, { names: { [named ?? alike]: name }, locale })
}
