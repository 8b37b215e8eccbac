import { isJoint, isSome, lexemeAt, skip } from '@/domain/search/lines/lexeme-at'
import type { Lexeme } from '@/domain/search/lines/lexemes'
import type { Found } from '@/domain/search/lines/line-parts'
import type { RuleContext } from '@/domain/search/lines/quantity-rule'
import { months } from '@/domain/search/lines/vocabulary/function-words'

const [firstYear, lastYear] = [2020, 2040]
const mostDays = 31

const isYear = ({ number, raw }: Lexeme): boolean =>
  /^\d{4}$/.test(raw) && number !== null && number >= firstYear && number <= lastYear

const isDay = ({ number }: Lexeme): boolean => number !== null && number >= 1 && number <= mostDays

const isSign = ({ key }: Lexeme): boolean => key === '/' || key === '-'

/** "1/2/2027": a day, a month and a year with signs between them. */
const isWithSigns = (lexemes: readonly Lexeme[], at: number): boolean =>
  isDay(lexemeAt(lexemes, at + 2)) &&
  isYear(lexemeAt(lexemes, at + 4)) &&
  [1, 3].every((step) => isSign(lexemeAt(lexemes, at + step)))

const isMonth = (lexeme: Lexeme): boolean => months.has(lexeme.key) || /^\d{1,2}\.\d{1,2}$/.test(lexeme.raw)

/** Where a date ends that begins at a lexeme: "1/2/2027", "01.03.2027", "1 February 2027", "mars 2027"; null for none. */
function endOfDate(lexemes: readonly Lexeme[], at: number): number | null {
  if (isMonth(lexemeAt(lexemes, at))) return isYear(lexemeAt(lexemes, at + 1)) ? at + 2 : null
  if (!isDay(lexemeAt(lexemes, at))) return null
  if (months.has(lexemeAt(lexemes, at + 1).key)) return isYear(lexemeAt(lexemes, at + 2)) ? at + 3 : at + 2
  return isWithSigns(lexemes, at) ? at + 5 : null
}

/** When a home is free: nothing asks for it, and its numbers are no price. */
export function readDate({ lexemes, at }: RuleContext): Found | null {
  const isLimited = isSome(lexemeAt(lexemes, at), ['min', 'max'])
  const first = isLimited ? skip(lexemes, { at: at + 1, isSkipped: isJoint }) : at
  const next = endOfDate(lexemes, first)
  const unread = lexemes.slice(at, next ?? at).filter((lexeme) => !isSign(lexeme) && !isJoint(lexeme))
  return next === null ? null : { drafts: [], unread, next }
}
