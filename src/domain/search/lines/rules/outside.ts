import type { Lexeme } from '@/domain/search/lines/lexemes'
import { isSome, lexemeAt } from '@/domain/search/lines/lexeme-at'
import { partsOfProperty } from '@/domain/search/lines/vocabulary/function-words'

/** Outside, or a room of a home: "90 m² + balcon 8 m²". */
export const isOutside = (lexeme: Lexeme): boolean =>
  isSome(lexeme, ['garden', 'terrace']) || partsOfProperty.has(lexeme.key)

const largestTerrace = 60

/** "terras vanaf 90 m²" is the surface of the home; "terras van 90 m²" is that of the terrace. */
export const isInside = (lexemes: readonly Lexeme[], { at, low }: { at: number; low: number }): boolean =>
  low >= largestTerrace && isSome(lexemeAt(lexemes, at - 1), ['terrace'])
