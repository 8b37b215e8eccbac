import { textTokens } from './criteria'
import type { NamedCity } from './towns/named-city'
import { askedIds, cityRank, nameRank, panelKey } from './panel'

/**
 * The names that a text can contain: the types in the visitor's language and the cities in any; keys are `panelKey` of the
 * names.
 */
export type SearchNames = {
  types: readonly { webId: number; key: string }[]
  cities: readonly (NamedCity & { keys: readonly string[] })[]
}

/** The criteria in a typed text. */
export type TextReading = {
  /**
   * What the whole text names: the property has one of these types or cities, or is one of these. Null if it names nothing.
   */
  named: { types: number[]; cities: NamedCity[]; ids: number[] } | null
  /** WebIDs that single words name; the property has one of them. Empty asks for nothing, also below. */
  types: number[]
  cities: NamedCity[]
  /** The other words; the texts of the property contain all of them. */
  words: string[]
}

const noReading: TextReading = { named: null, types: [], cities: [], words: [] }

/** A text that names nothing: the texts of a property have to contain each of its words. */
export const readWords = (text: string): TextReading => ({ ...noReading, words: textTokens(text) })

/**
 * The meaning of a typed text, the one rule for panel, counts, buttons and lists. A text that as a whole names types,
 * cities or properties (product.md 7) finds all of these. Otherwise every word has to match: a type by its whole name, a
 * city by its whole name or zip, any other word by the texts of the property. With two types or two cities, either matches.
 * `knownIds` are the `askedIds` that properties have; one unknown ID makes all of them words.
 */
export function readText({
  text,
  names,
  knownIds,
}: {
  text: string
  names: SearchNames
  knownIds: readonly number[]
}): TextReading {
  const named = readWhole({ text, names, knownIds })
  return named ? { ...noReading, named } : readParts(text, names)
}

function readWhole({ text, names, knownIds }: Parameters<typeof readText>[0]): TextReading['named'] {
  const key = panelKey(text)
  const asked = askedIds(text)
  const named = {
    types: names.types.filter((type) => nameRank(type.key, key) !== null).map(({ webId }) => webId),
    cities: names.cities.filter((city) => cityRank(city, key) !== null).map(toNamedCity),
    ids: asked.every((id) => knownIds.includes(id)) ? asked : [],
  }
  return Object.values(named).some((found) => found.length > 0) ? named : null
}

const toNamedCity = ({ name, zip }: NamedCity): NamedCity => ({ name, zip })

type NamedPart = { types: number[] } | { cities: NamedCity[] } | { zips: NamedCity[] }

function readParts(text: string, names: SearchNames): TextReading {
  const tokens = textTokens(text)
  const parts: NamedPart[] = []
  const words: string[] = []
  for (let start = 0; start < tokens.length;) {
    const part = longestName({ tokens: tokens.slice(start), names })
    if (part) parts.push(part.named)
    else words.push(...tokens.slice(start, start + 1))
    start += part?.length ?? 1
  }
  const types = parts.flatMap((part) => ('types' in part ? part.types : []))
  const cities = parts.flatMap((part) => ('cities' in part ? part.cities : []))
  const zips = parts.flatMap((part) => ('zips' in part ? part.zips : []))
  return { named: null, types: [...new Set(types)], cities: citiesOf({ cities, zips }), words }
}

/** A name followed by its zip means that city; a name and another zip mean either. */
function citiesOf({ cities, zips }: { cities: NamedCity[]; zips: NamedCity[] }): NamedCity[] {
  const both = cities.filter(({ name, zip }) => zips.some((city) => city.name === name && city.zip === zip))
  return both.length > 0 ? both : [...cities, ...zips]
}

/** The longest beginning of the tokens that is a whole name or a zip. */
function longestName({ tokens, names }: { tokens: readonly string[]; names: SearchNames }) {
  for (let length = tokens.length; length > 0; length -= 1) {
    const named = partNamed(panelKey(tokens.slice(0, length).join(' ')), names)
    if (named) return { named, length }
  }
  return null
}

function partNamed(key: string, { types, cities }: SearchNames): NamedPart | null {
  if (key === '') return null
  const webIds = types.filter((type) => type.key === key).map(({ webId }) => webId)
  if (webIds.length > 0) return { types: webIds }
  const called = cities.filter(({ keys }) => keys.includes(key)).map(toNamedCity)
  if (called.length > 0) return { cities: called }
  const zips = cities.filter(({ zip }) => panelKey(zip) === key).map(toNamedCity)
  return zips.length > 0 ? { zips } : null
}

/** A number matches as a whole word: the beginning of a reference or of a count means nothing. */
export const isNumber = (word: string): boolean => /^\d+$/.test(word)
