import type { Lexeme } from '@/domain/search/lines/lexemes'
import { isJoint, isSome, lexemeAt, skip } from '@/domain/search/lines/lexeme-at'
import type { Found } from '@/domain/search/lines/line-parts'
import type { RuleContext } from '@/domain/search/lines/quantity-rule'
import { amenities } from '@/domain/search/lines/vocabulary/function-words'

const isAmenity = ({ key }: Lexeme): boolean => amenities.has(key)

const distances = ['near', 'kilometres', 'minutes'] as const

const isDistance = (lexeme: Lexeme): boolean => isSome(lexeme, distances) || lexeme.key === 'm'

const isOfList = (lexeme: Lexeme): boolean =>
  lexeme.number === null &&
  lexeme.places.length === 0 &&
  !isDistance(lexeme) &&
  (isAmenity(lexeme) || !lexeme.isKnown || isSome(lexeme, ['filler', 'or', 'one', 'unstored']))

/** "proche école et commerces", "500 m from shops", "commerces à proximité": they are near a home, and nothing asks for them. */
export function readAmenity({ lexemes, at }: RuleContext): Found | null {
  if (!isAmenity(lexemeAt(lexemes, at))) return null
  const before = skip(lexemes, { at: at - 1, step: -1, isSkipped: isOfList })
  const after = skip(lexemes, { at: at + 1, isSkipped: isJoint })
  const isNear = lexemeAt(lexemes, after).roles.has('near') && !isBeforePlace(lexemes, after)
  return isNear || isDistance(lexemeAt(lexemes, before))
    ? { drafts: [], unread: [lexemeAt(lexemes, at)], next: at + 1 }
    : null
}

const isBeforePlace = (lexemes: readonly Lexeme[], at: number): boolean =>
  lexemeAt(lexemes, skip(lexemes, { at: at + 1, isSkipped: isJoint })).places.length > 0
