import { nameRank } from '@/domain/search/panel'
import { BELGIUM } from '@/domain/shared/country'
import { compareNames } from '@/domain/shared/by-name'
import type { Locale, Localized } from '@/domain/shared/locale'
import { countryOfPlace, nodeById, zipLocalities } from './place-index'
import { placeKey } from './place-keys'
import type { PlaceNode } from './place-tree'
import type { Town } from './town-names'

/** A town that an editor may choose: one of the site, or a place of the gazetteer that becomes one. */
export type TownChoice = {
  /** The town of the site; null if it has none yet. */
  id: number | null
  /** The id of the place; null for a town of the site. */
  place: string | null
  name: string
  zip: string
  /** The municipality of a village, and the province. */
  around: string
}

type KnownTown = Town & { id: number }

/** How many towns are offered at once. */
const mostOffered = 20

type TownQuery = { words: string; towns: readonly KnownTown[]; locale: Locale }

/**
 * The towns that words mean: those of the site first, then the localities of the gazetteer that are none yet. Each is found
 * by its postcode or the beginning of it, by the beginning of a name or of a word in it in any language, or by both.
 */
export function findTownChoices({ words, towns, locale }: TownQuery) {
  const asked = readWords(words)
  const known = new Set(towns.flatMap(keysOfTown))
  const own = towns.map((town) => rankOf(asked, matchedTown(town, locale)))
  const others = zipLocalities()
    .filter((node) => keysOfPlace(node).every((key) => !known.has(key)))
    .map((node) => rankOf(asked, matchedPlace(node, locale)))
  // Without words the towns of the site alone are offered.
  const isAsked = asked.zip !== '' || asked.key !== ''
  const found = [...own, ...(isAsked ? others : [])]
    .filter((match) => match !== null)
    .sort(compareMatches(locale))
  return { towns: found.slice(0, mostOffered).map(({ choice }) => choice), total: found.length }
}

/** What a new town of the site is called, for a place of the gazetteer that has a postcode; null for any other. */
export function townOfPlace(id: string): (Town & { zip: string; countryId: number; locale: Locale }) | null {
  const node = nodeById(id)
  const [zip, further] = node?.place.zips ?? []
  if (!node || node.place.kind !== 'locality' || zip === undefined || further !== undefined) return null
  const locale = node.within.includes('be-region-flanders') ? 'nl' : 'fr'
  return { zip, countryId: countryOfPlace(node.place), names: node.place.names, locale }
}

/** Whether a town of the site is the one of a place. */
export function isTownOfPlace(town: Town, place: string): boolean {
  const node = nodeById(place)
  const keys = node ? keysOfPlace(node) : []
  return keysOfTown(town).some((key) => keys.includes(key))
}

type Asked = { zip: string; key: string }
type Matched = { zip: string; keys: readonly string[]; choice: TownChoice; isMain: boolean }
type Match = { rank: number; choice: TownChoice }

function readWords(words: string): Asked {
  const parts = words.trim().split(/\s+/)
  const isZip = (part: string) => /^(?:[BL]-?)?\d{1,4}$/i.test(part)
  return {
    zip: parts.find(isZip)?.replace(/\D/g, '') ?? '',
    key: placeKey(parts.filter((part) => !isZip(part)).join(' ')),
  }
}

const plainZip = (zip: string | null): string => (zip ?? '').trim().replace(/^[BL]\s?-?\s?/i, '')

const namesOf = (names: Localized): string[] => [
  ...new Set(Object.values(names).map(placeKey).filter(Boolean)),
]

const keysOfTown = ({ names, zip, countryId }: Town): string[] =>
  namesOf(names).map((key) => `${countryId ?? BELGIUM}|${plainZip(zip)}|${key}`)

const keysOfPlace = ({ place, keys }: PlaceNode): string[] =>
  keys.map((key) => `${countryOfPlace(place)}|${place.zips[0]}|${key}`)

const matchedTown = (town: KnownTown, locale: Locale): Matched => ({
  zip: plainZip(town.zip),
  keys: namesOf(town.names),
  isMain: true,
  choice: {
    id: town.id,
    place: null,
    name: town.names[locale] ?? Object.values(town.names)[0] ?? '',
    zip: (town.zip ?? '').trim(),
    around: '',
  },
})

const matchedPlace = ({ place, keys, around, isTown }: PlaceNode, locale: Locale): Matched => ({
  zip: place.zips[0] ?? '',
  keys,
  isMain: isTown,
  choice: {
    id: null,
    place: place.id,
    name: place.names[locale],
    zip: place.zips[0] ?? '',
    around: around
      .filter(({ place: { kind } }) => kind === 'province' || (kind === 'municipality' && !isTown))
      .map((each) => each.place.names[locale])
      .reverse()
      .join(', '),
  },
})

function rankOf({ zip, key }: Asked, { zip: own, keys, isMain, choice }: Matched): Match | null {
  const ranks = keys.map((name) => nameRank(name, key))
  const named = key === '' ? 0 : ranks.includes(0) ? 0 : ranks.includes(1) ? 1 : null
  if (named === null || !own.startsWith(zip)) return null
  const isWhole = keys.includes(key) ? 0 : 4
  return { rank: isWhole + named * 2 + (isMain ? 0 : 1), choice }
}

/** The towns of the site first, then by how well they match, by name and by postcode. */
const compareMatches = (locale: Locale) => {
  const byName = compareNames(locale)
  const isNew = ({ choice }: Match) => Number(choice.id === null)
  return (one: Match, other: Match): number =>
    isNew(one) - isNew(other) ||
    one.rank - other.rank ||
    byName(one.choice.name, other.choice.name) ||
    byName(one.choice.zip, other.choice.zip)
}
