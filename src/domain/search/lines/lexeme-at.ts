import type { Lexeme } from './lexemes'
import type { WordRole } from './line-words'

/** What stands before the first and after the last word of a line. */
const noLexeme: Lexeme = {
  key: '',
  raw: '',
  start: 0,
  end: 0,
  number: null,
  roles: new Set(),
  places: [],
  isKnown: true,
}

/** The lexeme at a position; one without a word beyond the ends of the line. */
export const lexemeAt = (lexemes: readonly Lexeme[], at: number): Lexeme => lexemes[at] ?? noLexeme

export const isWord = ({ number, key }: Lexeme): boolean => number === null && key !== ''

/** Whether a lexeme can be one of several things. */
export const isSome = ({ roles }: Lexeme, among: readonly WordRole[]): boolean =>
  among.some((role) => roles.has(role))

/** A word that only joins others: "de", "the". */
export const isJoint = (lexeme: Lexeme): boolean =>
  isWord(lexeme) &&
  lexeme.places.length === 0 &&
  lexeme.key !== ',' &&
  lexeme.roles.has('filler') &&
  !isSome(lexeme, ['with', 'ares'])

/** The position of the first lexeme from a position on that is not such a one. */
export function skip(
  lexemes: readonly Lexeme[],
  { at, step = 1, isSkipped }: { at: number; step?: 1 | -1; isSkipped: (lexeme: Lexeme) => boolean },
): number {
  let next = at
  while (lexemes[next] && isSkipped(lexemeAt(lexemes, next))) next += step
  return next
}

/** Where a rule began and ended, as a part of the line. */
export const spanOf = (
  lexemes: readonly Lexeme[],
  { at, next }: { at: number; next: number },
): { start: number; end: number } => ({
  start: lexemeAt(lexemes, at).start,
  end: lexemeAt(lexemes, next - 1).end,
})
