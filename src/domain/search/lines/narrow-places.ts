import { nodeById, type Place } from '@/domain/places/place-index'
import { isJoint, isSome, lexemeAt, skip } from './lexeme-at'
import type { Lexeme } from './lexemes'
import type { LineMeaning, LinePart, LineSpan } from './line-parts'
import { workWords } from './vocabulary/function-words'

type PlacesPart = LinePart & { meaning: Extract<LineMeaning, { by: 'places' }> }

const isOfPlaces = (part: LinePart | undefined): part is PlacesPart => part?.meaning.by === 'places'

/** The places of the first part that lie in a place of the other one, or are one of its several: "Brussels, Belgium". */
const placesWithin = (inner: PlacesPart, outer: PlacesPart): readonly Place[] =>
  inner.meaning.places.filter(({ id }) =>
    outer.meaning.places.some(
      (place) => nodeById(id)?.within.includes(place.id) || isOneOf(id, { inner, outer }),
    ),
  )

const isOneOf = (id: string, { inner, outer }: { inner: PlacesPart; outer: PlacesPart }): boolean =>
  inner.meaning.places.length < outer.meaning.places.length &&
  outer.meaning.places.some((place) => place.id === id)

/** Whether each of them does. */
const isWithin = (inner: PlacesPart, outer: PlacesPart): boolean =>
  placesWithin(inner, outer).length === inner.meaning.places.length

const lexemesBetween = (lexemes: readonly Lexeme[], [one, other]: readonly [LineSpan, LineSpan]): Lexeme[] =>
  lexemes.filter(
    ({ start, end }) => start >= Math.min(one.end, other.end) && end <= Math.max(one.start, other.start),
  )

/** "Ixelles ou Bruxelles" asks for both, and so does "Gent, Gentbrugge"; "Wavre, Brabant wallon" is one address. */
function isEither(lexemes: readonly Lexeme[], [larger, other]: readonly [PlacesPart, PlacesPart]): boolean {
  const between = lexemesBetween(lexemes, [larger, other])
  const isTown = larger.meaning.places.every(({ kind }) => kind === 'municipality')
  const isAddress = larger.start > other.start && !isTown
  return between.some((lexeme) => isSome(lexeme, ['or']) && !(lexeme.key === ',' && isAddress))
}

/** The places that stand in a row with that at a position. */
function placesAround(parts: readonly LinePart[], at: number): PlacesPart[] {
  const first = parts.findLastIndex((other, index) => index < at && !isOfPlaces(other)) + 1
  const last = parts.findIndex((other, index) => index > at && !isOfPlaces(other))
  return parts.slice(first, last < 0 ? parts.length : last).filter(isOfPlaces)
}

/** "Limal Wavre Ottignies" and "Wavre Limal Bierges" name three towns; "Ixelles Bruxelles" and "Limal Wavre" are addresses. */
function isOfTowns(parts: readonly LinePart[], part: PlacesPart): boolean {
  const listed = placesAround(parts, parts.indexOf(part))
  const isFirstOfSeveral =
    listed[0] === part && listed.filter((other) => other !== part && isWithin(other, part)).length > 1
  return (
    part.meaning.places.every(({ kind }) => kind === 'municipality') &&
    (isFirstOfSeveral ||
      listed.some((other) => other !== part && !isWithin(other, part) && !isWithin(part, other)))
  )
}

/** "Antwerpen Berchem" is the Berchem that lies there, not another place of that name. */
const withoutNamesakes = (parts: readonly LinePart[]): LinePart[] =>
  parts.map((part, at) => {
    if (!isOfPlaces(part)) return part
    const beside = placesAround(parts, at).filter((other) => other !== part)
    const within = beside.map((other) => placesWithin(part, other)).find(({ length }) => length > 0)
    return within ? { ...part, meaning: { ...part.meaning, places: within } } : part
  })

/** The parts without a larger place beside one that lies in it: "Ixelles Bruxelles" is Ixelles. */
export const withoutLargerPlaces = (given: readonly LinePart[], lexemes: readonly Lexeme[]): LinePart[] => {
  const parts = withoutNamesakes(given)
  return parts.filter((part, at) => {
    if (!isOfPlaces(part) || part.meaning.kilometres !== null) return true
    const beside = [parts[at - 1], parts[at + 1]].filter(isOfPlaces)
    return (
      isOfTowns(parts, part) ||
      !beside.some((other) => isWithin(other, part) && !isEither(lexemes, [part, other]))
    )
  })
}

/** "Arlon, travail au Luxembourg": nobody looks for a home where they say that they work, if they name another place. */
export function withoutPlacesOfWork(
  parts: readonly LinePart[],
  lexemes: readonly Lexeme[],
): { parts: LinePart[]; unread: LineSpan[] } {
  const isOfWork = (part: LinePart): boolean => {
    const at = lexemes.findIndex(({ start }) => start >= part.start)
    const before = skip(lexemes, { at: at - 1, step: -1, isSkipped: isJoint })
    return isOfPlaces(part) && workWords.has(lexemeAt(lexemes, before).key)
  }
  const unread = parts.filter(isOfWork)
  const isElsewhere = parts.some((part) => isOfPlaces(part) && !unread.includes(part))
  return isElsewhere
    ? { parts: parts.filter((part) => !unread.includes(part)), unread }
    : { parts: [...parts], unread: [] }
}

/** "Leuven, Tienen en omgeving". */
const endsInSurroundings = (lexemes: readonly Lexeme[], part: LineSpan): boolean =>
  lexemes.some((lexeme) => lexeme.end === part.end && isSome(lexeme, ['surroundings']))

/** "près de Namur ou Dinant", "Gent of omgeving Aalst"; "Aalst, near Gent" is in Aalst. */
function isList(lexemes: readonly Lexeme[], [one, next]: readonly [PlacesPart, PlacesPart]): boolean {
  const between = lexemesBetween(lexemes, [one, next])
  const isJoined =
    next.meaning.kilometres === null
      ? between.every((lexeme) => isJoint(lexeme) || isSome(lexeme, ['or']))
      : between.some(
          (lexeme) => isSome(lexeme, ['or']) && (lexeme.key !== ',' || endsInSurroundings(lexemes, next)),
        )
  return isJoined && !isWithin(one, next) && !isWithin(next, one)
}

/**
 * The parts without circles around places of a list: a home is in one circle and in one of the places, so that nothing would be
 * found. `unread` has the words for them.
 */
export function withoutCirclesOfLists(
  parts: readonly LinePart[],
  lexemes: readonly Lexeme[],
): { parts: LinePart[]; unread: LineSpan[] } {
  const listed = parts.map((part, at) => {
    const [before, after] = [parts[at - 1], parts[at + 1]]
    return (
      isOfPlaces(part) &&
      part.meaning.kilometres !== null &&
      ((isOfPlaces(before) && isList(lexemes, [before, part])) ||
        (isOfPlaces(after) && isList(lexemes, [part, after])))
    )
  })
  const circles = parts.filter((_, at) => listed[at])
  return {
    parts: parts.map((part, at) =>
      listed[at] && isOfPlaces(part) ? { ...part, meaning: { ...part.meaning, kilometres: null } } : part,
    ),
    unread: lexemes.filter(
      (lexeme) =>
        isSome(lexeme, ['near', 'surroundings']) &&
        circles.some(({ start, end }) => lexeme.start >= start && lexeme.end <= end),
    ),
  }
}
