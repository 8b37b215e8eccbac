import type { FindPlaces, PlacedToken } from '@/domain/search/lines/line-tokens'
import { lineFlags, propertyKinds, roomUnits, type WordRole } from '@/domain/search/lines/line-words'
import { isWhole, rewriteOf, rolesOf } from '@/domain/search/lines/word-index'

const [fewestLetters, mostLetters] = [8, 40]
const fewestOfPart = 4
const mostParts = 4

/** Short words that people glue to their neighbours. */
const particles: ReadonlySet<string> = new Set('a te to for de zu met mit ohne sans near from'.split(' '))

const asking: readonly WordRole[] = [
  ...propertyKinds,
  ...lineFlags,
  ...roomUnits,
  'sale',
  'rent',
  'detached',
  'semiDetached',
]

/** Stand before what they are glued to; "buitenstaanplaats" and "tuinkant" are words. */
const joiners: ReadonlySet<string> = new Set(
  'avec met mit with sans zonder ohne without geen kein keine pres proche near nabij'.split(' '),
)

/** A word of two names that is no slip, "winkelcentrum", has none of these. */
const binding: readonly WordRole[] = [
  'sale',
  'rent',
  'furnished',
  'unfurnished',
  'newBuild',
  'detached',
  'semiDetached',
]

type Part = { key: string; roles: ReadonlySet<WordRole> | 'town' }

const hasSome = ({ roles }: Part, among: readonly WordRole[]): boolean =>
  roles !== 'town' && among.some((role) => roles.has(role))

function partOf(key: string): Part | null {
  const roles = key.length >= fewestOfPart || particles.has(key) ? rolesOf(key) : null
  return roles && { key, roles }
}

/** A town after another word, which no slip must have. */
function townOf(key: string, findPlaces: FindPlaces): Part | null {
  const isTown = key.length >= fewestOfPart && findPlaces(key).some(({ kind }) => kind === 'municipality')
  return isTown ? { key, roles: 'town' } : null
}

/** The parts that a rest of a word has, longest first; null if it has others. */
function partsOf(
  rest: string,
  { most, findPlaces }: { most: number; findPlaces: FindPlaces },
): Part[] | null {
  if (rest === '') return []
  if (most === 0) return null
  for (let length = rest.length; length > 0; length -= 1) {
    const part = partOf(rest.slice(0, length))
    const others = part && partsOf(rest.slice(length), { most: most - 1, findPlaces })
    if (part && others) return [part, ...others]
  }
  const town = most < mostParts ? townOf(rest, findPlaces) : null
  return town && [town]
}

/** Whether the parts ask for something together that one of them alone does not: "withgarden", "maisonnamur". */
function areGlued(parts: readonly Part[]): boolean {
  const asked = parts.filter((part) => part.roles === 'town' || hasSome(part, asking))
  const joins = parts.filter(({ key }, at) => joiners.has(key) && at < parts.length - 1)
  const isBound = joins.length > 0 || parts.some((part) => part.roles === 'town' || hasSome(part, binding))
  return asked.length > 0 && asked.length + joins.length > 1 && isBound
}

/** Whether a word is none that anybody knows, and neither too short nor too long for some of them. */
const canBeGlued = ({ key, number, places }: PlacedToken): boolean =>
  number === null &&
  places === undefined &&
  key.length >= fewestLetters &&
  key.length <= mostLetters &&
  rolesOf(key) === null &&
  rewriteOf(key) === null &&
  !isWhole(key)

/** "huistekoop", "avecjardin": the words that one without spaces is made of; null for any other word. */
export function gluedParts(token: PlacedToken, findPlaces: FindPlaces): PlacedToken[] | null {
  const { key, start, end, raw } = token
  if (!canBeGlued(token)) return null
  const parts = partsOf(key, { most: mostParts, findPlaces })
  if (!parts || !areGlued(parts) || findPlaces(key).length > 0) return null
  // With its accents a word may have another length than its key.
  const isSameLength = raw.length === key.length
  let at = 0
  return parts.map((part) => {
    const [from, to] = [at, at + part.key.length]
    at = to
    return isSameLength
      ? { key: part.key, number: null, raw: raw.slice(from, to), start: start + from, end: start + to }
      : { key: part.key, number: null, raw, start, end }
  })
}
