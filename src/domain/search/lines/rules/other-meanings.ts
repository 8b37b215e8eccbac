import type { Lexeme } from '@/domain/search/lines/lexemes'
import { isJoint, isSome, lexemeAt, skip } from '@/domain/search/lines/lexeme-at'
import { propertyKinds } from '@/domain/search/lines/line-words'
import type { RuleContext } from '@/domain/search/lines/quantity-rule'
import { likeNew, markets, renewed, wordsOfNew } from '@/domain/search/lines/vocabulary/function-words'

/** "appartement mais avec jardin": short for a house only where no other type is named. */
export const isBut = ({ lexemes, at }: RuleContext): boolean =>
  lexemeAt(lexemes, at).key === 'mais' &&
  lexemes.some((lexeme, index) => index !== at && isSome(lexeme, propertyKinds))

/** "new kitchen", "toiture neuve", "remis à neuf", "new on the market": the home itself is not. */
export function isNewPart({ lexemes, at }: RuleContext): boolean {
  if (!wordsOfNew.has(lexemeAt(lexemes, at).key)) return false
  const [before, after] = [lexemeAt(lexemes, at - 1), lexemeAt(lexemes, at + 1)]
  const isSkipped = (lexeme: Lexeme) => isJoint(lexeme) && !markets.has(lexeme.key)
  const market = lexemeAt(lexemes, skip(lexemes, { at: at + 1, isSkipped }))
  const isToNew = before.raw === 'à' || (before.key === 'a' && likeNew.has(lexemeAt(lexemes, at - 2).key))
  return (
    isToNew ||
    likeNew.has(before.key) ||
    [before, after].some(({ key }) => renewed.has(key)) ||
    markets.has(market.key)
  )
}

/** "location: Wavre" is English for where. */
export const isLocation = ({ lexemes, at }: RuleContext): boolean =>
  lexemeAt(lexemes, at).key === 'location' &&
  lexemeAt(lexemes, at + 1).key === ':' &&
  lexemeAt(lexemes, at + 2).places.length > 0
