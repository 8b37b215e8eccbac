import { isSome, lexemeAt, skip } from '@/domain/search/lines/lexeme-at'
import type { Lexeme } from '@/domain/search/lines/lexemes'
import type { Found } from '@/domain/search/lines/line-parts'
import type { RuleContext } from '@/domain/search/lines/quantity-rule'
import { beforeRates, yearly, years } from '@/domain/search/lines/vocabulary/function-words'

const isOfSum = (lexeme: Lexeme): boolean => isSome(lexeme, ['currency', 'thousand'])

/** Where "/an", "par an" or "annuel" ends; the same position for none. */
function endOfYear(lexemes: readonly Lexeme[], at: number): number {
  if (yearly.has(lexemeAt(lexemes, at).key)) return at + 1
  return beforeRates.has(lexemeAt(lexemes, at).key) && years.has(lexemeAt(lexemes, at + 1).key) ? at + 2 : at
}

const isOfSurface = (lexemes: readonly Lexeme[], at: number): boolean =>
  beforeRates.has(lexemeAt(lexemes, at).key) && lexemeAt(lexemes, at + 1).roles.has('squareMetres')

/** "rapport 18.000/an", "120 €/m²/an", "2500 euro per m2": what is paid for a year or a square metre is no price of a home. */
export function readRate({ lexemes, at }: RuleContext): Found | null {
  if (lexemeAt(lexemes, at).number === null) return null
  const sum = skip(lexemes, { at: at + 1, isSkipped: isOfSum })
  const surface = sum > at + 1 && isOfSurface(lexemes, sum) ? sum + 2 : sum
  const next = endOfYear(lexemes, surface)
  if (next === sum) return null
  return { drafts: [], unread: lexemes.slice(at, next).filter(({ key }) => key !== '/'), next }
}
