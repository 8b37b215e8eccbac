import type { Lexeme } from '@/domain/search/lines/lexemes'
import { isSome, isWord, lexemeAt } from '@/domain/search/lines/lexeme-at'
import { isBeforeNumberOnly } from '@/domain/search/lines/vocabulary/function-words'

/** What stands after a number that is no postcode. */
export const measures = [
  'currency',
  'month',
  'thousand',
  'squareMetres',
  'squareFeet',
  'ares',
  'acres',
  'kilometres',
] as const

/** "Gent, 1000 max per maand" limits a rent; in "1300 max 300.000" another number is limited. */
const isLimited = (lexemes: readonly Lexeme[], at: number): boolean => {
  const [limit, after] = [lexemeAt(lexemes, at), lexemeAt(lexemes, at + 1)]
  const isOfNext =
    after.number !== null || isSome(after, ['currency', 'price', 'rent', 'min', 'max', 'about'])
  return isWord(limit) && limit.roles.has('max') && !isBeforeNumberOnly(limit.key) && !isOfNext
}

/** Whether what stands at a position says that the number before it is no postcode. */
export const isAfterMeasured = (lexemes: readonly Lexeme[], at: number): boolean =>
  isSome(lexemeAt(lexemes, at), measures) || isLimited(lexemes, at)

/** "2018", or "2018 Antwerpen", which is one lexeme. */
const isZipAt = (lexemes: readonly Lexeme[], at: number): boolean => {
  const { raw, places } = lexemeAt(lexemes, at)
  return /^\d{4}(?!\d)/.test(raw) && places.length > 0
}

const steps = [-1, 1] as const

/** "1000 of 1040" are postcodes both. */
const isJoined = (lexemes: readonly Lexeme[], at: number): boolean =>
  steps.some((step) => {
    const joint = lexemeAt(lexemes, at + step)
    const isMeasured = step > 0 && isSome(lexemeAt(lexemes, at + 3), measures)
    return joint.roles.has('or') && joint.key !== ',' && isZipAt(lexemes, at + 2 * step) && !isMeasured
  })

/** Whether a number is a postcode of several: all of "1040, 1050 and 1060" are; "9000, 1100" may be one and a rent. */
export const isBesideZip = (lexemes: readonly Lexeme[], at: number): boolean =>
  isJoined(lexemes, at) ||
  steps.some(
    (step) =>
      lexemeAt(lexemes, at + step).key === ',' &&
      isZipAt(lexemes, at + 2 * step) &&
      isJoined(lexemes, at + 2 * step),
  )
