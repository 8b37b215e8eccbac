import { readEnergy } from './energy-rule'
import { lexemeAt } from './lexeme-at'
import type { Draft, Found, LinePart, LineSpan } from './line-parts'
import { mostLetters, readTokens } from './line-tokens'
import { readLexemes, writeOut, type FindPlaces, type Lexeme } from './lexemes'
import type { LineTypes } from './line-types'
import { readPlace } from './place-rule'
import { readNumbers, type RuleContext } from './quantity-rule'
import { settle } from './settle'
import { correctSlips, type SuggestPlaces } from './slips'
import { readFlag, readGoal, readNegation, readType } from './word-rules'

/** How a typed line was read: what its parts ask for, and the words that ask for nothing it knows. */
export type LineReading = { parts: LinePart[]; unread: string[] }

export type ReadLineInput = {
  line: string
  types: LineTypes
  findPlaces: FindPlaces
  suggestPlaces: SuggestPlaces
}

const rules: readonly ((context: RuleContext) => Found | null)[] = [
  readEnergy,
  readPlace,
  readNegation,
  readNumbers,
  readGoal,
  readFlag,
  readType,
]

function lexemesOf({ line, types, findPlaces, suggestPlaces }: ReadLineInput): Lexeme[] {
  const context = { types, findPlaces }
  const tokens = readTokens(line)
  const lexemes = readLexemes(writeOut(tokens), context)
  const corrected = correctSlips(tokens, { lexemes, suggestPlaces })
  return corrected ? readLexemes(writeOut(corrected), context) : lexemes
}

const isSilent = ({ number, roles, key }: Lexeme): boolean =>
  number === null && (!/^\p{L}/u.test(key) || silentRoles.some((role) => roles.has(role)) || key.length === 1)

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
 * same text; at most 200 characters are read.
 */
export function readLine(input: ReadLineInput): LineReading {
  const line = input.line.slice(0, mostLetters)
  const lexemes = lexemesOf({ ...input, line })
  const drafts: Draft[] = []
  const unread: LineSpan[] = []
  for (let at = 0; at < lexemes.length;) {
    const found = firstFound({ lexemes, at, types: input.types }) ?? unfound(lexemeAt(lexemes, at), at)
    drafts.push(...found.drafts)
    unread.push(...(found.unread ?? []))
    at = found.next
  }
  const settled = settle(drafts)
  return { parts: settled.parts, unread: wordsOf(line, [...unread, ...settled.unread]) }
}

const unfound = (lexeme: Lexeme, at: number): Found => ({
  drafts: [],
  unread: isSilent(lexeme) ? [] : [lexeme],
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
