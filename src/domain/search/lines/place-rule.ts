import { isEuro, readAmount, type Amount } from './amounts'
import { townCalledLike, type Place } from '@/domain/places/place-index'
import type { Lexeme } from './lexemes'
import { isJoint, isSome, isWord, lexemeAt, skip, spanOf } from './lexeme-at'
import type { Draft, Found } from './line-parts'
import { leastColdRent, type RuleContext } from './quantity-rule'
import { isAfterMeasured, isBesideZip } from './rules/zip-lists'
import {
  directions,
  ends,
  institutions,
  landmarks,
  miles,
  streetJoints,
  streets,
  streetsAfter,
} from './vocabulary/function-words'

/** "Near" a place is within this distance, unless a line says another one. */
const nearKilometres = 10

/** The smallest and the largest circle around a place. */
const [least, most] = [2, 30]

const clamp = (kilometres: number): number => Math.round(Math.min(most, Math.max(least, kilometres)))

type Circle = { kilometres: number | null; next: number }

/** `isSaid` where the line says how far. */
type CircleBefore = Circle & { isSaid: boolean }

/** A place, with the distance that stands before or after it. */
export function readPlace({ lexemes, at }: RuleContext): Found | null {
  const before = readBefore(lexemes, at)
  const named = readNamed(lexemes, before.next)
  if (!named) return null
  const after = before.isSaid ? endOfSaid(lexemes, named.next) : readAfter(lexemes, named.next)
  const kilometres = after.kilometres ?? before.kilometres
  const draft: Draft = {
    ...spanOf(lexemes, { at, next: after.next }),
    meaning: {
      by: 'places',
      places: kilometres === null ? named.places : named.places.map(townCalledLike),
      kilometres,
    },
    ...(kilometres === null && named.orPrice !== null ? { orPrice: named.orPrice } : {}),
  }
  const unread = lexemes.slice(at, before.next).filter(({ key }) => institutions.has(key))
  return { drafts: [draft], unread, next: after.next }
}

const skipJoints = (lexemes: readonly Lexeme[], at: number): number =>
  skip(lexemes, { at, isSkipped: isJoint })

/** "près de", "dans un rayon de 10 km autour de", "à 5 km de". */
function readBefore(lexemes: readonly Lexeme[], at: number): CircleBefore {
  const isNear = isNearAt(lexemes, at)
  const isPrefixed = isNear || lexemeAt(lexemes, at).roles.has('radius')
  const distance = readDistance(lexemes, isPrefixed ? skipJoints(lexemes, at + 1) : at)
  if (distance) {
    const next = skipLandmark(lexemes, skipNear(lexemes, distance.next))
    return { kilometres: clamp(distance.kilometres), next, isSaid: true }
  }
  return isNear
    ? { kilometres: nearKilometres, next: skipInstitution(lexemes, skipNear(lexemes, at + 1)), isSaid: false }
    : { kilometres: null, next: at, isSaid: false }
}

/** "vers Soignies", but not "vers 1500". */
function isNearAt(lexemes: readonly Lexeme[], at: number): boolean {
  const { roles, key } = lexemeAt(lexemes, at)
  const isSkipped = (lexeme: Lexeme) => isJoint(lexeme) || lexeme.roles.has('about')
  const next = lexemeAt(lexemes, skip(lexemes, { at: at + 1, isSkipped }))
  return roles.has('near') && !(directions.has(key) && next.number !== null)
}

const skipNear = (lexemes: readonly Lexeme[], at: number): number =>
  skip(lexemes, { at, isSkipped: (lexeme) => isJoint(lexeme) || lexeme.roles.has('near') })

/** "à 5 km de la gare de Gembloux" is around the town. */
function skipLandmark(lexemes: readonly Lexeme[], at: number): number {
  const place = skipJoints(lexemes, at + 1)
  const isOfPlace = landmarks.has(lexemeAt(lexemes, at).key) && lexemeAt(lexemes, place).places.length > 0
  return isOfPlace ? place : at
}

/** "near UZ Leuven", "près du CHU Liège": what is called after the town lies there. */
const skipInstitution = (lexemes: readonly Lexeme[], at: number): number =>
  institutions.has(lexemeAt(lexemes, at).key) && lexemeAt(lexemes, at + 1).places.length > 0 ? at + 1 : at

const kilometresOfMile = 1.609

function readDistance(lexemes: readonly Lexeme[], at: number): { kilometres: number; next: number } | null {
  const start = isSome(lexemeAt(lexemes, at), ['max', 'about']) ? at + 1 : at
  const { number } = lexemeAt(lexemes, start)
  const { roles, key } = lexemeAt(lexemes, start + 1)
  if (number === null) return null
  if (isDrive(lexemes, start)) return { kilometres: number, next: endOfDrive(lexemes, start) }
  if (!roles.has('kilometres') || number >= leastColdRent) return null
  const next = isTowards(lexemes, start + 2) ? start + 3 : start + 2
  return { kilometres: miles.has(key) ? number * kilometresOfMile : number, next }
}

/** "10 km bis Eupen", "15 min tot Leuven". */
const isTowards = (lexemes: readonly Lexeme[], at: number): boolean =>
  ends.has(lexemeAt(lexemes, at).key) && lexemeAt(lexemes, skipJoints(lexemes, at + 1)).places.length > 0

const longestDrive = 60

/** "10 min max de Namur": what limits a drive may stand behind it. */
const endOfDrive = (lexemes: readonly Lexeme[], at: number): number =>
  skip(lexemes, { at: at + 2, isSkipped: ({ roles, key }) => roles.has('max') && key !== '<' })

/** "5 min from Leuven station"; "côté belge" says only where the home is. */
function isWalk(lexemes: readonly Lexeme[], place: number): boolean {
  const { roles, key } = lexemeAt(lexemes, place + 1)
  return roles.has('unstored') && key !== 'cote belge'
}

/** "10 min de Namur": a kilometre a minute. "400 min Namur" has no joint. */
function isDrive(lexemes: readonly Lexeme[], at: number): boolean {
  const { number } = lexemeAt(lexemes, at)
  const end = endOfDrive(lexemes, at)
  const place = skipJoints(lexemes, end)
  return (
    number !== null &&
    number <= longestDrive &&
    lexemeAt(lexemes, at + 1).roles.has('minutes') &&
    lexemeAt(lexemes, place).places.length > 0 &&
    (place > end || isTowards(lexemes, end - 1) || /^(?:de|d|van|von) /.test(lexemeAt(lexemes, place).key)) &&
    !isWalk(lexemes, place)
  )
}

/** "chaussée de Waterloo", "rue neuve" and "Gentse steenweg" name a street, which nothing asks for. */
export function readStreet({ lexemes, at }: RuleContext): Found | null {
  const lexeme = lexemeAt(lexemes, at)
  const named = streets.has(lexeme.key) ? endOfStreet(lexemes, at) : null
  const isBeforeStreet = /(?:se|er)$/i.test(lexeme.raw) && streetsAfter.has(lexemeAt(lexemes, at + 1).key)
  const last = isBeforeStreet && lexeme.places.length > 0 ? at + 1 : named
  if (last === null) return null
  return { drafts: [], unread: [lexeme, lexemeAt(lexemes, last)], next: last + 1 }
}

function endOfStreet(lexemes: readonly Lexeme[], at: number): number | null {
  const last = skip(lexemes, { at: at + 1, isSkipped: ({ key }) => streetJoints.has(key) })
  const { roles, places, number } = lexemeAt(lexemes, last)
  const isName = last > at + 1 && number === null && (places.length > 0 || roles.has('land'))
  return isName || roles.has('newBuild') ? last : null
}

type NamedPlaces = { places: Lexeme['places']; next: number; orPrice: number | null }

/** A name, a postcode, or both. */
function readNamed(lexemes: readonly Lexeme[], at: number): NamedPlaces | null {
  const lexeme = lexemeAt(lexemes, at)
  if (lexeme.places.length === 0) return null
  return lexeme.number === null ? readName(lexemes, at) : readZip(lexemes, at)
}

function readZip(lexemes: readonly Lexeme[], at: number): NamedPlaces | null {
  const { places, number, raw } = lexemeAt(lexemes, at)
  const named = lexemeAt(lexemes, at + 1)
  if (isAfterMeasured(lexemes, at + 1) || isBeginOfRange(lexemes, at)) return null
  // "1300 Wavre" is all of the town, if the postcode is its first one.
  const towns = named.places.filter(({ kind, zips }) => kind === 'municipality' && zips[0] === raw)
  if (towns.length > 0) return { places: towns, next: at + 2, orPrice: null }
  // "1050 Bruxelles" is the town of the postcode.
  return named.places.some((place) => isLargerPlace(place) && place.zips.includes(raw))
    ? { places, next: at + 2, orPrice: null }
    : { places, next: at + 1, orPrice: isBesideZip(lexemes, at) ? null : number }
}

const isLargerPlace = ({ kind }: Pick<Place, 'kind'>): boolean =>
  kind !== 'municipality' && kind !== 'locality'

/** "Wavre 1300" is Wavre, "Bruxelles 1050" and "Antwerpen 2060" the town of the postcode. */
function readName(lexemes: readonly Lexeme[], at: number): NamedPlaces {
  const { places } = lexemeAt(lexemes, at)
  const zip = lexemeAt(lexemes, at + 1)
  const isInZip = zip.number !== null && places.some(({ zips }) => zips.includes(zip.raw))
  const isAddress = isInZip && !isAfterMeasured(lexemes, at + 2)
  if (!isAddress) return { places, next: at + 1, orPrice: null }
  const isWithin =
    zip.places.length > 0 &&
    (isListOfZips(lexemes, at + 1) ||
      places.every(({ zips, ...place }) => isLargerPlace(place) || zips[0] !== zip.raw))
  return { places: isWithin ? zip.places : places, next: at + 2, orPrice: null }
}

/** "Antwerpen 2000 of 2018" names postcodes, not all of the town. */
const isListOfZips = (lexemes: readonly Lexeme[], at: number): boolean => {
  const next = lexemeAt(lexemes, at + 2)
  return lexemeAt(lexemes, at + 1).roles.has('or') && next.number !== null && next.places.length > 0
}

const areas: ReadonlySet<string | null> = new Set(['squareMetres', 'squareFeet'])

/** "1000-1200 EUR", "loyer 1000 à 1200", "terrain de 1000 à 1500 m²". */
const isBeginOfRange = (lexemes: readonly Lexeme[], at: number): boolean => {
  const joint = lexemeAt(lexemes, at + 1)
  const isRange = joint.key === '-' || (joint.roles.has('range') && !joint.roles.has('or'))
  const end = isRange ? readAmount(lexemes, at + 2) : null
  return end !== null && isOfRange(end, { lexemes, at })
}

function isOfRange(end: Amount, { lexemes, at }: Pick<RuleContext, 'lexemes' | 'at'>): boolean {
  const isPrice = isSome(lexemeAt(lexemes, at - 1), ['price', 'rent'])
  const isSurface = areas.has(end.unit) && end.number > (lexemeAt(lexemes, at).number ?? 0)
  return isEuro(end) || isPrice || isSurface
}

/** "à 15 km de Namur maximum": what limits a distance may stand behind the place. */
function endOfSaid(lexemes: readonly Lexeme[], at: number): Circle {
  const follows = lexemeAt(lexemes, at + 1)
  const isLast = follows.number === null && !isSome(follows, ['currency', 'price', 'surface'])
  const isLimit = isLast && lexemeAt(lexemes, at).roles.has('max') && isWord(lexemeAt(lexemes, at))
  return { kilometres: null, next: isLimit && lexemeAt(lexemes, at).key !== '<' ? at + 1 : at }
}

/** "et environs", "+ 10 km", "rayon 5 km", "or within 15 km". */
function readAfter(lexemes: readonly Lexeme[], at: number): Circle {
  if (lexemeAt(lexemes, at).roles.has('surroundings')) return { kilometres: nearKilometres, next: at + 1 }
  const distance = readDistance(lexemes, skip(lexemes, { at, isSkipped: isBeforeDistance }))
  if (!distance) return { kilometres: null, next: at }
  // "Wavre à 10 km de Namur" is around Namur.
  const isOfNext = lexemeAt(lexemes, skipNear(lexemes, distance.next)).places.length > 0
  return isOfNext
    ? { kilometres: null, next: at }
    : { kilometres: clamp(distance.kilometres), next: distance.next }
}

const isBeforeDistance = (lexeme: Lexeme): boolean =>
  lexeme.number === null &&
  lexeme.places.length === 0 &&
  (lexeme.key === '+' || isJoint(lexeme) || isSome(lexeme, ['radius', 'about', 'or']))
