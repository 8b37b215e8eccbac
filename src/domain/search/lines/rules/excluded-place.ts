import { lexemeAt } from '@/domain/search/lines/lexeme-at'
import type { Found } from '@/domain/search/lines/line-parts'
import type { RuleContext } from '@/domain/search/lines/quantity-rule'
import { excluded } from '@/domain/search/lines/vocabulary/function-words'

/** "Namur, Jambes exclu": nothing can be asked for around a place. */
export function readExcludedPlace({ lexemes, at }: RuleContext): Found | null {
  const [place, word] = [lexemeAt(lexemes, at), lexemeAt(lexemes, at + 1)]
  const isExcluded = place.places.length > 0 && excluded.has(word.key)
  return isExcluded ? { drafts: [], unread: [place, word], next: at + 2 } : null
}
