import { readEnergy, readEnergyFigure } from './energy-rule'
import { lexemeAt } from './lexeme-at'
import type { Draft, Found, LinePart, LineSpan } from './line-parts'
import { lineOf, readTokens, type FindPlaces } from './line-tokens'
import { readLexemes, writeOut, type Lexeme } from './lexemes'
import type { LineTypes } from './line-types'
import { withoutCirclesOfLists, withoutLargerPlaces, withoutPlacesOfWork } from './narrow-places'
import { readPlace, readStreet } from './place-rule'
import { readNumbers, type RuleContext } from './quantity-rule'
import { readAmenity } from './rules/amenity-rule'
import { readBuilding, readLetDwellings } from './rules/building-rule'
import { readCharges } from './rules/charges-rule'
import { readDate } from './rules/date-rule'
import { readOwnSale } from './rules/own-sale'
import { readReference } from './rules/reference-rule'
import { readExcludedPlace } from './rules/excluded-place'
import { readRate } from './rules/rate-rule'
import { settle } from './settle'
import { correctSlips, type SuggestNames } from './slips'
import { readFlag, readGoal, readNegation, readType } from './word-rules'
import { readYear } from './year-rule'

/** How a typed line was read: what its parts ask for, and the words that ask for nothing it knows. */
export type LineReading = {
  parts: LinePart[]
  unread: string[]
  /** A word was read as another one, for a slip of the keys. */
  isCorrected: boolean
}

export type ReadLineInput = {
  line: string
  types: LineTypes
  findPlaces: FindPlaces
  suggestNames: SuggestNames
}

const rules: readonly ((context: RuleContext) => Found | null)[] = [
  readReference,
  readOwnSale,
  readDate,
  readYear,
  readEnergy,
  readEnergyFigure,
  readStreet,
  readCharges,
  readRate,
  readExcludedPlace,
  readPlace,
  readNegation,
  readLetDwellings,
  readNumbers,
  readGoal,
  readFlag,
  readAmenity,
  readType,
  readBuilding,
]

function lexemesOf({ line, types, findPlaces, suggestNames }: ReadLineInput): {
  lexemes: Lexeme[]
  isCorrected: boolean
} {
  const context = { types, findPlaces }
  const tokens = readTokens(line)
  const lexemes = readLexemes(writeOut(tokens, context), context)
  const corrected = correctSlips(tokens, { lexemes, findPlaces, suggestNames })
  if (corrected === null) return { lexemes, isCorrected: false }
  const isCorrected =
    corrected.length < tokens.length ||
    corrected.some(({ key, places }, at) => places !== undefined || key !== tokens[at]?.key)
  return { lexemes: readLexemes(writeOut(corrected, context), context), isCorrected }
}

const isSilent = ({ number, roles, key }: Lexeme): boolean =>
  number === null && (!/\p{L}/u.test(key) || silentRoles.some((role) => roles.has(role)) || key.length === 1)

const silentRoles = [
  'filler',
  'with',
  'or',
  'price',
  'surface',
  'near',
  'surroundings',
  'one',
  'between',
] as const

/**
 * Reads a typed line in any of the four languages, mixed too (docs/search.md). Any text gives an answer, the same for the
 * same text; at most 500 characters are read.
 */
export function readLine(input: ReadLineInput): LineReading {
  const line = lineOf(input.line)
  const { lexemes, isCorrected } = lexemesOf({ ...input, line })
  const drafts: Draft[] = []
  const unread: LineSpan[] = []
  for (let at = 0; at < lexemes.length;) {
    const found = firstFound({ lexemes, at, types: input.types }) ?? unfound(lexemes, at)
    drafts.push(...found.drafts)
    unread.push(...(found.unread ?? []))
    at = found.next
  }
  const settled = settle(drafts)
  const lived = withoutPlacesOfWork(settled.parts, lexemes)
  const listed = withoutCirclesOfLists(withoutLargerPlaces(lived.parts, lexemes), lexemes)
  const words = wordsOf(line, [...unread, ...settled.unread, ...lived.unread, ...listed.unread])
  return { parts: listed.parts, unread: words, isCorrected }
}

/** "Ville: Namur": a word alone before a colon is a label, at the start of a line or of a part of it. */
const isLabel = (lexemes: readonly Lexeme[], at: number): boolean =>
  lexemeAt(lexemes, at + 1).key === ':' && !/\p{L}/u.test(lexemeAt(lexemes, at - 1).key)

const unfound = (lexemes: readonly Lexeme[], at: number): Found => ({
  drafts: [],
  unread: isSilent(lexemeAt(lexemes, at)) || isLabel(lexemes, at) ? [] : [lexemeAt(lexemes, at)],
  next: at + 1,
})

function firstFound(context: RuleContext): Found | null {
  for (const rule of rules) {
    const found = rule(context)
    if (found) return found
  }
  return null
}

/** The words of spans, in the order of the line. */
function wordsOf(line: string, spans: readonly LineSpan[]): string[] {
  const sorted = [...spans].sort((one, other) => one.start - other.start)
  const texts = new Map(sorted.map(({ start, end }) => [start, line.slice(start, end)]))
  return [...texts.values()]
    .flatMap((text) => text.split(/[\s,;:]+/))
    .filter((word) => /[\p{L}\d]/u.test(word))
}
