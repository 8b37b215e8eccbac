import type { Draft, Found, SurfaceOwner } from './line-parts'
import type { Lexeme } from './lexemes'
import { isJoint, isSome, isWord, lexemeAt, skip, spanOf } from './lexeme-at'
import type { QuantityUnit } from './amounts'
import { isRoom, readQuantity, type Quantity } from './quantities'
import { typesOf, type LineTypes } from './line-types'
import { isInside, isOutside } from './rules/outside'
import { isOfWorkplace } from './rules/workplace'
import { beforePlots, carWords, driveways } from './vocabulary/function-words'

export type RuleContext = { lexemes: readonly Lexeme[]; at: number; types: LineTypes }

const squareMetresOf = {
  squareMetres: 1,
  squareFeet: 0.0929,
  ares: 100,
  acres: 4046.86,
  hectares: 10_000,
} as const

const leastPrice = 10_000
const leastBoundPrice = 100

// "6 Monate" is a time.
const leastRent = 40
const mostRooms = 20

// "Around" is a tenth more or less.
const tolerance = 0.1

/** A number with what it counts: rooms, a surface, a price. */
export function readNumbers(context: RuleContext): Found | null {
  const { lexemes, at } = context
  const counted = readCountAfter(context)
  if (counted) return counted
  const quantity = readQuantity(lexemes, at)
  if (!quantity) return null
  const drafts = draftsOf(quantity, context)
  if (drafts) return { drafts, next: quantity.next }
  const { number, places } = lexemeAt(lexemes, at)
  // A distance may belong to a place after it.
  if (places.length > 0 || (quantity.unit === 'kilometres' && number === null)) return null
  return unreadNumber(quantity, context)
}

function unreadNumber({ next, low, unit, high }: Quantity, { lexemes, at }: RuleContext): Found {
  if (next === at + 1 && unit === null && high === null) {
    // "2 terrasses" asks for a terrace.
    // "500 m from the beach" is far.
    if (lexemeAt(lexemes, next).key === 'm')
      return { drafts: [], unread: [lexemeAt(lexemes, at)], next: next + 1 }
    const isCounted = isSome(lexemeAt(lexemes, next), ['garden', 'terrace', 'lift'])
    const bare: Draft = { ...spanOf(lexemes, { at, next }), meaning: { by: 'bare', number: low } }
    return { drafts: isCounted ? [] : [bare], next }
  }
  const unread = lexemes.slice(at, next).filter((lexeme) => lexeme.number !== null || !isJoint(lexeme))
  return { drafts: [], unread, next }
}

/** "chambres: 3", and "chambre à louer", which is one. */
function readCountAfter({ lexemes, at, types }: RuleContext): Found | null {
  const { roles } = lexemeAt(lexemes, at)
  const room = (['bedrooms', 'bathrooms'] as const).find((unit) => roles.has(unit))
  const next = at + (lexemeAt(lexemes, at + 1).key === ':' ? 2 : 1)
  const least = room ? bareCount(lexemes, next) : null
  if (room === 'bedrooms' && least === null && isToLet(lexemes, at)) return oneRoom(lexemes, at)
  if (!room || least === null) return readCarsAfter({ lexemes, at, types })
  return {
    drafts: [{ ...spanOf(lexemes, { at, next: next + 1 }), meaning: { by: 'rooms', room, least } }],
    next: next + 1,
  }
}

const mostCars = 6

/** "garage 2" at the end of a line or of a part of it. */
function readCarsAfter({ lexemes, at, types }: RuleContext): Found | null {
  const room = (['garage', 'parking'] as const).find((unit) => lexemeAt(lexemes, at).roles.has(unit))
  const { number, places } = lexemeAt(lexemes, at + 1)
  const after = lexemeAt(lexemes, at + 2)
  const isLast = ['', ','].includes(after.key) || after.places.length > 0
  if (!room || number === null || places.length > 0 || !isCount(number) || number > mostCars || !isLast)
    return null
  const next = at + 2
  return {
    drafts: [{ ...spanOf(lexemes, { at, next }), meaning: carOf(room, { count: number, types }) }],
    next,
  }
}

/** "kamer te huur", "möbliertes Zimmer": one room. */
const isToLet = (lexemes: readonly Lexeme[], at: number): boolean =>
  ([-1, 1] as const).some(
    (step) =>
      nearest(lexemes, { at: at + step, step }).roles.has('rent') ||
      lexemeAt(lexemes, at + step).roles.has('furnished'),
  )

const oneRoom = (lexemes: readonly Lexeme[], at: number): Found => ({
  drafts: [
    { ...spanOf(lexemes, { at, next: at + 1 }), meaning: { by: 'rooms', room: 'bedrooms', least: 1 } },
  ],
  next: at + 1,
})

function bareCount(lexemes: readonly Lexeme[], at: number): number | null {
  const { number } = lexemeAt(lexemes, at)
  const quantity = number === null ? null : readQuantity(lexemes, at)
  const isCounting =
    quantity !== null && !quantity.isMoney && (quantity.unit === null || isNextCounted(lexemes, at + 2))
  return isCounting && isCount(quantity.low) ? number : null
}

/** "beds 3 baths 2". */
const isNextCounted = (lexemes: readonly Lexeme[], at: number): boolean =>
  lexemeAt(lexemes, at).number !== null &&
  isSome(lexemeAt(lexemes, at - 1), ['bedrooms', 'bathrooms', 'garage', 'parking'])

const isCount = (number: number): boolean => Number.isInteger(number) && number >= 1 && number <= mostRooms

const isAreaUnit = (unit: QuantityUnit): unit is keyof typeof squareMetresOf => unit in squareMetresOf

/** From here on "km" is no distance. */
export const leastColdRent = 200

/** "700 KM": Kaltmiete. */
const isColdRent = ({ unit, low }: Quantity): boolean => unit === 'kilometres' && low >= leastColdRent

function draftsOf(quantity: Quantity, context: RuleContext): Draft[] | null {
  const { unit, cue } = quantity
  if (isRoom(unit)) return roomsOf(quantity, context)
  if (unit !== null && isAreaUnit(unit)) return areaOf(quantity, { unit, context })
  if (isColdRent(quantity)) return priceOf({ ...quantity, isMonth: true }, context)
  if (unit !== null) return null
  if (isPrice(quantity, context)) return priceOf(quantity, context)
  return cue === 'surface' ? areaOf(quantity, { unit: 'squareMetres', context }) : null
}

function roomsOf(
  { low, unit, bound, isAbove, next }: Quantity,
  { lexemes, at, types }: RuleContext,
): Draft[] | null {
  // No criterion asks for fewer rooms.
  const rooms = Math.floor(low)
  if (bound === 'max' || !isCount(rooms)) return null
  const count = isAbove ? rooms + 1 : rooms
  const room = unit === 'garage' && isOnDriveway(lexemes, { at, next }) ? 'parking' : unit
  const meaning = roomMeaning({ unit: room, count, types })
  return meaning && [{ ...spanOf(lexemes, { at, next }), meaning, isOfPieces: unit === 'pieces' }]
}

/** "oprit voor 3 wagens", "driveway for 3 cars". */
const isOnDriveway = (lexemes: readonly Lexeme[], { at, next }: { at: number; next: number }): boolean =>
  carWords.has(lexemeAt(lexemes, next - 1).key) &&
  lexemes.slice(Math.max(0, at - mostBetween), at).some(({ key }) => driveways.has(key))

const mostBetween = 4

function roomMeaning({
  unit,
  count,
  types,
}: Pick<Quantity, 'unit'> & { count: number; types: LineTypes }): Draft['meaning'] | null {
  switch (unit) {
    case 'pieces':
      return { by: 'rooms', room: 'bedrooms', least: Math.max(1, count - 1) }
    case 'garage':
    case 'parking':
      return carOf(unit, { count, types })
    case 'bedrooms':
    case 'bathrooms':
    case 'facades':
      return { by: 'rooms', room: unit, least: count }
    default:
      return null
  }
}

/** A garage or a parking space: whether it is a type is decided by the whole line. */
export function carOf(
  room: 'garage' | 'parking',
  { count, types }: { count: number | null; types: LineTypes },
): Draft['meaning'] {
  const found = typesOf(types, { key: room, roles: new Set(['garage']) })
  return { by: 'car', room, count, types: found?.webIds ?? [] }
}

const isTime = ({ isMonth, low, high }: Quantity): boolean => isMonth && Math.max(low, high ?? 0) < leastRent

function isPrice(quantity: Quantity, { lexemes, at }: RuleContext): boolean {
  const { isMoney, cue, low } = quantity
  if (isTime(quantity)) return false
  if (isMoney || cue !== null) return cue !== 'surface'
  const isPostcode =
    quantity.high === null && quantity.bound === null && lexemeAt(lexemes, at).places.length > 0
  return low >= leastPrice || (isBounded(quantity) && low >= leastBoundPrice && !isPostcode)
}

const isBounded = ({ bound, hasBetween, high }: Quantity): boolean =>
  bound !== null || hasBetween || high !== null

type Range = { min: number | null; max: number | null }

function rangeOf({ low, high, bound }: Quantity, single: 'min' | 'max'): Range {
  if (high !== null) return { min: Math.min(low, high), max: Math.max(low, high) }
  if (bound === 'about')
    return { min: Math.round(low * (1 - tolerance)), max: Math.round(low * (1 + tolerance)) }
  return (bound ?? single) === 'min' ? { min: low, max: null } : { min: null, max: low }
}

function priceOf(quantity: Quantity, { lexemes, at }: RuleContext): Draft[] {
  const span = spanOf(lexemes, { at, next: quantity.next })
  const price: Draft = { ...span, meaning: { by: 'price', ...rangeOf(quantity, 'max') } }
  // "350.000 alles in" is a price with its costs.
  const isRent = quantity.isMonth && Math.max(quantity.low, quantity.high ?? 0) < leastPrice
  return isRent ? [price, { ...span, meaning: { by: 'goal', goal: 'rent' } }] : [price]
}

type AreaContext = { unit: keyof typeof squareMetresOf; context: RuleContext }

/** A surface: of the plot if it is in ares or stands beside a word for land. */
function areaOf(quantity: Quantity, { unit, context }: AreaContext): Draft[] {
  const { min, max } = rangeOf(quantity, 'min')
  const inMetres = (number: number | null) =>
    number === null ? null : Math.round(number * squareMetresOf[unit])
  const isOfEither = unit === 'squareMetres' || unit === 'squareFeet'
  const of = isOfEither ? ownerOf(quantity, context) : 'plot'
  const span = spanOf(context.lexemes, { at: context.at, next: quantity.next })
  return [{ ...span, meaning: { by: 'surface', of, min: inMetres(min), max: inMetres(max) } }]
}

const leastGarden = 300

/** "tuin van 150 m2", "Garten ab 150 m²"; "jardin 150 m2" may be the house. */
const isSurelyOf = (
  { low, bound }: Quantity,
  { lexemes, at }: Pick<RuleContext, 'lexemes' | 'at'>,
): boolean => low >= leastGarden || bound !== null || isJoint(lexemeAt(lexemes, at - 1))

function ownerOf(quantity: Quantity, { lexemes, at }: RuleContext): SurfaceOwner | null {
  const { cue, next, low } = quantity
  const before = nearest(lexemes, { at: at - 1, step: -1 })
  if (before.roles.has('land')) return 'plot'
  const outside =
    isOutside(before) && !isInside(lexemes, { at, low }) ? before : outsideAfter(lexemes, { at, next, low })
  if (outside)
    return outside.roles.has('garden') && isSurelyOf(quantity, { lexemes, at }) ? 'garden' : 'other'
  if (cue === 'surface') return 'living'
  if (isOfWorkplace(lexemes, { at, next })) return 'workplace'
  return isOfPlot(lexemes, { at, next, low }) ? 'plot' : null
}

// Nobody lives on so much.
const leastLargeGarden = 500

/** "maison sur 1000 m²", "huis op 800 m2". */
const isHouseOn = (lexemes: readonly Lexeme[], { at, low }: { at: number; low: number }): boolean =>
  low >= leastLargeGarden &&
  beforePlots.has(lexemeAt(lexemes, at - 1).key) &&
  lexemes.slice(0, at).some((lexeme) => isSome(lexeme, ['house']))

const isOfPlot = (
  lexemes: readonly Lexeme[],
  { at, next, low }: { at: number; next: number; low: number },
): boolean => isHouseOn(lexemes, { at, low }) || isLandAfter(lexemes, next)

/** The garden of "with 2000 m2 garden", "1000 m² garden" and "1000 m² de jardin", but not of "with 200 m2 and garden". */
function outsideAfter(
  lexemes: readonly Lexeme[],
  { at, next, low }: { at: number; next: number; low: number },
): Lexeme | null {
  const before = nearest(lexemes, { at: at - 1, step: -1 })
  const isSkipped = (lexeme: Lexeme) => isJoint(lexeme) && !lexeme.roles.has('or')
  const after = lexemeAt(lexemes, skip(lexemes, { at: next, isSkipped }))
  const isLarge = low >= leastLargeGarden && after.roles.has('garden')
  return isLarge || (before.roles.has('with') && isOutside(after)) ? after : null
}

/** "10 ares of land", but not "180 m2 plot 800 m2". */
function isLandAfter(lexemes: readonly Lexeme[], at: number): boolean {
  const land = skip(lexemes, { at, isSkipped: isJoint })
  if (!lexemeAt(lexemes, land).roles.has('land')) return false
  const isSkipped = (lexeme: Lexeme) => isJoint(lexeme) && !lexeme.roles.has('min')
  const quantity = readQuantity(lexemes, skip(lexemes, { at: land + 1, isSkipped }))
  return quantity === null || quantity.unit === null || isRoom(quantity.unit)
}

/** The nearest lexeme that is no joint. */
export const nearest = (lexemes: readonly Lexeme[], { at, step }: { at: number; step: 1 | -1 }): Lexeme =>
  lexemeAt(lexemes, skip(lexemes, { at, step, isSkipped: isJoint }))

/** Whether a surface follows: "de minimum 800 m²". */
export const isBeforeSurface = (lexeme: Lexeme): boolean =>
  isWord(lexeme) && lexeme.key !== ',' && isSome(lexeme, ['filler', 'min', 'max', 'about', 'surface'])
