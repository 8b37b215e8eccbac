import { lineFlags, type LineFlag, type PropertyKind } from './line-words'
import type { Lexeme } from './lexemes'
import { isJoint, isSome, isWord, lexemeAt, skip, spanOf } from './lexeme-at'
import type { Draft, Found } from './line-parts'
import { typesOf } from './line-types'
import { carOf, isBeforeSurface, nearest, type RuleContext } from './quantity-rule'
import { isManyDwellings, isPurposeBeside } from './rules/building-rule'
import { deniesNothing, isBeforeNeed, isNeed, isNeedless, isWelcome, restOfDenied } from './rules/needless'
import {
  isRoomOfOffice,
  isLessWanted,
  isLocation,
  isDetachedOrLess,
  isNewOrOld,
  isNewPart,
  isNoType,
  isOfHorses,
  isOtherCar,
} from './rules/other-meanings'
import {
  ands,
  builders,
  needsBeforeNot,
  plainPlots,
  practices,
  purposes,
  purposesOfOthers,
  sizes,
  studies,
} from './vocabulary/function-words'

/** "à vendre", "te huur". */
export function readGoal(context: RuleContext): Found | null {
  const { roles } = lexemeAt(context.lexemes, context.at)
  if (isLocation(context)) return { drafts: [], next: context.at + 1 }
  const goal = (['sale', 'rent'] as const).find((each) => roles.has(each))
  if (goal && isLessWanted(context)) return { drafts: [], next: context.at + 1 }
  return goal ? found(context, { by: 'goal', goal }) : null
}

const found = ({ lexemes, at }: RuleContext, meaning: Draft['meaning']): Found => ({
  drafts: [{ ...spanOf(lexemes, { at, next: at + 1 }), meaning, isFeature: isFeature(lexemes, at) }],
  next: at + 1,
})

/** Gardens, terraces and what else a home has or has not. */
export function readFlag(context: RuleContext): Found | null {
  const lexeme = lexemeAt(context.lexemes, context.at)
  const { roles } = lexeme
  const unasked = isSome(lexeme, lineFlags) ? unaskedFlag(context) : null
  if (unasked) return unasked
  if (isDetachedOrLess(context)) return { drafts: [], next: context.at + 1 }
  if (roles.has('detached')) return found(context, { by: 'rooms', room: 'facades', least: 4 })
  if (roles.has('semiDetached')) return found(context, { by: 'rooms', room: 'facades', least: 3 })
  const flag = lineFlags.find((each) => roles.has(each))
  if (!flag) return null
  if (flag !== 'garage' && flag !== 'parking') return found(context, { by: 'flag', flag })
  const { drafts, next } = found(context, carOf(flag, { count: null, types: context.types }))
  return { drafts: drafts.map((draft) => ({ ...draft, isEither: isEitherStore(context) })), next }
}

/** "garage or storage": the line asks for either. */
const isEitherStore = ({ lexemes, at }: RuleContext): boolean =>
  ([-1, 1] as const).some(
    (step) =>
      isChoice(lexemeAt(lexemes, at + step)) && isSome(lexemeAt(lexemes, at + 2 * step), ['industry']),
  )

function unaskedFlag(context: RuleContext): Found | null {
  const newPart = isNewPart(context) ? [lexemeAt(context.lexemes, context.at)] : null
  if (newPart) return { drafts: [], unread: newPart, next: context.at + 1 }
  if (isOfHorses(context))
    return { drafts: [], unread: [lexemeAt(context.lexemes, context.at)], next: context.at + 1 }
  if (isOtherCar(context) || isNewOrOld(context)) return { drafts: [], next: context.at + 1 }
  return notNeededAfter(context) ?? eitherAfter(context)
}

/** The types of homes that a word names. */
export function readType(context: RuleContext): Found | null {
  const { lexemes, at, types } = context
  const named = typesOf(types, lexemeAt(lexemes, at))
  if (!named || named.kind === 'garage' || isClosed(lexemeAt(lexemes, at))) return null
  return unaskedType(context) ?? { drafts: [typeDraft(context, named)], next: at + 1 }
}

function unaskedType(context: RuleContext): Found | null {
  const { lexemes, at } = context
  if (isNoType(context)) return { drafts: [], next: at + 1 }
  return isRoomOfOffice(context) ? { drafts: [], unread: [lexemeAt(lexemes, at)], next: at + 1 } : null
}

type NamedTypes = { webIds: readonly number[]; kind: PropertyKind | null }

const typeDraft = (context: RuleContext, { webIds, kind }: NamedTypes): Draft => ({
  ...spanOf(context.lexemes, { at: context.at, next: context.at + 1 }),
  meaning: { by: 'types', types: webIds, kind, isExcluded: false },
  isFeature:
    isFeature(context.lexemes, context.at) || (kind === 'land' && isOwnPlot(context.lexemes, context.at)),
  isPart: isPart(context.lexemes, context.at),
  isCounted: isManyDwellings(context.lexemes, context.at),
  isStudy: isStudy(context),
  isPurpose:
    (kind === 'house' && isPurposeOfLand(context.lexemes, context.at)) || isPurposeOfOther(context, kind),
  isMeasured: kind === 'land' && isBesideSurface(context.lexemes, context.at),
})

/** "maison 3 chambres bureau" and "huis met hobbyruimte of kantoor" have a study; "maison ou bureau" is either. */
function isStudy({ lexemes, at, types }: RuleContext): boolean {
  const isEither = ([-1, 1] as const).some(
    (step) =>
      isChoice(lexemeAt(lexemes, at + step)) && typesOf(types, lexemeAt(lexemes, at + 2 * step)) !== null,
  )
  const { key } = lexemeAt(lexemes, at)
  return (studies.has(key) || practices.test(key)) && !isEither
}

/** "parking fermé" is closed and no farm. */
const isClosed = ({ raw }: Lexeme): boolean => /^fermés?$/i.test(raw)

const isOwnPlot = (lexemes: readonly Lexeme[], at: number): boolean =>
  isPlotOfHouse(lexemes, at) || isPlotOfFacades(lexemes, at)

/** "4 façades, 10 ares de terrain" has one; "10 ares de terrain à bâtir, 4 façades" is one. */
function isPlotOfFacades(lexemes: readonly Lexeme[], at: number): boolean {
  const isPlain = plainPlots.has(lexemeAt(lexemes, at).key)
  const isMeasured = isSome(nearest(lexemes, { at: at - 1, step: -1 }), areaUnits)
  return isPlain && isMeasured && lexemes.slice(0, at).some((lexeme) => isSome(lexeme, buildingRoles))
}

const buildingRoles = ['facades', 'detached', 'semiDetached', 'bedrooms'] as const

const mostHouses = 20

const isHouseCount = ({ number, places }: Lexeme): boolean =>
  number !== null && number <= mostHouses && places.length === 0

/** "Baugrundstück für Einfamilienhaus", "terrain pour construire une villa": the house is yet to be built. */
function isPurposeOfLand(lexemes: readonly Lexeme[], at: number): boolean {
  const isSkipped = (lexeme: Lexeme) =>
    isHouseCount(lexeme) || isSome(lexeme, ['one', 'detached', 'semiDetached'])
  const before = skip(lexemes, { at: at - 1, step: -1, isSkipped })
  const isToBuild = [
    skip(lexemes, { at: before, step: -1, isSkipped: isJoint }),
    skip(lexemes, { at: at + 1, isSkipped: isJoint }),
  ].some((word) => builders.has(lexemeAt(lexemes, word).key))
  if (isToBuild && lexemes.slice(0, at).some((lexeme) => isSome(lexeme, ['land']))) return true
  const isFor = purposes.has(lexemeAt(lexemes, before).key)
  // "land with permit for 2 houses".
  const isPermit = (lexeme: Lexeme) => isSome(lexeme, ['sale', 'with']) || !lexeme.isKnown
  const plot = skip(lexemes, { at: before - 1, step: -1, isSkipped: isPermit })
  return isFor && isSome(lexemeAt(lexemes, plot), ['land'])
}

/** "appartement als investering": the apartment is what is looked for. */
function isPurposeOfOther({ lexemes, at, types }: RuleContext, kind: PropertyKind | null): boolean {
  const before = skip(lexemes, { at: at - 1, step: -1, isSkipped: ({ roles }) => roles.has('one') })
  if (kind === 'investment' && isPurposeBeside(lexemes, at)) return true
  return (
    kind === 'investment' &&
    purposesOfOthers.has(lexemeAt(lexemes, before).key) &&
    lexemes.slice(0, before).some((lexeme) => typesOf(types, lexeme) !== null)
  )
}

const ofPlots: ReadonlySet<string> = new Set(['de', 'of'])

/** "house, large plot" and "maison beaucoup de terrain" have one; "house or large plot" is either. */
function isPlotOfHouse(lexemes: readonly Lexeme[], at: number): boolean {
  const size = ofPlots.has(lexemeAt(lexemes, at - 1).key) ? at - 2 : at - 1
  const isBeside = sizes.has(lexemeAt(lexemes, size).key)
  const before = lexemeAt(lexemes, size - 1)
  const isEither = isChoice(before)
  return isBeside && !isEither && lexemes.slice(0, at).some((lexeme) => isSome(lexeme, ['house']))
}

const areaUnits = ['squareMetres', 'squareFeet', 'ares', 'acres', 'hectares'] as const

/** Whether a surface stands beside a word for land: "terrain de 10 ares", "10 ares of land". */
function isBesideSurface(lexemes: readonly Lexeme[], at: number): boolean {
  if (isSome(nearest(lexemes, { at: at - 1, step: -1 }), areaUnits)) return true
  const next = skip(lexemes, { at: at + 1, isSkipped: isBeforeSurface })
  return lexemeAt(lexemes, next).number !== null && isSome(lexemeAt(lexemes, next + 1), areaUnits)
}

/** Whether a word stands after "avec", alone or in a list. */
function isFeature(lexemes: readonly Lexeme[], at: number): boolean {
  let isEither = false
  const isOfList = (lexeme: Lexeme): boolean => {
    isEither ||= lexeme.roles.has('or') && !ands.has(lexeme.key)
    if (lexeme.roles.has('with')) return false
    // "met balkon of studio" is either; "mit Stall und Wiese" has both.
    if (isSome(lexeme, ['unstored'])) return !isEither
    return (
      lexeme.number !== null ||
      isSome(lexeme, ['filler', 'one', 'or', 'bedrooms', 'bathrooms', 'squareMetres', ...lineFlags]) ||
      (isSome(lexeme, ['offices']) && !isEither) ||
      // "huis met atelier of loods".
      (isSome(lexeme, ['industry']) && isSome(lexemeAt(lexemes, at), ['industry']))
    )
  }
  const before = skip(lexemes, { at: at - 1, step: -1, isSkipped: isOfList })
  return lexemeAt(lexemes, before).roles.has('with') && !joinsBusinesses(lexemes, { before, at })
}

/** Whether a word stands alone after "avec": "Haus mit Einliegerwohnung" is a house. */
function isPart(lexemes: readonly Lexeme[], at: number): boolean {
  const isSkipped = (lexeme: Lexeme) =>
    !isSome(lexeme, ['with', 'or']) &&
    (lexeme.number !== null || isSome(lexeme, ['filler', 'one', 'unstored']))
  const before = lexemeAt(lexemes, skip(lexemes, { at: at - 1, step: -1, isSkipped }))
  return before.roles.has('with') && before.key !== '+'
}

const businesses = ['commercial', 'industry', 'offices'] as const

/** "hangar + bureau" is either, while "huis + atelier" is a house. */
const joinsBusinesses = (
  lexemes: readonly Lexeme[],
  { before, at }: { before: number; at: number },
): boolean =>
  lexemeAt(lexemes, before).key === '+' &&
  isSome(lexemeAt(lexemes, before - 1), businesses) &&
  isSome(lexemeAt(lexemes, at), businesses)

const denials: readonly (readonly [said: (typeof lineFlags)[number], denied: LineFlag])[] = [
  ['furnished', 'unfurnished'],
  ['lift', 'noLift'],
  ['groundFloor', 'notGroundFloor'],
]

/**
 * "geen appartement of studio" excludes types, "niet gemeubeld" asks for the contrary; what else is denied, as in "sans
 * travaux", is left unread.
 */
export function readNegation(context: RuleContext): Found | null {
  const { lexemes, at } = context
  if (!lexemeAt(lexemes, at).roles.has('not') || deniesNothing(lexemes, at)) return null
  const either = eitherBefore(context)
  if (either) return either
  const excluded = excludedTypes(context)
  if (excluded.types.length > 0) {
    const meaning = { by: 'types', types: excluded.types, kind: null, isExcluded: true } as const
    return { drafts: [{ ...spanOf(lexemes, { at, next: excluded.next }), meaning }], next: excluded.next }
  }
  const denied = skip(lexemes, { at: at + 1, isSkipped: isAfterNot })
  const isDenied = isWord(lexemeAt(lexemes, denied))
  const flag = denials.find(([said]) => lexemeAt(lexemes, denied).roles.has(said))?.[1]
  if (flag && !isNeedless(lexemes, { at, denied })) {
    const next = denied + 1
    const drafts = [{ ...spanOf(lexemes, { at, next }), meaning: { by: 'flag', flag } } as const]
    return { drafts, ...restOfDenied(lexemes, next) }
  }
  if (!isDenied) return { drafts: [], unread: [lexemeAt(lexemes, at)], next: at + 1 }
  const rest = restOfDenied(lexemes, denied + 1)
  const unread = [lexemeAt(lexemes, at), lexemeAt(lexemes, denied), ...rest.unread]
  return { drafts: [], unread, next: rest.next }
}

/** "lift hoeft niet", "ascenseur pas nécessaire": neither with nor without. */
function notNeededAfter({ lexemes, at }: RuleContext): Found | null {
  const next = skip(lexemes, { at: at + 1, isSkipped: isBeforeNeed })
  const [one, other] = [lexemeAt(lexemes, next), lexemeAt(lexemes, next + 1)]
  const isDenied =
    (needsBeforeNot.has(one.key) && other.roles.has('not')) || (one.roles.has('not') && isNeed(other))
  return isDenied || isWelcome(lexemes, next)
    ? { drafts: [], unread: [lexemeAt(lexemes, at), one, other], next: next + 2 }
    : null
}

const isChoice = ({ roles, key }: Lexeme): boolean => roles.has('or') && !ands.has(key)

/** "meublé ou non": neither with nor without. */
function eitherAfter({ lexemes, at }: RuleContext): Found | null {
  const isOrNot = isChoice(lexemeAt(lexemes, at + 1)) && lexemeAt(lexemes, at + 2).roles.has('not')
  const denied = lexemeAt(lexemes, skip(lexemes, { at: at + 3, isSkipped: isJoint }))
  return isOrNot && !isSome(denied, lineFlags) ? { drafts: [], next: at + 3 } : null
}

/** "avec ou sans ascenseur". */
function eitherBefore({ lexemes, at }: RuleContext): Found | null {
  const isEither = isChoice(lexemeAt(lexemes, at - 1)) && lexemeAt(lexemes, at - 2).roles.has('with')
  const named = skip(lexemes, { at: at + 1, isSkipped: isJoint })
  return isEither && isSome(lexemeAt(lexemes, named), lineFlags) ? { drafts: [], next: named + 1 } : null
}

const isAfterNot = (lexeme: Lexeme): boolean =>
  isJoint(lexeme) || (isWord(lexeme) && lexeme.key !== ',' && isSome(lexeme, ['not', 'or', 'one']))

/** The types after "sauf", in a list of several. */
function excludedTypes({ lexemes, at, types }: RuleContext): { types: number[]; next: number } {
  const excluded: number[] = []
  let next = at + 1
  for (;;) {
    const word = skip(lexemes, { at: next, isSkipped: isAfterNot })
    const isListed =
      next === at + 1 || lexemes.slice(next, word).some((joint) => isSome(joint, ['or', 'not']))
    const lexeme = lexemeAt(lexemes, word)
    // "Sans garage" asks for a home without one.
    const named = isListed && !isSome(lexeme, ['garage', 'parking']) ? typesOf(types, lexeme) : null
    if (!named) return { types: [...new Set(excluded)], next }
    excluded.push(...named.webIds)
    next = word + 1
  }
}
