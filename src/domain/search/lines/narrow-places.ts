import { nodeById } from '@/domain/places/place-index'
import { isSome } from './lexeme-at'
import type { Lexeme } from './lexemes'
import type { LineMeaning, LinePart } from './line-parts'

type PlacesPart = LinePart & { meaning: Extract<LineMeaning, { by: 'places' }> }

const isOfPlaces = (part: LinePart | undefined): part is PlacesPart => part?.meaning.by === 'places'

/** Whether each place of the first part lies in a place of the other one. */
const isWithin = (inner: PlacesPart, outer: PlacesPart): boolean =>
  inner.meaning.places.every(({ id }) =>
    outer.meaning.places.some((place) => nodeById(id)?.within.includes(place.id)),
  )

/** "Ixelles ou Bruxelles" asks for both, and so does "Gent, Gentbrugge"; "Wavre, Brabant wallon" is one address. */
function isEither(lexemes: readonly Lexeme[], [larger, other]: readonly [PlacesPart, PlacesPart]): boolean {
  const between = lexemes.filter(
    ({ start, end }) =>
      start >= Math.min(larger.end, other.end) && end <= Math.max(larger.start, other.start),
  )
  const isTown = larger.meaning.places.every(({ kind }) => kind === 'municipality')
  const isAddress = larger.start > other.start && !isTown
  return between.some((lexeme) => isSome(lexeme, ['or']) && !(lexeme.key === ',' && isAddress))
}

/** The parts without a larger place beside one that lies in it: "Ixelles Bruxelles" is Ixelles. */
export const withoutLargerPlaces = (parts: readonly LinePart[], lexemes: readonly Lexeme[]): LinePart[] =>
  parts.filter((part, at) => {
    if (!isOfPlaces(part) || part.meaning.kilometres !== null) return true
    const beside = [parts[at - 1], parts[at + 1]].filter(isOfPlaces)
    return !beside.some((other) => isWithin(other, part) && !isEither(lexemes, [part, other]))
  })
