import type { Place } from '@/domain/places/place-index'
import { stripAccents } from '@/domain/shared/text'
import type { LineToken } from './line-tokens'
import type { LineTypes } from './line-types'
import { propertyKinds, type WordRole } from './line-words'
import {
  centres,
  choices,
  goalsOfHalls,
  particles,
  placePrepositions,
  wellness,
} from './vocabulary/function-words'
import { rolesOf } from './word-index'

type SaidPlace = {
  at: number
  types: LineTypes
  findPlaces: (name: string) => readonly Place[]
  phrase: { length: number; roles: ReadonlySet<WordRole> } | null
  place: { length: number; places: readonly Place[] }
}

/**
 * Whether a word that says something of a home, such as "zolder" or "spa", is a place here: after "in" or "à", and if it is a
 * town after a distance, alone, in a list with another town, beside a type or a goal at an end of the line, or after a type or
 * rooms and before a price.
 * "Marché" is no town, while "marche" may be one.
 */
export function isPlaceSaid(line: readonly LineToken[], said: SaidPlace): boolean {
  const { at, phrase, place } = said
  if (phrase?.length !== place.length || !onlyDescribes(phrase.roles)) return false
  if (!hasNoOtherAccents(line[at], place.places)) return false
  if (isAfterPreposition(line, at) || isVillageOfTowns(line, said)) return true
  return place.places[0]?.kind === 'municipality' && isTownSaid(line, said)
}

const isTownSaid = (line: readonly LineToken[], said: SaidPlace): boolean =>
  [isAfterDistance, isAlone].some((is) => is(line, said.at)) ||
  isBesideType(line, said) ||
  isOfTowns(line, said)

/** "Nijlen, Berlaar of Kessel". */
const isVillageOfTowns = (line: readonly LineToken[], said: SaidPlace): boolean =>
  /^\p{Lu}/u.test(line[said.at]?.raw ?? '') && isOfTowns(line, said)

/** "Spa of Stavelot", "Malmedy ou Spa". */
const isOfTowns = (line: readonly LineToken[], { at, findPlaces }: SaidPlace): boolean =>
  ([-1, 1] as const).some(
    (step) =>
      choices.has(keyAt(line, at + step)) &&
      findPlaces(keyAt(line, at + 2 * step)).some(({ kind }) => kind === 'municipality'),
  )

/** "Haus mit Garage, Spa", "louer à l'année Spa"; "villa with sauna, spa" and "with Spa" have one. */
const isAlone = (line: readonly LineToken[], at: number): boolean =>
  line[at + 1] === undefined &&
  !isAnyOf(keyAt(line, at - 1), ['with', 'not']) &&
  !isAmong(line.slice(Math.max(0, at - 2), at), wellness) &&
  !(keyAt(line, at - 1) !== ',' && isAnyOf(keyAt(line, at - 1), ['or', 'one'])) &&
  /^\p{Lu}/u.test(line[at]?.raw ?? '')

const isAmong = (tokens: readonly LineToken[], words: ReadonlySet<string>): boolean =>
  tokens.some(({ key }) => words.has(key))

const adjectivesOfHalls = /^(?:grosse|kleine|alte|neue|beheizte|isolierte|[a-z]+liche)$/

type SaidHall = Pick<SaidPlace, 'at' | 'types'>

/** "Halle mieten" and "große Halle 500 qm zu vermieten"; "Wohnung Halle mieten" and "mieten in Halle" are in the town. */
export function isHallSaid(line: readonly LineToken[], { at, types }: SaidHall): boolean {
  if (keyAt(line, at) !== 'halle') return false
  if (!adjectivesOfHalls.test(keyAt(line, at - 1)) && !line.some(({ key }) => goalsOfHalls.has(key)))
    return false
  const isOfPlace =
    placePrepositions.has(keyAt(line, at - 1)) || isAfterDistance(line, at) || isZip(line[at - 1])
  // "Halle mit Büro" is still one.
  const isOtherType = (token: LineToken, index: number) =>
    saysType(token, types) && (index < at || !isWorkplace(token))
  return !isOfPlace && !line.some(isOtherType)
}

const isWorkplace = ({ key }: LineToken): boolean => isAnyOf(key, ['industry', 'offices', 'parking', 'land'])

const isZip = (token: LineToken | undefined): boolean => /^\d{4}$/.test(token?.raw ?? '')

/** Before "centre", alone, at an end of the line beside a type, a goal, a surface or a price, or between a home and its price. */
function isBesideType(line: readonly LineToken[], { at, types, place }: SaidPlace): boolean {
  const [before, after] = [line[at - 1], line[at + place.length]]
  if (after && centres.has(after.key)) return true
  if (!before) return !after || saysTypeOrGoal(after, types)
  if (!after) return saysTypeOrGoal(before, types) || isEndOfAsked(line, at - 1)
  return isBeforeAmount(line, { at, after }) && (saysTypeOrGoal(before, types) || isOfRooms(before))
}

/** "villa Spa 350.000", "duplex Marche 2 ch". */
const isBeforeAmount = (
  line: readonly LineToken[],
  { at, after }: { at: number; after: LineToken },
): boolean => isBeforePrice(after) || (after.number !== null && /^\p{Lu}/u.test(line[at]?.raw ?? ''))

/** Whether a name has the accents that are typed, if any are. */
function hasNoOtherAccents(token: LineToken | undefined, places: readonly Place[]): boolean {
  const typed = (token?.raw ?? '').toLowerCase()
  const isPlain = typed === stripAccents(typed)
  return (
    isPlain || places.some(({ names }) => Object.values(names).some((name) => name.toLowerCase() === typed))
  )
}

const mostYears = 150

/** "moins de 10 ans" is no town; "4430 Ans" is one. */
export const isOfYears = (line: readonly LineToken[], at: number): boolean =>
  keyAt(line, at) === 'ans' && (line[at - 1]?.number ?? Infinity) <= mostYears

const keyAt = (line: readonly LineToken[], at: number): string => line[at]?.key ?? ''

const isBeforeArticle = (key: string): boolean =>
  key === 'in' || (['with', 'or'] as const).some((role) => rolesOf(key)?.has(role))

/** "à Spa", "in Zolder"; "with a spa" has an article. */
function isAfterPreposition(line: readonly LineToken[], at: number): boolean {
  return placePrepositions.has(keyAt(line, at - 1)) && !isBeforeArticle(keyAt(line, at - 2))
}

/** "à 8 km de Spa", "près de Spa". */
function isAfterDistance(line: readonly LineToken[], at: number): boolean {
  const before = keyAt(line, at - 1)
  const beside = particles.has(before) ? keyAt(line, at - 2) : before
  return beside !== 'a' && distances.some((role) => rolesOf(beside)?.has(role))
}

const distances: readonly WordRole[] = ['kilometres', 'radius', 'near']

const onlyDescribes = (roles: ReadonlySet<WordRole>): boolean => roles.size === 1 && roles.has('unstored')

const leastPrice = 100

const isBeforePrice = ({ key, number }: LineToken): boolean =>
  number === null ? isAnyOf(key, bounds) : number >= leastPrice

const bounds: readonly WordRole[] = ['min', 'max', 'price', 'between', 'currency']

const isEndOfAsked = (line: readonly LineToken[], at: number): boolean =>
  isLabel(line, at) || line.slice(at, at + 1).some((token) => isEndOfAmount(token) || isOfRooms(token))

/** "150 m² Spa", "max 300 000 Spa". */
const isEndOfAmount = ({ key, number }: LineToken): boolean =>
  number === null ? isAnyOf(key, units) : number >= leastPrice

/** "PEB A+ Spa". */
const isLabel = (line: readonly LineToken[], at: number): boolean =>
  /^[a-i]\+{0,2}$/.test(keyAt(line, at)) && isAnyOf(keyAt(line, at - 1), ['energy'])

const units: readonly WordRole[] = ['squareMetres', 'squareFeet', 'ares', 'currency', 'thousand', 'month']

/** "3 chambres Spa", "3 chambres et plus Spa". */
const isOfRooms = ({ key }: LineToken): boolean => isAnyOf(key, ['bedrooms', 'more'])

const goals: readonly WordRole[] = ['sale', 'rent']

const isAnyOf = (key: string, roles: readonly WordRole[]): boolean =>
  roles.some((role) => rolesOf(key)?.has(role))

const saysType = ({ key }: LineToken, types: LineTypes): boolean =>
  types.named.has(key) || isAnyOf(key, propertyKinds)

const saysTypeOrGoal = (token: LineToken, types: LineTypes): boolean =>
  saysType(token, types) || isAnyOf(token.key, goals)
