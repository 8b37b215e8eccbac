import { editDistance } from '@/domain/places/edit-distance'
import type { Place } from '@/domain/places/place-index'
import { placeKey } from '@/domain/places/place-keys'
import { sameKind, type Lexeme, type PlacedToken } from './lexemes'
import { isPartOfPhrase, mostSlips, wordOfSlip } from './word-index'

/** How lines find places by a mistyped name. */
export type SuggestPlaces = (name: string) => readonly Place[]

type SlipContext = { lexemes: readonly Lexeme[]; suggestPlaces: SuggestPlaces }

// A line of slips alone is no line: the time for one is bounded.
const mostCorrections = 6

// 'Court Saint Etiene' is three words of which the last has the slip.
const longestName = 3

/** The tokens with words corrected that are nothing but for a slip of the keys; null if there are none. */
export function correctSlips(tokens: readonly PlacedToken[], context: SlipContext): PlacedToken[] | null {
  const unknown = new Set(
    context.lexemes.filter(({ isKnown, key }) => !isKnown && canBeSlip(key)).map(({ start }) => start),
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

const canBeSlip = (key: string): boolean => mostSlips(key) > 0 && !isPartOfPhrase(key)

function correctAt(
  tokens: readonly PlacedToken[],
  { start, context }: { start: number; context: SlipContext },
): PlacedToken[] {
  const at = tokens.findIndex((token) => token.start === start)
  const word = wordOfSlip(tokens[at]?.key ?? '')
  const place = word?.distance === 1 || at < 0 ? null : placeOfSlip(tokens, { at, context })
  if (place && (!word || place.distance < word.distance)) return withPlace(tokens, place)
  return tokens.map((token, index) => (word && index === at ? { ...token, key: word.word } : token))
}

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
  for (const { from, to } of spansAround(at, tokens.length)) {
    const span = tokens.slice(from, to)
    const isName = span.every((token, index) => from + index === at || isFree(token))
    const found = isName ? suggestionOf(span, context) : null
    if (found) return { from, to, ...found }
  }
  return null
}

function suggestionOf(span: readonly PlacedToken[], { lexemes, suggestPlaces }: SlipContext) {
  // A word that means something by itself begins no name, and ends none.
  const ends = span.length > 1 ? [span[0], span.at(-1)] : []
  const isFree = (token: PlacedToken | undefined) =>
    lexemes.every((lexeme) => lexeme.start !== token?.start || !lexeme.isKnown || lexeme.roles.has('filler'))
  if (!ends.every(isFree)) return null
  const key = placeKey(span.map((token) => token.key).join(' '))
  const places = sameKind(suggestPlaces(key)).slice(0, 1)
  const most = mostSlips(key)
  const [place] = places
  if (!place || most === 0) return null
  const distance = Math.min(
    ...Object.values(place.names).map((name) => editDistance(key, { other: placeKey(name), most })),
  )
  return distance > most ? null : { places, distance }
}

const spansAround = (at: number, count: number): { from: number; to: number }[] =>
  [longestName, 2, 1].flatMap((length) =>
    Array.from({ length }, (_, before) => ({ from: at - before, to: at - before + length })).filter(
      ({ from, to }) => from >= 0 && to <= count,
    ),
  )
