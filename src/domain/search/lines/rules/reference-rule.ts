import { lexemeAt, skip } from '@/domain/search/lines/lexeme-at'
import type { Lexeme } from '@/domain/search/lines/lexemes'
import type { Found } from '@/domain/search/lines/line-parts'
import type { RuleContext } from '@/domain/search/lines/quantity-rule'
import { numbersOfReferences, references } from '@/domain/search/lines/vocabulary/function-words'

const isBetween = ({ key }: Lexeme): boolean => key === ':' || numbersOfReferences.has(key)

/** "ref 2101" and "référence n° 1300" are no postcode and no price: the text search finds references. */
export function readReference({ lexemes, at }: RuleContext): Found | null {
  const first = lexemeAt(lexemes, at)
  if (!references.has(first.key)) return null
  const number = lexemeAt(lexemes, skip(lexemes, { at: at + 1, isSkipped: isBetween }))
  if (number.number === null) return null
  return { drafts: [], unread: [first, number], next: lexemes.indexOf(number) + 1 }
}
