import type { Place } from '@/domain/places/place-index'
import { townsCalled } from '@/domain/places/short-names'
import { isNamePart, type FindPlaces, type PlacedToken } from './line-tokens'
import type { LineTypes } from './line-types'
import type { WordRole } from './line-words'
import { gluedParts } from './rules/glued-words'
import { isHallSaid, isOfYears, isPlaceSaid } from './said-place'
import { headOf } from './vocabulary/compounds'
import { longestPhrase, rewriteOf, rolesOf } from './word-index'

/** A phrase, a number or a place of a line, with everything that it can be. */
export type Lexeme = {
  key: string
  raw: string
  start: number
  end: number
  number: number | null
  roles: ReadonlySet<WordRole>
  /** The places of this name or postcode. */
  places: readonly Place[]
  isKnown: boolean
}

export type LexContext = { types: LineTypes; findPlaces: FindPlaces }

const noRoles: ReadonlySet<WordRole> = new Set()

// 'Watermael-Boitsfort' has two words, 'Saint-Jean-in-Eremo' four, and a kind of place may stand before a name.
const longestPlace = 6

/** The tokens with abbreviations written out: "LLN", "double garage", "Mietwohnung"; names of places stay whole. */
export function writeOut(tokens: readonly PlacedToken[], context: LexContext): PlacedToken[] {
  const written: PlacedToken[] = []
  for (let at = 0; at < tokens.length;) {
    const { length, tokens: found } = writtenAt(tokens, { at, context })
    written.push(...found)
    at += length
  }
  return written
}

const woods: ReadonlySet<string> = new Set(['bos', 'bois', 'wald'])

/** "huis aan het bos te koop" is no wood, "2 ha bos" and "stuk bos" are; "10 km bis Eupen" is a distance. */
function isNoPhrase(tokens: readonly PlacedToken[], at: number): boolean {
  const [key, before] = [tokens[at]?.key ?? '', tokens[at - 1]]
  const isOfWood = before === undefined || piecesOfLand.has(before.key)
  return (woods.has(key) && !isOfWood) || (key === 'km' && typeof before?.number === 'number')
}

const piecesOfLand: ReadonlySet<string> = new Set(
  'ha are ar hectare hectares hektar m2 stuk stukje lap perceel stuck stuckchen parzelle morceau'.split(' '),
)

type Written = { length: number; tokens: readonly PlacedToken[]; isSame?: boolean }

function writtenAt(
  tokens: readonly PlacedToken[],
  { at, context }: { at: number; context: LexContext },
): Written {
  const rest = tokens.slice(at, at + longestPlace)
  const name = nameOf(rest, context)
  if (name) return { length: name.length, tokens: name }
  // "no garden flat" denies the garden alone.
  const isDenied = rolesOf(tokens[at - 1]?.key ?? '')?.has('not') === true
  const written = longestRewrite(rest.slice(0, isDenied || isNoPhrase(tokens, at) ? 1 : longestPhrase))
  const glued = rest[0] && written.isSame ? gluedParts(rest[0], context.findPlaces) : null
  return glued ? { length: 1, tokens: glued } : written
}

const isRewritten = ({ key }: PlacedToken): boolean => rewriteOf(key) !== null

/** "Saint-Josse-ten-Noode" has a number in English, "Deux-Acren" one in French. */
function nameOf(rest: readonly PlacedToken[], context: LexContext): readonly PlacedToken[] | null {
  const [first, second] = rest
  if (first?.number !== null || second?.number !== null || !rest.some(isRewritten)) return null
  const name = longestPlaceOf(rest, { at: 0, context })
  return name && name.length > 1 ? rest.slice(0, name.length) : null
}

function longestRewrite(tokens: readonly PlacedToken[]): Written {
  for (let length = tokens.length; length > 0; length -= 1) {
    const written = rewriteOf(keyOf(tokens.slice(0, length)))
    if (!written) continue
    const span = spanOf(tokens.slice(0, length))
    return {
      length,
      tokens: written.map((key) => ({ ...span, key, number: /^\d+$/.test(key) ? Number(key) : null })),
    }
  }
  return { length: 1, tokens: tokens.slice(0, 1), isSame: true }
}

const keyOf = (tokens: readonly PlacedToken[]): string =>
  tokens.map(({ key, raw, number }) => (number === null ? key : raw)).join(' ')

function spanOf(tokens: readonly PlacedToken[]): Pick<Lexeme, 'raw' | 'start' | 'end'> {
  const start = tokens[0]?.start ?? 0
  const end = tokens.at(-1)?.end ?? 0
  return { raw: tokens.map(({ raw }) => raw).join(' '), start, end }
}

/** The phrases, numbers and places of a line: at each word the longest, a phrase before a place of the same length. */
export function readLexemes(tokens: readonly PlacedToken[], context: LexContext): Lexeme[] {
  const lexemes: Lexeme[] = []
  for (let at = 0; at < tokens.length;) {
    const { lexeme, length } = longestLexeme(tokens, { at, context })
    lexemes.push(lexeme)
    at += length
  }
  return lexemes
}

type TokenPlace = { at: number; context: LexContext }

function longestLexeme(
  line: readonly PlacedToken[],
  { at, context }: TokenPlace,
): { lexeme: Lexeme; length: number } {
  const tokens = line.slice(at, at + longestPlace)
  const phrase = phraseAt(line, { at, context })
  const place = longestPlaceOf(line, { at, context })
  const isPlace =
    place !== null &&
    (place.isCorrected ||
      place.length > (phrase?.length ?? 0) ||
      isPlaceSaid(line, { at, ...context, phrase, place }))
  const known = isPlace ? { ...place, roles: noRoles } : phrase && { ...phrase, places: [] }
  const found = known ?? wordOfTwo(tokens)
  return lexemeOf(tokens, found ? { ...found, isKnown: true } : unknown)
}

const hall = { length: 1, roles: new Set<WordRole>(['industry']) }

const phraseAt = (line: readonly PlacedToken[], { at, context }: TokenPlace) =>
  isHallSaid(line, { at, types: context.types })
    ? hall
    : longestKnown(line.slice(at, at + longestPlace), context)

/** "Boswoning": a word that no vocabulary has, made of two. */
function compoundAt([token]: readonly PlacedToken[]): Omit<FoundLexeme, 'isKnown'> | null {
  const head = token?.number === null ? headOf(token.key) : null
  const roles = head === null ? null : rolesOf(head)
  return roles && { length: 1, roles, places: [] }
}

const wordOfTwo = (tokens: readonly PlacedToken[]) => pairAt(tokens) ?? compoundAt(tokens)

/** "Opbrengst eigendom": a word that is written as two, of which the first says nothing. */
function pairAt([one, other]: readonly PlacedToken[]): Omit<FoundLexeme, 'isKnown'> | null {
  const isWord = one?.number === null && other?.number === null && one.key.length >= fewestOfPair
  const roles = isWord ? rolesOf(one.key + other.key) : null
  return roles && { length: 2, roles, places: [] }
}

const fewestOfPair = 3

type FoundLexeme = Pick<Lexeme, 'roles' | 'places' | 'isKnown'> & { length: number }

const unknown: FoundLexeme = { length: 1, roles: noRoles, places: [], isKnown: false }

function lexemeOf(
  tokens: readonly PlacedToken[],
  { length, roles, places, isKnown }: FoundLexeme,
): { lexeme: Lexeme; length: number } {
  const taken = tokens.slice(0, length)
  const number = taken.length === 1 ? (taken[0]?.number ?? null) : null
  const known = isKnown || number !== null
  return { lexeme: { ...spanOf(taken), key: keyOf(taken), number, roles, places, isKnown: known }, length }
}

function longestKnown(tokens: readonly PlacedToken[], { types, findPlaces }: LexContext) {
  for (let length = Math.min(tokens.length, longestPhrase); length > 0; length -= 1) {
    const key = keyOf(tokens.slice(0, length))
    const roles = rolesOf(key) ?? rolesWithoutUmlauts(key, findPlaces)
    if (roles || types.named.has(key)) return { length, roles: roles ?? noRoles }
  }
  return null
}

/** 'Buero' is 'Büro'; "Hoei" is a town and no "hoi". */
function rolesWithoutUmlauts(key: string, findPlaces: FindPlaces): ReadonlySet<WordRole> | null {
  const plain = withoutUmlauts(key)
  const roles = plain === key ? null : rolesOf(plain)
  return roles && findPlaces(key).length === 0 ? roles : null
}

/** German without its letters: 'Buero', 'Luettich'. */
const withoutUmlauts = (key: string): string => key.replace(/([aou])e/g, '$1')

const zip = /^\d{4}$/

const canBePlace = (token: PlacedToken, at: number): boolean =>
  isNamePart(token) && (token.number === null || (at === 0 && zip.test(token.raw)))

/** The words from a position on that a name can have. */
function namePartsAt(line: readonly PlacedToken[], at: number): readonly PlacedToken[] {
  const tokens = isOfYears(line, at) ? [] : line.slice(at, at + longestPlace)
  const end = tokens.findIndex((token, part) => !canBePlace(token, part))
  return end < 0 ? tokens : tokens.slice(0, end)
}

function longestPlaceOf(line: readonly PlacedToken[], { at, context: { findPlaces } }: TokenPlace) {
  const corrected = line[at]?.places
  if (corrected) return { length: 1, places: corrected, isCorrected: true }
  const names = namePartsAt(line, at)
  for (let length = names.length; length > 0; length -= 1) {
    const key = keyOf(names.slice(0, length))
    if (key.length < 2 || (length > 1 && isTownOfZip(names.slice(0, length), findPlaces))) continue
    const places = placesOfName(key, findPlaces)
    const found = places.length > 0 ? places : namesakes(findPlaces(withoutUmlauts(key)))
    if (found.length > 0) return { length, places: found, isCorrected: false }
  }
  return null
}

function placesOfName(key: string, findPlaces: FindPlaces): readonly Place[] {
  const names = townsCalled(key) ?? [key]
  return names.flatMap((name) => namesakes(findPlaces(name)))
}

/** "1300 Wavre" is the town, whose name and postcode are read one after the other. */
const isTownOfZip = (tokens: readonly PlacedToken[], findPlaces: FindPlaces): boolean => {
  const [zipToken, ...name] = tokens
  if (!zipToken || zipToken.number === null) return false
  return sameKind(findPlaces(keyOf(name))).some(
    ({ kind, zips }) => kind === 'municipality' && zips[0] === zipToken.raw,
  )
}

/** As `sameKind`, with the villages of the name in both countries: Berchem. */
export function namesakes(places: readonly Place[]): readonly Place[] {
  const isOfZip = places.every(({ zips }) => zips[0] === places[0]?.zips[0])
  return places[0]?.kind === 'locality' && !isOfZip
    ? places.filter(({ kind }) => kind === 'locality')
    : sameKind(places)
}

/** The places of a name of the kind that comes first: the town of Namur, not its province; a postcode has several. */
export function sameKind(places: readonly Place[]): readonly Place[] {
  const [first] = places
  const country = first?.id.slice(0, 2) ?? ''
  return places.filter(({ kind, id }) => kind === first?.kind && id.startsWith(country))
}
