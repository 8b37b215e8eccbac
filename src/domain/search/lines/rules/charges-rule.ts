import { readAmount, type Amount } from '@/domain/search/lines/amounts'
import type { Lexeme } from '@/domain/search/lines/lexemes'
import { isJoint, isWord, lexemeAt, skip } from '@/domain/search/lines/lexeme-at'
import type { Found } from '@/domain/search/lines/line-parts'
import type { RuleContext } from '@/domain/search/lines/quantity-rule'
import { charges, deposits } from '@/domain/search/lines/vocabulary/function-words'

const isCharges = ({ key }: Lexeme): boolean => charges.has(key)

const isAdding = (lexeme: Lexeme): boolean => lexeme.roles.has('with')

const isBefore = (lexeme: Lexeme): boolean => isJoint(lexeme) || lexeme.key === ':'

/** "900 € + 100 € charges" and "loyer 900, charges 150": the second sum is no price of the home. */
export function readCharges({ lexemes, at }: RuleContext): Found | null {
  const deposit = depositAt(lexemes, at)
  if (deposit) return deposit
  return isCharges(lexemeAt(lexemes, at)) ? chargesFirst(lexemes, at) : sumFirst(lexemes, at)
}

/** "caution 1600": no postcode and no price. */
function depositAt(lexemes: readonly Lexeme[], at: number): Found | null {
  if (!deposits.has(lexemeAt(lexemes, at).key)) return null
  const sum = readAmount(lexemes, skip(lexemes, { at: at + 1, isSkipped: isBefore }))
  return sum && sum.unit === null ? unread(lexemes, { at, next: sum.next }) : null
}

function chargesFirst(lexemes: readonly Lexeme[], at: number): Found | null {
  const sum = readAmount(lexemes, skip(lexemes, { at: at + 1, isSkipped: isBefore }))
  return sum && sum.unit === null && isBesideRent(lexemes, { at, sum })
    ? unread(lexemes, { at, next: sum.next })
    : null
}

function sumFirst(lexemes: readonly Lexeme[], at: number): Found | null {
  const start = skip(lexemes, { at, isSkipped: (lexeme) => isWord(lexeme) && isAdding(lexeme) })
  const sum = start > at ? readAmount(lexemes, start) : null
  if (!sum || sum.unit !== null || !isBesideRent(lexemes, { at, sum })) return null
  const last = skip(lexemes, { at: sum.next, isSkipped: isBefore })
  return isCharges(lexemeAt(lexemes, last)) ? unread(lexemes, { at: start, next: last + 1 }) : null
}

const leastRent = 100

/** Whether a larger number stands before it. */
const isBesideRent = (lexemes: readonly Lexeme[], { at, sum }: { at: number; sum: Amount }): boolean =>
  lexemes
    .slice(0, at)
    .some(({ number }) => number !== null && number >= Math.max(leastRent, sum.number * sum.scale))

const unread = (lexemes: readonly Lexeme[], { at, next }: { at: number; next: number }): Found => ({
  drafts: [],
  unread: lexemes.slice(at, next).filter((lexeme) => !isJoint(lexeme)),
  next,
})
