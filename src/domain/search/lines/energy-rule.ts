import { energyLabels, parseLabel, type EnergyLabel } from '@/domain/energy/energy-label'
import type { Lexeme } from './lexemes'
import { isSome, isWord, lexemeAt, skip, spanOf } from './lexeme-at'
import type { Found } from './line-parts'
import type { RuleContext } from './quantity-rule'
import { labelWords } from './vocabulary/function-words'

// "PEB B, à Éghezée" has one label.
const isLetter = ({ key, raw }: Lexeme): boolean => /^[a-i]\+{0,2}$/.test(key) && !/^à/i.test(raw)

const isLabel = ({ key }: Lexeme): boolean => /^[a-i]\+{1,2}$/.test(key)

const isBeforeLetter = (lexeme: Lexeme): boolean =>
  isWord(lexeme) && !isLetter(lexeme) && isSome(lexeme, ['energy', 'min', 'max', 'between', 'filler', 'with'])

const isBetter = (lexeme: Lexeme): boolean => isSome(lexeme, ['min', 'max', 'better', 'more'])

/** "A-label", "B rated": the letter stands first. */
function readLetterFirst(context: RuleContext): Found | null {
  const { lexemes, at } = context
  const [first, word] = [lexemeAt(lexemes, at), lexemeAt(lexemes, at + 1)]
  const isSaid = /^[A-G]$/.test(first.raw) && labelWords.has(word.key) && !isLetter(lexemeAt(lexemes, at + 2))
  const label = isSaid ? labelAt(lexemes, at) : null
  if (!label) return null
  return labelsOf(context, { prefix: [], letters: { labels: [label], next: at + 2 } })
}

/** "PEB B ou mieux", "EPC A of B", "minstens label C". */
export function readEnergy(context: RuleContext): Found | null {
  const { lexemes, at } = context
  const letterFirst = readLetterFirst(context)
  if (letterFirst) return letterFirst
  const begin = lexemeAt(lexemes, at)
  if (!begin.roles.has('energy') && !isBetter(begin) && !isLabel(begin)) return null
  const first = skip(lexemes, { at, isSkipped: isBeforeLetter })
  const prefix = lexemes.slice(at, first)
  const hasCue = prefix.some(({ roles }) => roles.has('energy')) || isLabel(lexemeAt(lexemes, first))
  const isBetween = prefix.some(({ roles }) => roles.has('between'))
  const letters = hasCue ? readLetters(lexemes, { at: first, isBetween }) : null
  return letters ? labelsOf(context, { prefix, letters }) : unreadFigure(context, first)
}

type Letters = { labels: EnergyLabel[]; next: number }

function labelsOf(
  { lexemes, at }: RuleContext,
  { prefix, letters }: { prefix: readonly Lexeme[]; letters: Letters },
): Found {
  const isUpTo = prefix.some((lexeme) => isBetter(lexeme) && lexeme.key !== '+')
  const isUpToAfter = !isUpTo && isBetterAfter(lexemes, letters.next)
  const next = isUpToAfter ? letters.next + 1 : letters.next
  const labels = isUpTo || isUpToAfter ? upTo(letters.labels) : letters.labels
  return { drafts: [{ ...spanOf(lexemes, { at, next }), meaning: { by: 'labels', labels } }], next }
}

function isBetterAfter(lexemes: readonly Lexeme[], at: number): boolean {
  const follows = lexemeAt(lexemes, at + 1)
  const isOfNext = lexemeAt(lexemes, at).key === '+' ? follows.key !== '' : follows.number !== null
  return isBetter(lexemeAt(lexemes, at)) && !isOfNext
}

/** The letters of a list or of a range: "A, B ou C", "A à C". */
function readLetters(
  lexemes: readonly Lexeme[],
  { at, isBetween }: { at: number; isBetween: boolean },
): Letters | null {
  const first = labelAt(lexemes, at)
  if (!first) return null
  const labels = [first]
  let next = at + 1
  for (let found = labelAfter(lexemes, next); found; found = labelAfter(lexemes, next)) {
    const isList = found.isBare || (!isBetween && lexemeAt(lexemes, next).roles.has('or'))
    labels.push(...(isList ? [found.label] : between(labels.at(-1) ?? first, found.label)))
    next += found.isBare ? 1 : 2
  }
  return { labels: energyLabels.filter((label) => labels.includes(label)), next }
}

/** The label after a joint, or a capital letter alone ("PEB F G"); "a" without an accent is a label itself. */
function labelAfter(lexemes: readonly Lexeme[], at: number): { label: EnergyLabel; isBare: boolean } | null {
  const joint = lexemeAt(lexemes, at)
  const isBare = /^[A-G]$/.test(joint.raw)
  const isJoint = joint.raw.toLowerCase() !== 'a' && isSome(joint, ['range', 'or'])
  const label = isBare ? labelAt(lexemes, at) : isJoint ? labelAt(lexemes, at + 1) : null
  return label && { label, isBare }
}

const labelAt = (lexemes: readonly Lexeme[], at: number): EnergyLabel | null =>
  isLetter(lexemeAt(lexemes, at)) ? parseLabel(lexemeAt(lexemes, at).key) : null

function between(one: EnergyLabel, other: EnergyLabel): EnergyLabel[] {
  const places = [one, other].map((label) => energyLabels.indexOf(label))
  return energyLabels.slice(Math.min(...places), Math.max(...places) + 1)
}

/** The worst of the labels and all better ones. */
const upTo = (labels: readonly EnergyLabel[]): EnergyLabel[] =>
  energyLabels.slice(0, Math.max(...labels.map((label) => energyLabels.indexOf(label))) + 1)

const isBeforeFigure = (lexeme: Lexeme): boolean =>
  isWord(lexeme) && isSome(lexeme, ['min', 'max', 'about', 'between', 'filler'])

/** "max 150 kWh", "kWh under 100": a figure of energy is no price, and nothing asks for it. */
export function readEnergyFigure({ lexemes, at }: RuleContext): Found | null {
  const isUnitFirst = lexemeAt(lexemes, at).key === 'kwh'
  const figure = skip(lexemes, { at: isUnitFirst ? at + 1 : at, isSkipped: isBeforeFigure })
  if (lexemeAt(lexemes, figure).number === null) return null
  const isFigure = isUnitFirst || lexemeAt(lexemes, figure + 1).key === 'kwh'
  if (!isFigure) return null
  const next = isUnitFirst ? figure + 1 : figure + 2
  const unread = lexemes.slice(at, next).filter(({ number, key }) => number !== null || key === 'kwh')
  return { drafts: [], unread, next }
}

/** "EPC 150 kWh": nothing asks for a figure. */
function unreadFigure({ lexemes, at }: RuleContext, first: number): Found | null {
  const { roles } = lexemeAt(lexemes, at)
  if (!roles.has('energy') || roles.has('filler')) return null
  const next = skip(lexemes, { at: first, isSkipped: ({ number, key }) => number !== null || key === 'kwh' })
  return next === first ? null : { drafts: [], unread: lexemes.slice(at, next), next }
}
