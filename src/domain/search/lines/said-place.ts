import type { Place } from '@/domain/places/place-index'
import type { LineToken } from './line-tokens'
import type { LineTypes } from './line-types'
import { propertyKinds, type WordRole } from './line-words'
import { particles, placePrepositions } from './vocabulary/function-words'
import { rolesOf } from './word-index'

type SaidPlace = {
  at: number
  types: LineTypes
  phrase: { length: number; roles: ReadonlySet<WordRole> } | null
  place: { length: number; places: readonly Place[] }
}

/**
 * Whether a word that says something of a home, such as "zolder" or "spa", is a place here: after "in" or "à", and if it is a
 * town after a distance, or as the first or last word of the line beside a type or a goal.
 */
export function isPlaceSaid(line: readonly LineToken[], { at, types, phrase, place }: SaidPlace): boolean {
  if (phrase?.length !== place.length || !onlyDescribes(phrase.roles)) return false
  if (isAfterPreposition(line, at)) return true
  const isTown = place.places[0]?.kind === 'municipality'
  if (isTown && isAfterDistance(line, at)) return true
  const beside = besideAtEnd(line, { at, next: at + place.length })
  return isTown && beside !== undefined && saysTypeOrGoal(beside, types)
}

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

/** The word beside the first or the last one of a line. */
function besideAtEnd(
  line: readonly LineToken[],
  { at, next }: { at: number; next: number },
): LineToken | undefined {
  if (at === 0) return line[next]
  return next === line.length ? line[at - 1] : undefined
}

const roles: readonly WordRole[] = [...propertyKinds, 'sale', 'rent']

const saysTypeOrGoal = ({ key }: LineToken, types: LineTypes): boolean =>
  types.named.has(key) || roles.some((role) => rolesOf(key)?.has(role))
