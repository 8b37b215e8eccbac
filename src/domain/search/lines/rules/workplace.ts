import { isJoint, isSome, lexemeAt, skip } from '@/domain/search/lines/lexeme-at'
import type { Lexeme } from '@/domain/search/lines/lexemes'

const workplaces = ['industry', 'offices', 'commercial', 'garage'] as const

/**
 * Whether a surface from `at` to `next` is one of a workplace that a home has: "maison + atelier 300 m²", "avec garage de 40
 * m²", "with 200 m² workshop".
 */
export function isOfWorkplace(
  lexemes: readonly Lexeme[],
  { at, next }: { at: number; next: number },
): boolean {
  const place = skip(lexemes, { at: at - 1, step: -1, isSkipped: isJoint })
  const before = lexemeAt(lexemes, place)
  const after = lexemeAt(lexemes, skip(lexemes, { at: next, isSkipped: isJoint }))
  if (before.roles.has('with')) return isSome(after, workplaces)
  const first = lexemeAt(lexemes, skip(lexemes, { at: place - 1, step: -1, isSkipped: isJoint }))
  return isSome(before, workplaces) && first.roles.has('with')
}
