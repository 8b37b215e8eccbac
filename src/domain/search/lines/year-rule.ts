import { lexemeAt, skip } from './lexeme-at'
import type { Lexeme } from './lexemes'
import type { Found } from './line-parts'
import type { RuleContext } from './quantity-rule'
import { yearWords } from './vocabulary/function-words'

const [firstYear, lastYear] = [1500, 2100]

// "construite après l'an 2000".
const mostBetween = 3

const isBetween = ({ number, key, places }: Lexeme): boolean =>
  number === null && places.length === 0 && /^\p{L}/u.test(key)

/** "construite après 2000", "since 1990", "bouwjaar 1998": nothing asks for a year, which is no postcode and no price. */
export function readYear({ lexemes, at }: RuleContext): Found | null {
  const built = lexemeAt(lexemes, at)
  const isAfter = yearWords.has(built.key) && /^\d{4}$/.test(lexemeAt(lexemes, at + 1).raw)
  if (!built.roles.has('built') && !isAfter) return null
  const next = skip(lexemes, { at: at + 1, isSkipped: isBetween })
  const year = lexemeAt(lexemes, next)
  const isYear = year.number !== null && year.number >= firstYear && year.number <= lastYear
  return isYear && next <= at + 1 + mostBetween ? { drafts: [], unread: [built, year], next: next + 1 } : null
}
