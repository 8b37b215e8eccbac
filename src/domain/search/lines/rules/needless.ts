import type { Lexeme } from '@/domain/search/lines/lexemes'
import { lexemeAt } from '@/domain/search/lines/lexeme-at'
import {
  needs,
  needsBeforeNot,
  tolerances,
  verbsOfTolerance,
} from '@/domain/search/lines/vocabulary/function-words'

/** "gibt es noch Häuser" denies nothing, "weder Haus noch Wohnung" both. */
export const isStill = (lexemes: readonly Lexeme[], at: number): boolean =>
  lexemeAt(lexemes, at).key === 'noch' && !lexemes.slice(0, at).some(({ roles }) => roles.has('not'))

/** Whether a word says that something is needed. */
export const isNeed = ({ key }: Lexeme): boolean => needs.has(key)

/** Whether what is denied may be there: `at` is the "not", `denied` the word that it denies. */
export const isNeedless = (
  lexemes: readonly Lexeme[],
  { at, denied }: { at: number; denied: number },
): boolean =>
  needsBeforeNot.has(lexemeAt(lexemes, at - 1).key) ||
  lexemes.slice(at, denied + 2).some(isNeed) ||
  isTolerated(lexemes, denied + 1)

/** "zonder lift is ook goed", "ohne Aufzug ist ok". */
function isTolerated(lexemes: readonly Lexeme[], at: number): boolean {
  const isSaid = ({ key }: Lexeme) => tolerances.has(key)
  return verbsOfTolerance.has(lexemeAt(lexemes, at).key) && lexemes.slice(at + 1, at + 3).some(isSaid)
}
