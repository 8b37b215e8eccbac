import type { Lexeme } from '@/domain/search/lines/lexemes'
import { isJoint, isSome, lexemeAt, skip } from '@/domain/search/lines/lexeme-at'
import {
  choices,
  needs,
  needsBeforeNot,
  problems,
  tolerances,
  verbsOfTolerance,
} from '@/domain/search/lines/vocabulary/function-words'

const isSign = ({ key }: Lexeme): boolean => [':', ',', '-'].includes(key)

/** "gibt es noch Häuser", "op den buiten" and "EXCLUSIEF: villa" deny nothing, "weder Haus noch Wohnung" both. */
export function deniesNothing(lexemes: readonly Lexeme[], at: number): boolean {
  const { key } = lexemeAt(lexemes, at)
  const isStill = key === 'noch' && !lexemes.slice(0, at).some(({ roles }) => roles.has('not'))
  const isTitle = key === 'exclusief' && (at === 0 || isSign(lexemeAt(lexemes, at + 1)))
  return isStill || isTitle || (key === 'buiten' && lexemeAt(lexemes, at - 1).key === 'den')
}

/** Whether a word says that something is needed. */
export const isNeed = ({ key }: Lexeme): boolean => needs.has(key)

/** Whether a word only stands before one that says so. */
export const isBeforeNeed = (lexeme: Lexeme): boolean => isJoint(lexeme) && !isNeed(lexeme)

/** "geen lift nodig", "sans ascenseur ok": neither with nor without; `at` is the "not", `denied` the word that it denies. */
export const isNeedless = (
  lexemes: readonly Lexeme[],
  { at, denied }: { at: number; denied: number },
): boolean =>
  needsBeforeNot.has(lexemeAt(lexemes, at - 1).key) ||
  lexemes.slice(at, denied + 1).some(isNeed) ||
  isNeed(lexemeAt(lexemes, skip(lexemes, { at: denied + 1, isSkipped: isBeforeNeed }))) ||
  isTolerated(lexemes, denied + 1)

/** "gelijkvloers mag ook", "furnished is fine": what will do as well is not asked for. */
export function isWelcome(lexemes: readonly Lexeme[], at: number): boolean {
  const isAlso = tolerances.has(lexemeAt(lexemes, at + 1).key)
  return verbsOfTolerance.has(lexemeAt(lexemes, at).key) && isAlso
}

/** "zonder lift is ook goed", "ohne Aufzug kein Problem". */
function isTolerated(lexemes: readonly Lexeme[], at: number): boolean {
  if (lexemeAt(lexemes, at).roles.has('not') && problems.has(lexemeAt(lexemes, at + 1).key)) return true
  const isSaid = ({ key }: Lexeme) => tolerances.has(key)
  return verbsOfTolerance.has(lexemeAt(lexemes, at).key) && lexemes.slice(at + 1, at + 3).some(isSaid)
}

const deniedTogether = ['garden', 'terrace', 'garage', 'parking'] as const

/** "zonder tuin of terras", "without lift or garage": the second is denied too. */
export function restOfDenied(lexemes: readonly Lexeme[], at: number): { unread: Lexeme[]; next: number } {
  const isDenied = choices.has(lexemeAt(lexemes, at).key) && isSome(lexemeAt(lexemes, at + 1), deniedTogether)
  if (!isDenied) return { unread: [], next: at }
  const rest = restOfDenied(lexemes, at + 2)
  return { unread: [lexemeAt(lexemes, at + 1), ...rest.unread], next: rest.next }
}
