import type { Lexeme } from '@/domain/search/lines/lexemes'
import { isJoint, isSome, lexemeAt, skip, spanOf } from '@/domain/search/lines/lexeme-at'
import type { Found } from '@/domain/search/lines/line-parts'
import type { RuleContext } from '@/domain/search/lines/quantity-rule'
import {
  building,
  dividers,
  dwellingUnits,
  investing,
  letWords,
} from '@/domain/search/lines/vocabulary/function-words'

const dwellings = ['apartment', 'studio'] as const

const isDwelling = (lexeme: Lexeme): boolean => isSome(lexeme, dwellings) || dwellingUnits.has(lexeme.key)

const isPlural = (lexeme: Lexeme): boolean => isSome(lexeme, dwellings) && /(?:s|en)$/.test(lexeme.key)

const isCount = ({ number, places }: Lexeme): boolean => (number ?? 0) > 1 && places.length === 0

/** What stands between a building and its dwellings. */
const isBetween = (lexeme: Lexeme): boolean =>
  lexeme.number === null &&
  !building.test(lexeme.key) &&
  (isJoint(lexeme) || lexeme.roles.has('with') || dividers.has(lexeme.key))

/** "immeuble mixte commerce + appartement" has both. */
function isInMixed(lexemes: readonly Lexeme[], at: number): boolean {
  const isSkipped = (lexeme: Lexeme) => isBetween(lexeme) || isSome(lexeme, ['commercial', ...dwellings])
  return /mixte|mixed|gemengd/.test(lexemeAt(lexemes, skip(lexemes, { at: at - 1, step: -1, isSkipped })).key)
}

/** "maison à diviser en appartements". */
const isToBecome = (lexemes: readonly Lexeme[], at: number): boolean =>
  isPlural(lexemeAt(lexemes, at)) &&
  dividers.has(lexemeAt(lexemes, skip(lexemes, { at: at - 1, step: -1, isSkipped: isJoint })).key)

const isOfBuilding = (lexeme: Lexeme): boolean =>
  isCount(lexeme) || isBetween(lexeme) || isSome(lexeme, ['commercial', ...dwellings])

/** "immeuble de rapport 3 appartements et rez commercial" has both. */
function isInCounted(lexemes: readonly Lexeme[], at: number): boolean {
  const before = skip(lexemes, { at: at - 1, step: -1, isSkipped: isOfBuilding })
  const has = lexemes.slice(before + 1, at)
  return isSome(lexemeAt(lexemes, before), ['investment']) && has.some(isCount) && has.some(isDwelling)
}

/** "gebouw met winkel en appartement": the building has both. */
function isBesideShop(lexemes: readonly Lexeme[], at: number): boolean {
  const isSkipped = (lexeme: Lexeme) =>
    isBetween(lexeme) || isSome(lexeme, ['commercial', 'or']) || isCount(lexeme)
  const before = skip(lexemes, { at: at - 1, step: -1, isSkipped })
  return building.test(lexemeAt(lexemes, before).key) && isBeforeShop(lexemes, before)
}

/** Whether a word for dwellings counts them, or says all that a building is: "3 studios", "immeuble avec appartements". */
export function isManyDwellings(lexemes: readonly Lexeme[], at: number): boolean {
  if (isCount(lexemeAt(lexemes, at - 1)) || isInMixed(lexemes, at) || isInCounted(lexemes, at)) return true
  if (isToBecome(lexemes, at) || isBesideShop(lexemes, at)) return true
  const before = lexemeAt(lexemes, skip(lexemes, { at: at - 1, step: -1, isSkipped: isBetween }))
  return isPlural(lexemeAt(lexemes, at)) && (isSome(before, ['investment']) || building.test(before.key))
}

/** "Kapitalanlage Wohnung", "investment flat": the dwelling is what is looked for. */
export const isPurposeBeside = (lexemes: readonly Lexeme[], at: number): boolean =>
  investing.has(lexemeAt(lexemes, at).key) &&
  ([-1, 1] as const).some((step) => isSome(lexemeAt(lexemes, at + step), dwellings))

/**
 * "building with 3 studios", "gebouw met appartementen" and "4 unit building" are let to others; who asks for a flat "in a
 * building with 4 flats" lives there.
 */
export function readBuilding({ lexemes, at, types }: RuleContext): Found | null {
  const webIds = types.ofKind.get('investment')
  if (!webIds || !building.test(lexemeAt(lexemes, at).key) || isLivedIn(lexemes, at)) return null
  if (!isBeforeDwellings(lexemes, at) && !isAfterUnits(lexemes, at)) return null
  const meaning = { by: 'types', types: webIds, kind: 'investment', isExcluded: false } as const
  return { drafts: [{ ...spanOf(lexemes, { at, next: at + 1 }), meaning }], next: at + 1 }
}

/** "building with shop and 2 flats" has both. */
function isBeforeShop(lexemes: readonly Lexeme[], at: number): boolean {
  const shop = skip(lexemes, { at: at + 1, isSkipped: isBetween })
  const isSkipped = (lexeme: Lexeme) => isBetween(lexeme) || isCount(lexeme) || lexeme.roles.has('or')
  const next = skip(lexemes, { at: shop + 1, isSkipped })
  return (
    isSome(lexemeAt(lexemes, shop), ['commercial']) && next > shop + 1 && isDwelling(lexemeAt(lexemes, next))
  )
}

function isBeforeDwellings(lexemes: readonly Lexeme[], at: number): boolean {
  if (isBeforeShop(lexemes, at)) return true
  const next = skip(lexemes, { at: at + 1, isSkipped: isBetween })
  return isCount(lexemeAt(lexemes, next))
    ? isDwelling(lexemeAt(lexemes, isLetAt(lexemes, next + 1) ? next + 2 : next + 1))
    : isPlural(lexemeAt(lexemes, next))
}

const isLetAt = (lexemes: readonly Lexeme[], at: number): boolean => letWords.has(lexemeAt(lexemes, at).key)

const buildings = ['house', 'commercial', 'investment'] as const

/** "3 let flats", "4 appartements loués": who buys several that are let looks for a building, unless one is named before them. */
export function readLetDwellings({ lexemes, at, types }: RuleContext): Found | null {
  const webIds = types.ofKind.get('investment')
  if (!webIds || !isCount(lexemeAt(lexemes, at))) return null
  const dwellings = isLetAt(lexemes, at + 1) ? at + 2 : at + 1
  const last = dwellings === at + 2 || !isLetAt(lexemes, dwellings + 1) ? dwellings : dwellings + 1
  if (last === at + 1 || !isPlural(lexemeAt(lexemes, dwellings))) return null
  const isNamed = (lexeme: Lexeme) => isSome(lexeme, buildings) || building.test(lexeme.key)
  const next = last + 1
  if (lexemes.slice(0, at).some(isNamed)) return { drafts: [], unread: lexemes.slice(at, next), next }
  const meaning = { by: 'types', types: webIds, kind: 'investment', isExcluded: false } as const
  return { drafts: [{ ...spanOf(lexemes, { at, next }), meaning }], next }
}

const isAfterUnits = (lexemes: readonly Lexeme[], at: number): boolean =>
  isCount(lexemeAt(lexemes, at - 2)) && isDwelling(lexemeAt(lexemes, at - 1))

function isLivedIn(lexemes: readonly Lexeme[], at: number): boolean {
  const before = skip(lexemes, { at: at - 1, step: -1, isSkipped: ({ roles }) => roles.has('one') })
  return ['in', 'dans'].includes(lexemeAt(lexemes, before).key)
}
