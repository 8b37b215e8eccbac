import type { Lexeme } from './lexemes'
import { propertyKinds } from './line-words'
import { isJoint, isSome, isWord, lexemeAt, skip } from './lexeme-at'
import { isEuro, readAmount, roomUnits, thousand, type Amount, type QuantityUnit } from './amounts'
import { charges, isBeforeNumberOnly, monthly } from './vocabulary/function-words'

type Bound = 'min' | 'max' | 'about'

/** A number of a line, or two, with what stands around them. */
export type Quantity = {
  low: number
  /** The end of a range. */
  high: number | null
  bound: Bound | null
  unit: QuantityUnit | null
  /** It is written as money, or with a word for it. */
  isMoney: boolean
  isMonth: boolean
  /** More than the lowest number. */
  isAbove: boolean
  cue: 'price' | 'surface' | null
  hasBetween: boolean
  next: number
}

export const isRoom = (unit: QuantityUnit | null): boolean => unit !== null && roomUnits.includes(unit)

type Prefix = Pick<Quantity, 'bound' | 'cue' | 'hasBetween' | 'isAbove'> & {
  hasCurrency: boolean
  isMonth: boolean
  next: number
}

const mostPrefixes = 7

const bounds = ['min', 'max', 'about'] as const

/** What stands before a number: "budget de max.", "entre", "surface d'au moins". */
function readPrefix(lexemes: readonly Lexeme[], at: number): Prefix {
  const prefix: Prefix = {
    ...{ bound: null, cue: null, hasBetween: false, isAbove: false, hasCurrency: false, isMonth: false },
    next: at,
  }
  while (prefix.next < at + mostPrefixes && addPrefix(prefix, lexemeAt(lexemes, prefix.next)))
    prefix.next += 1
  return prefix
}

function addPrefix(prefix: Prefix, lexeme: Lexeme): boolean {
  if (!isWord(lexeme)) return false
  const { roles } = lexeme
  const bound = bounds.find((each) => roles.has(each))
  if (bound) {
    prefix.bound = bound
    prefix.isAbove = bound === 'min' && roles.has('above')
    return true
  }
  return addCue(prefix, lexeme) || (hasMeaning(prefix) && roles.has('filler') && !roles.has('with'))
}

function addCue(prefix: Prefix, { roles, key }: Lexeme): boolean {
  if (roles.has('between')) prefix.hasBetween = true
  else if (roles.has('price')) prefix.cue = 'price'
  else if (roles.has('surface')) prefix.cue = 'surface'
  else if (roles.has('currency')) prefix.hasCurrency = true
  else if (monthly.has(key)) prefix.isMonth = true
  else return false
  return true
}

const hasMeaning = ({ bound, cue, hasBetween, hasCurrency, isMonth }: Prefix): boolean =>
  bound !== null || cue !== null || hasBetween || hasCurrency || isMonth

const mostRooms = 20

// A larger number after a surface is a price: "5 are tot 200.000".
const mostArea = 10_000

type RangeContext = { lexemes: readonly Lexeme[]; first: Amount; prefix: Prefix }

/** The second number of a range: "à 450 000 €" after "entre 300.000", "max 5 chambres" after "min 3". */
function readRangeEnd(context: RangeContext): Amount | null {
  const { lexemes, first } = context
  const joint = lexemeAt(lexemes, first.next)
  if (!joint.roles.has('range') && joint.key !== '/' && !isMaxAfterMin(context)) return null
  const second = secondAmount(lexemes, first)
  return second && isEndOfRange(context, second) ? second : null
}

const isMaxAfterMin = ({ lexemes, first, prefix }: RangeContext): boolean =>
  prefix.bound === 'min' &&
  first.unit === null &&
  !isEuro(first) &&
  lexemeAt(lexemes, first.next).roles.has('max')

function isEndOfRange(context: RangeContext, second: Amount): boolean {
  const { lexemes, first, prefix } = context
  const joint = lexemeAt(lexemes, first.next)
  if (isMaxAfterMin(context)) return second.unit !== null || joint.roles.has('range')
  const isRoomRange = isRoom(second.unit ?? first.unit) && second.number <= mostRooms
  const isSure = prefix.hasBetween || isRoomRange || isSlashOfPrices(joint, { first, second })
  return !joint.roles.has('or') || isSure
}

/** "300/400k"; two postcodes are no range. */
const isSlashOfPrices = ({ key }: Lexeme, { first, second }: { first: Amount; second: Amount }): boolean =>
  key === '/' && !first.unit && isEuro(second) && first.number < second.number

function secondAmount(lexemes: readonly Lexeme[], first: Amount): Amount | null {
  const at = skip(lexemes, { at: first.next + 1, isSkipped: isBeforeNumber })
  const second = lexemeAt(lexemes, at).number === null ? null : readAmount(lexemes, at)
  return second && areAlike(first, second) ? second : null
}

const isBeforeNumber = (lexeme: Lexeme): boolean =>
  isJoint(lexeme) || (isWord(lexeme) && isSome(lexeme, ['max', 'currency']))

function areAlike(first: Amount, second: Amount): boolean {
  if (first.unit && second.unit) return first.unit === second.unit
  if (first.unit) return !isEuro(second) && second.number <= (isRoom(first.unit) ? mostRooms : mostArea)
  if (!second.unit) return true
  if (second.unit === 'kilometres') return false
  return !isEuro(first) && (!isRoom(second.unit) || first.number <= mostRooms)
}

type PostBound = { bound: Bound | null; next: number }

type QuantityEnd = PostBound & Pick<Quantity, 'cue'>

/** The word after a quantity that bounds it: "minimum", "ou plus"; not if it bounds the next number. */
function readPostBound(lexemes: readonly Lexeme[], at: number): PostBound {
  const { roles, key } = lexemeAt(lexemes, at)
  const follows = lexemeAt(lexemes, at + 1)
  const isFree = follows.number === null
  if (isFree && isMoreAt(lexemes, at)) return { bound: 'min', next: at + 1 }
  const isLast = isFree && !follows.roles.has('currency') && !isBeforeNumberOnly(key)
  const bound = isLast ? (['min', 'max'] as const).find((each) => roles.has(each)) : undefined
  return bound ? { bound, next: at + 1 } : { bound: null, next: at }
}

/** "ou plus"; before a word "+" is "and", but not in "300k+ Wavre", and so is "plus" in "900 plus bills". */
function isMoreAt(lexemes: readonly Lexeme[], at: number): boolean {
  const [{ roles, key }, follows] = [lexemeAt(lexemes, at), lexemeAt(lexemes, at + 1)]
  if (!roles.has('more') || charges.has(follows.key)) return false
  return key !== '+' || follows.key === '' || isJoinedMore(lexemes, at)
}

function isJoinedMore(lexemes: readonly Lexeme[], at: number): boolean {
  const [before, sign, after] = [lexemeAt(lexemes, at - 1), lexemeAt(lexemes, at), lexemeAt(lexemes, at + 1)]
  const isApart = before.end === sign.start && sign.end < after.start
  return isApart && (after.places.length > 0 || isSome(after, [...propertyKinds, 'sale', 'rent']))
}

/** "max" between a price and rooms bounds the price: "400k max 3 ch". */
function isMaxBeforeRooms(lexemes: readonly Lexeme[], at: number): boolean {
  const { roles } = lexemeAt(lexemes, at)
  return roles.has('max') && !roles.has('range') && isRoom(readAmount(lexemes, at + 1)?.unit ?? null)
}

/** "300 à 400k": the first number has the scale of the second. */
function ends(first: Amount, second: Amount | null): { low: number; high: number | null } {
  if (!second) return { low: first.number * first.scale, high: null }
  const high = second.number * second.scale
  const isShort = first.scale === 1 && !first.unit && first.number < thousand && high >= 10 * thousand
  const scale = isShort ? shortScale(first, { high, scale: second.scale }) : first.scale
  return { low: first.number * scale, high }
}

const hundredThousand = 100 * thousand

/** "3 à 400.000" are hundreds of thousands. */
function shortScale({ number }: Amount, { high, scale }: { high: number; scale: number }): number {
  const isOfHundreds = number < 10 && scale <= thousand && number * hundredThousand < high
  return isOfHundreds ? hundredThousand : Math.max(thousand, scale)
}

/** The quantity that begins at a lexeme: its bound, number or range, and unit; null if there is no number. */
export function readQuantity(lexemes: readonly Lexeme[], at: number): Quantity | null {
  const prefix = readPrefix(lexemes, at)
  const first = readAmount(lexemes, prefix.next)
  if (!first) return null
  const second = readRangeEnd({ lexemes, first, prefix })
  const amounts = second ? [first, second] : [first]
  const isMoney = prefix.hasCurrency || prefix.isMonth || amounts.some(isEuro)
  const end = boundOf(lexemes, { prefix, last: second ?? first, isMoney })
  const quantity = {
    ...ends(first, second),
    unit: second?.unit ?? first.unit,
    isMoney,
    isMonth: prefix.isMonth || amounts.some(({ isMonth }) => isMonth),
    isAbove: prefix.isAbove,
    hasBetween: prefix.hasBetween,
    ...end,
  }
  return isMonthAt(lexemes, quantity)
    ? { ...quantity, isMoney: true, isMonth: true, next: quantity.next + 1 }
    : quantity
}

/** "1200 max par mois": what is paid by month may say so behind its limit. */
const isMonthAt = (lexemes: readonly Lexeme[], { bound, unit, next }: Quantity): boolean =>
  bound !== null && unit === null && lexemeAt(lexemes, next).roles.has('month')

function boundOf(
  lexemes: readonly Lexeme[],
  { prefix, last, isMoney }: { prefix: Prefix; last: Amount; isMoney: boolean },
): QuantityEnd {
  const { cue } = prefix
  if (isMoney && prefix.bound === null && isMaxBeforeRooms(lexemes, last.next))
    return { bound: 'max', next: last.next + 1, cue }
  const post = readPostBound(lexemes, last.next)
  // "3 ch min 500k max": the first bound is of the rooms.
  const isOfRooms = prefix.bound === 'min' && post.bound === 'max'
  const bound = isOfRooms ? post.bound : (prefix.bound ?? post.bound)
  return isBeforeCue(lexemes, { at: post.next, last })
    ? { bound, next: post.next + 1, cue: cue ?? 'surface' }
    : { bound, next: post.next, cue }
}

/** Whether a surface with a word for land after it begins here. */
function isOfLand(lexemes: readonly Lexeme[], at: number): boolean {
  const amount = readAmount(lexemes, at)
  if (!amount?.unit || isRoom(amount.unit)) return false
  return lexemeAt(lexemes, skip(lexemes, { at: amount.next, isSkipped: isJoint })).roles.has('land')
}

/** "150 m² habitables", "150 sqm living area", "150 qm Wfl 800 qm Grund". */
function isBeforeCue(lexemes: readonly Lexeme[], { at, last }: { at: number; last: Amount }): boolean {
  const isArea = last.unit !== null && !isRoom(last.unit) && last.unit !== 'kilometres'
  const isLast = lexemeAt(lexemes, at + 1).number === null || isOfLand(lexemes, at + 1)
  return isArea && lexemeAt(lexemes, at).roles.has('surface') && isLast
}
