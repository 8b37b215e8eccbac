import { lexemeAt, skip } from '@/domain/search/lines/lexeme-at'
import type { Lexeme } from '@/domain/search/lines/lexemes'
import { typesOf } from '@/domain/search/lines/line-types'
import type { Found } from '@/domain/search/lines/line-parts'
import type { RuleContext } from '@/domain/search/lines/quantity-rule'
import { owners, sellers } from '@/domain/search/lines/vocabulary/function-words'

/** "wij verkopen ons huis en zoeken een appartement": their own home is not what they look for, if another one is. */
export function readOwnSale({ lexemes, at, types }: RuleContext): Found | null {
  if (!sellers.has(lexemeAt(lexemes, at).key)) return null
  const isOwner = ({ key }: { key: string }): boolean => owners.has(key)
  const own = skip(lexemes, { at: at + 1, isSkipped: isOwner })
  const isType = (lexeme: Lexeme): boolean => typesOf(types, lexeme) !== null
  const isOwn = own > at + 1 && isType(lexemeAt(lexemes, own)) && lexemes.slice(own + 1).some(isType)
  if (!isOwn) return null
  return { drafts: [], unread: [lexemeAt(lexemes, at), lexemeAt(lexemes, own)], next: own + 1 }
}
