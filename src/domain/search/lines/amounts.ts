import type { Lexeme } from './lexemes'
import { isSome, lexemeAt } from './lexeme-at'
import { lengths } from './vocabulary/function-words'

const rooms = ['bedrooms', 'pieces', 'bathrooms', 'facades', 'garage', 'parking'] as const

const measures = ['squareMetres', 'squareFeet', 'acres', 'ares', 'hectares', 'kilometres'] as const

/** What a number of a line counts. */
export type QuantityUnit = (typeof rooms | typeof measures)[number]

/** What counts rooms. */
export const roomUnits: readonly QuantityUnit[] = rooms

const units: readonly QuantityUnit[] = [...measures, ...rooms]

/** A number with what stands after it. */
export type Amount = {
  number: number
  scale: number
  hasCurrency: boolean
  unit: QuantityUnit | null
  isMonth: boolean
  next: number
}

export const thousand = 1_000
const million = 1_000_000

// Nobody asks for 20 million; "m" after a larger number is a metre.
const mostMillions = 20

export const isEuro = ({ hasCurrency, scale, isMonth }: Amount): boolean =>
  hasCurrency || scale > 1 || isMonth

/** "mil" is a thousand in French, a million elsewhere; "1,250 mio" is grouped as a thousand. */
function scaleOf({ roles }: Lexeme, number: number): number | null {
  const isFew = number < mostMillions || (number >= thousand && number < mostMillions * thousand)
  const canBeThousand = roles.has('thousand')
  if (roles.has('million') && (isFew || !canBeThousand) && number < million) return isFew ? million : null
  return canBeThousand ? thousand : null
}

/** A number with its scale, currency, unit and "par mois". */
export function readAmount(lexemes: readonly Lexeme[], at: number): Amount | null {
  const isWhole = isWholeScale(lexemeAt(lexemes, at))
  const number = lexemeAt(lexemes, at).number ?? (isWhole ? 1 : oneBeforeUnit(lexemes, at))
  if (number === null) return null
  const amount: Amount = {
    ...{ number, scale: 1, hasCurrency: false, unit: null, isMonth: false },
    next: isWhole ? at : at + 1,
  }
  while (addSuffix(amount, lexemes)) continue
  if (amount.scale === million && amount.number >= thousand) amount.number /= thousand
  return amount
}

/** "18m breed" is no price of millions. */
const isLength = (lexemes: readonly Lexeme[], at: number): boolean =>
  lexemeAt(lexemes, at).key === 'm' && lengths.has(lexemeAt(lexemes, at + 1).key)

function addSuffix(amount: Amount, lexemes: readonly Lexeme[]): boolean {
  const lexeme = lexemeAt(lexemes, amount.next)
  const isFree = amount.scale === 1 && amount.unit === null && !isLength(lexemes, amount.next)
  const scale = isFree ? scaleOf(lexeme, amount.number) : null
  const rest = amount.scale === million ? thousandsAt(lexemes, amount.next) : null
  if (rest) return addThousands(amount, rest)
  if (scale) return addScale(amount, { scale, lexemes })
  // "Half a million euro" is written out with its currency.
  if (isCurrency(lexemes, amount)) amount.hasCurrency = true
  else if (!amount.isMonth && lexeme.roles.has('month')) amount.isMonth = true
  else return addUnit(amount, lexemes)
  amount.next += 1
  return true
}

/** "k", and the hundreds after it in "1k2". */
function addScale(
  amount: Amount,
  { scale, lexemes }: { scale: number; lexemes: readonly Lexeme[] },
): boolean {
  const at = amount.next + 1
  const { number } = lexemeAt(lexemes, at)
  const hasHundreds =
    lexemeAt(lexemes, amount.next).key === 'k' &&
    number !== null &&
    Math.max(number, amount.number) < 10 &&
    isJoined(lexemes, at)
  amount.scale = scale
  if (hasHundreds) amount.number += number / 10
  amount.next = hasHundreds ? at + 1 : at
  return true
}

/** What follows a million: "un million deux cent mille", "1 miljoen 200 duizend". */
function thousandsAt(lexemes: readonly Lexeme[], at: number): { euro: number; next: number } | null {
  const { number } = lexemeAt(lexemes, at)
  if (number === null || number >= million) return null
  if (number >= 10 * thousand) return { euro: number, next: at + 1 }
  const isOfThousands = number < thousand && lexemeAt(lexemes, at + 1).roles.has('thousand')
  return isOfThousands ? { euro: number * thousand, next: at + 2 } : null
}

function addThousands(amount: Amount, { euro, next }: { euro: number; next: number }): boolean {
  amount.number += euro / million
  amount.next = next
  return true
}

/** "euros", or the first word of "millions d'euros". */
function isCurrency(lexemes: readonly Lexeme[], { next, scale }: Amount): boolean {
  const { roles } = lexemeAt(lexemes, next)
  const isOf = roles.has('filler') && !roles.has('range') && !roles.has('with')
  const isBefore = scale > 1 && isOf && lexemeAt(lexemes, next + 1).roles.has('currency')
  return roles.has('currency') || isBefore
}

function addUnit(amount: Amount, lexemes: readonly Lexeme[]): boolean {
  if (amount.unit || amount.scale !== 1 || amount.hasCurrency || amount.isMonth) {
    // The second word of "d'euros".
    const isRest = amount.scale > 1 && lexemeAt(lexemes, amount.next).roles.has('currency')
    if (isRest) amount.next += 1
    return isRest
  }
  const found = unitAt(lexemes, isOneMore(lexemes, amount.next) ? amount.next + 2 : amount.next)
  if (!found) return false
  amount.unit = found.unit
  amount.next = found.next
  addRest(amount, lexemes)
  return true
}

// The words for a hundredth of a unit.
const restOf: Partial<Record<QuantityUnit, readonly string[]>> = {
  hectares: ['a', 'are', 'ares'],
  ares: ['ca'],
}

/** The rest of "1ha50" and "10a60ca", which is written without a space, or of "5a 50ca". */
function addRest(amount: Amount, lexemes: readonly Lexeme[]): void {
  const names = amount.unit && restOf[amount.unit]
  const { number } = lexemeAt(lexemes, amount.next)
  if (!names || number === null || number >= 100) return
  if (!isJoined(lexemes, amount.next) && !isRestApart(lexemes, { at: amount.next, names })) return
  amount.number += number / 100
  const isApart = !isJoined(lexemes, amount.next)
  amount.next += 1
  const isNamed = names.includes(lexemeAt(lexemes, amount.next).key)
  if (isNamed && (isApart || isJoined(lexemes, amount.next))) amount.next += 1
}

/** "5a 50ca", "1 ha 20 ares", and "1 ha 50" at the end of a line. */
function isRestApart(
  lexemes: readonly Lexeme[],
  { at, names }: { at: number; names: readonly string[] },
): boolean {
  const { key } = lexemeAt(lexemes, at + 1)
  return names.includes(key) || (key === '' && (lexemeAt(lexemes, at).number ?? 0) >= 10)
}

/** Whether a lexeme follows the one before it without a space. */
const isJoined = (lexemes: readonly Lexeme[], at: number): boolean =>
  at > 0 && lexemeAt(lexemes, at - 1).end === lexemeAt(lexemes, at).start

/**
 * The unit after a number: a sign may stand between them ("3+ chambres", "200+ m²"), before rooms also
 * adjectives ("3 grandes chambres").
 */
function unitAt(lexemes: readonly Lexeme[], at: number): { unit: QuantityUnit; next: number } | null {
  for (let next = at; next < at + 3; next += 1) {
    const lexeme = lexemeAt(lexemes, next)
    const isAre = next === at && isAreAt(lexemes, at)
    const isMetre = next === at && isSquared(lexemes, at)
    const unit = isAre ? 'ares' : isMetre ? 'squareMetres' : units.find((each) => lexeme.roles.has(each))
    if (unit && canBeAfter(unit, lexemes.slice(at, next))) return { unit, next: next + 1 }
    if (!canStandBetween(lexeme)) return null
  }
  return null
}

/** "2à3 chambres", "2a3 chambres". */
const isRangeOfRooms = (lexemes: readonly Lexeme[], at: number): boolean =>
  lexemeAt(lexemes, at).raw === 'à' ||
  (lexemeAt(lexemes, at + 1).number !== null && isSome(lexemeAt(lexemes, at + 2), rooms))

const isAreAt = (lexemes: readonly Lexeme[], at: number): boolean =>
  lexemeAt(lexemes, at).key === 'a' &&
  !isRangeOfRooms(lexemes, at) &&
  (isJoined(lexemes, at) || isAreApart(lexemes, at))

const wordsBeforeAres = 4

/** "terrain min 10 a", but not "terrain 10 a 15 ares". */
function isAreApart(lexemes: readonly Lexeme[], at: number): boolean {
  const isLast = ['', ','].includes(lexemeAt(lexemes, at + 1).key)
  const before = lexemes.slice(Math.max(0, at - wordsBeforeAres), at)
  return lexemeAt(lexemes, at).raw === 'a' && isLast && before.some((lexeme) => isSome(lexeme, ['land']))
}

/** "3+1 slaapkamers" are three, and perhaps one more. */
const isOneMore = (lexemes: readonly Lexeme[], at: number): boolean =>
  lexemeAt(lexemes, at).key === '+' &&
  lexemeAt(lexemes, at + 1).number === 1 &&
  isJoined(lexemes, at) &&
  isJoined(lexemes, at + 1) &&
  isSome(lexemeAt(lexemes, at + 2), ['bedrooms'])

const leastMetres = 20

/** "appartement 80m Gent" is a surface, "500m from the beach" a distance. */
function isSquared(lexemes: readonly Lexeme[], at: number): boolean {
  const [before, after] = [lexemeAt(lexemes, at - 1), lexemeAt(lexemes, at + 1)]
  const isSurface = after.key === '' || after.number !== null || after.places.length > 0
  return (
    lexemeAt(lexemes, at).key === 'm' &&
    isJoined(lexemes, at) &&
    (before.number ?? 0) >= leastMetres &&
    isSurface
  )
}

/** Words stand before rooms alone, a sign also before a surface. */
const canBeAfter = (unit: QuantityUnit, between: readonly Lexeme[]): boolean =>
  roomUnits.includes(unit) || between.every(isMore)

/** "3+ chambres", "4 or more bedrooms"; "3 plus garage" adds one. */
const isMore = ({ key, roles }: Lexeme): boolean => key === '+' || (roles.has('more') && key.includes(' '))

const canStandBetween = (lexeme: Lexeme): boolean =>
  isMore(lexeme) ||
  (/^\p{L}{4,}$/u.test(lexeme.key) && isSome(lexeme, ['filler', 'unstored']) && !lexeme.roles.has('or'))

/** "un million", "million euro villa", "mille euros"; a short word for it stands after a number only. */
const isWholeScale = ({ key, roles }: Lexeme): boolean =>
  wholeThousands.has(key) || (roles.has('million') && !roles.has('thousand') && key.length > 4)

const wholeThousands: ReadonlySet<string> = new Set([
  ...['mille', 'duizend', 'duizend euro', 'thousand', 'tausend'],
])

const ofOne: readonly (QuantityUnit | undefined)[] = ['bedrooms', 'pieces', 'bathrooms', 'hectares', 'acres']

/** "une chambre", "an acre". */
function oneBeforeUnit(lexemes: readonly Lexeme[], at: number): number | null {
  if (!lexemeAt(lexemes, at).roles.has('one')) return null
  const unit = unitAt(lexemes, at + 1)?.unit
  return ofOne.includes(unit) ? 1 : null
}
