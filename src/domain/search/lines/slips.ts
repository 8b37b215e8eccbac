import { nodeById, type Place, type SuggestedName } from '@/domain/places/place-index'
import { townBySound } from '@/domain/places/by-ear'
import { editDistance } from '@/domain/places/edit-distance'
import { placeKey } from '@/domain/places/place-keys'
import { shortNameOfSlip, townsCalled } from '@/domain/places/short-names'
import { sameKind, type Lexeme } from './lexemes'
import type { FindPlaces, PlacedToken } from './line-tokens'
import { isWhole, mostSlips, rolesOf, wordBeginning, wordOfSlip } from './word-index'

/** How lines find the names that a mistyped one is meant for. */
export type SuggestNames = (name: string) => readonly SuggestedName[]

type SlipContext = { lexemes: readonly Lexeme[]; findPlaces: FindPlaces; suggestNames: SuggestNames }

// A line of slips alone is no line: the time for one is bounded.
const mostCorrections = 6

// 'Court Saint Etiene' is three words of which the last has the slip.
const longestName = 3

/** The tokens with words corrected that are nothing but for a slip of the keys; null if there are none. */
export function correctSlips(tokens: readonly PlacedToken[], context: SlipContext): PlacedToken[] | null {
  const cut = new Set(tokens.filter((token) => wordOfCut(token) !== null).map(({ start }) => start))
  const unknown = new Set(
    context.lexemes
      .filter(({ isKnown, key, start }) => !isKnown && (cut.has(start) || canBeSlip(key)))
      .map(({ start }) => start),
  )
  if (unknown.size === 0) return null
  let left = mostCorrections
  let corrected = [...tokens]
  for (const start of unknown) {
    if (left === 0) break
    left -= 1
    corrected = correctAt(corrected, { start, context })
  }
  return corrected
}

/** The word that "gemeub." is the beginning of. */
const wordOfCut = ({ key, isCut }: PlacedToken): string | null =>
  isCut === true && !isWhole(key) ? wordBeginning(key) : null

const canBeSlip = (key: string): boolean =>
  !isWhole(key) && (mostSlips(key) > 0 || wordOfSlip(key) !== null || isWithoutVowel(key) || canEndName(key))

// 'Neuv' ends 'Louvain-la-Neuv'.
const canEndName = (key: string): boolean => /^[a-z]{3,4}$/.test(key)

/** Two consonants after the first letter of four, as in "eupn". */
const isWithoutVowel = (key: string): boolean =>
  /^[a-z][a-z]?[^aeiouy]{2}[a-z]?$/.test(key) && key.length === fewestLetters

const withWord = (
  tokens: readonly PlacedToken[],
  { at, word }: { at: number; word: string },
): PlacedToken[] => tokens.map((token, index) => (index === at ? { ...token, key: word } : token))

function correctAt(
  tokens: readonly PlacedToken[],
  { start, context }: { start: number; context: SlipContext },
): PlacedToken[] {
  const at = tokens.findIndex((token) => token.start === start)
  const token = tokens[at]
  if (!token) return [...tokens]
  const cut = wordOfCut(token)
  return cut === null ? correctSlipAt(tokens, { at, context }) : withWord(tokens, { at, word: cut })
}

function correctSlipAt(
  tokens: readonly PlacedToken[],
  { at, context }: { at: number; context: SlipContext },
): PlacedToken[] {
  const word = wordOfSlip(tokens[at]?.key ?? '')
  const isSure = word?.distance === 1 && !onlyDescribes(word.word)
  const place = isSure ? null : placeOfSlip(tokens, { at, context })
  if (place && (!word || isNearer(place, word))) return withPlace(tokens, place)
  return word ? withWord(tokens, { at, word: word.word }) : [...tokens]
}

/** "leuve" is Leuven and not "leuke", "namure" no "nature". */
const onlyDescribes = (word: string): boolean => {
  const roles = rolesOf(word)
  return roles?.size === 1 && (roles.has('unstored') || roles.has('filler'))
}

/** "Namure" is Namur and no "nature", which nothing can be asked for. */
const isNearer = (place: PlaceOfSlip, word: { word: string; distance: number }): boolean =>
  place.distance < word.distance ||
  (place.distance === word.distance && onlyDescribes(word.word) && place.places[0]?.kind === 'municipality')

/** The tokens with those of a name made one. */
function withPlace(tokens: readonly PlacedToken[], { from, to, places }: PlaceOfSlip): PlacedToken[] {
  const span = tokens.slice(from, to)
  const named = span.slice(0, 1).map((first) => ({
    ...first,
    raw: span.map(({ raw }) => raw).join(' '),
    end: Math.max(...span.map(({ end }) => end)),
    places,
  }))
  return [...tokens.slice(0, from), ...named, ...tokens.slice(to)]
}

type PlaceOfSlip = { from: number; to: number; places: readonly Place[]; distance: number }

/** The longest name around a word that is a place but for a slip. */
function placeOfSlip(
  tokens: readonly PlacedToken[],
  { at, context }: { at: number; context: SlipContext },
): PlaceOfSlip | null {
  const isFree = (token: PlacedToken): boolean => token.number === null && /^\p{L}/u.test(token.key)
  const key = tokens[at]?.key ?? ''
  const isShort = mostSlips(key) === 0
  const spans = spansAround(at, {
    count: tokens.length,
    longest: isShort && !canEndName(key) ? 1 : longestName,
  })
  for (const { from, to } of spans) {
    const span = tokens.slice(from, to)
    if (isShort && !canBeMeant(span, { isLast: to === at + 1 })) continue
    const isName = span.every((token, index) => from + index === at || isFree(token))
    const found = isName ? suggestionOf(span, context) : null
    if (found) return { from, to, ...found }
  }
  return null
}

const lettersOfTown = 6

/** A short word is mistyped alone, as the last one of a long name, or as its "Sint". */
const canBeMeant = (span: readonly PlacedToken[], { isLast }: { isLast: boolean }): boolean =>
  span.length === 1
    ? (span[0]?.key ?? '').length === fewestLetters
    : (isLast || isSaint(span[0]?.key ?? '')) && span.map(({ key }) => key).join('').length >= lettersOfTown

const saints = ['sint', 'saint', 'sainte', 'sankt'] as const

/** "sinst", "siant" and "sain" begin the name of a town that is called after a saint. */
const isSaint = (key: string): boolean =>
  key.startsWith('s') &&
  key.length >= fewestLetters &&
  saints.some((saint) => editDistance(key, { other: saint, most: 1 }) === 1)

/** "sintniklaas" and "saintgilles" have no space. */
function gluedSaint([only, other]: readonly PlacedToken[]): string | null {
  const name = other ? null : /^(?:sint|sankt|sainte?)(\p{L}{4,})$/u.exec(only?.key ?? '')
  return name?.[1] === undefined ? null : placeKey(`sint ${name[1]}`)
}

/** The name that a span has, by `placeKey`, with a saint whose own word is mistyped. */
const nameOfSpan = (span: readonly PlacedToken[]): string =>
  gluedSaint(span) ??
  placeKey(span.map(({ key }, at) => (at === 0 && span.length > 1 && isSaint(key) ? 'sint' : key)).join(' '))

function suggestionOf(span: readonly PlacedToken[], context: SlipContext) {
  const key = nameOfSpan(span)
  const found = context.suggestNames(key).find((name) => canMean(name, { key, span, context }))
  if (!found || !isNear(found, key)) return shortNameLike(key, context) ?? townByEar(key, context)
  const places = sameKind(context.findPlaces(found.key))
  return places.length > 0 ? { places, distance: found.distance } : null
}

/** "wolluwe" is both Woluwes, which the gazetteer does not call so. */
function shortNameLike(key: string, { findPlaces }: SlipContext) {
  const name = shortNameOfSlip(key)
  if (name === null || rolesOf(name) !== null) return null
  const places = (townsCalled(name) ?? []).flatMap((town) => sameKind(findPlaces(town)))
  return places.length > 0 ? { places, distance: 1 } : null
}

/** "ottini" is Ottignies, as it sounds. */
function townByEar(key: string, { findPlaces }: SlipContext) {
  const name = townBySound(key)
  const places = name === null ? [] : sameKind(findPlaces(name))
  return places.length > 0 ? { places, distance: 1 } : null
}

type TypedSpan = { key: string; span: readonly PlacedToken[]; context: SlipContext }

const fewestLetters = 4

const lettersOfLongVillage = 11

/** "eupn", "nmur" and "namr": the vowel is left out between two consonants; other words of four letters are no slips of towns. */
const lacksVowelOf = (typed: string, name: string): boolean =>
  [1, 2, 3].some(
    (at) =>
      /^[^aeiouy][aeiou][^aeiouy]$/.test(name.slice(at - 1, at + 2)) &&
      name.slice(0, at) + name.slice(at + 1) === typed,
  )

/** "ucle" and "jete": one letter stands for two. */
const lacksDoubleOf = (typed: string, name: string): boolean =>
  name.length === typed.length + 1 && name.replace(/(.)\1/g, '$1') === typed

/** "gnet" and "gekn": two neighbours are swapped, which is one slip with the same letters. */
const swapsOf = (typed: string, name: string): boolean =>
  [...typed].sort().join('') === [...name].sort().join('')

const isShortSlipOf = (typed: string, name: string): boolean =>
  [lacksVowelOf, lacksDoubleOf, swapsOf].some((isSlip) => isSlip(typed, name))

/** Whether a name is a slip away at most, or two in a long word. */
function isNear({ key: name, place, distance }: SuggestedName, typed: string): boolean {
  if (typed.length === fewestLetters) return place.kind === 'municipality' && isShortSlipOf(typed, name)
  // Names of villages are like many words.
  if (place.kind === 'locality' && typed.length < lettersOfLongVillage) return distance <= 1
  return distance <= mostSlips(typed)
}

// Short names of villages are like too many words of every day.
const [fewestLettersOfVillage, lettersOfNamedVillage] = [7, 9]

/** "knoke": Knokke is the first name of Knokke-Heist. */
function isFirstOfTown({ key, place }: SuggestedName): boolean {
  const town = nodeById(nodeById(place.id)?.within.at(-1) ?? '')
  return town?.keys.some((name) => name.startsWith(`${key} `)) === true
}

/** Whether a mistyped name can mean a place: its first letter is right, and a word that means something else is part of it. */
function canMean(name: SuggestedName, { key, span, context: { lexemes } }: TypedSpan): boolean {
  const fewest = span.length > 1 ? lettersOfNamedVillage : fewestLettersOfVillage
  const isLargeEnough = name.place.kind !== 'locality' || key.length >= fewest || isFirstOfTown(name)
  if (key.charAt(0) !== name.key.charAt(0) || !isLargeEnough) return false
  const ends = span.length > 1 ? [span[0], span.at(-1)] : []
  const words = name.key.split(' ')
  const isFree = (token: PlacedToken | undefined) =>
    token !== undefined &&
    (words.includes(placeKey(token.key)) ||
      lexemes.every(
        (lexeme) => lexeme.start !== token.start || !lexeme.isKnown || lexeme.roles.has('filler'),
      ))
  return ends.every(isFree)
}

const spansAround = (
  at: number,
  { count, longest }: { count: number; longest: number },
): { from: number; to: number }[] =>
  [longestName, 2, 1]
    .filter((length) => length <= longest)
    .flatMap((length) =>
      Array.from({ length }, (_, before) => ({ from: at - before, to: at - before + length })).filter(
        ({ from, to }) => from >= 0 && to <= count,
      ),
    )
