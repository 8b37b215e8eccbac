import type { Lexeme } from '@/domain/search/lines/lexemes'
import { isJoint, isSome, lexemeAt, skip } from '@/domain/search/lines/lexeme-at'
import { propertyKinds } from '@/domain/search/lines/line-words'
import type { RuleContext } from '@/domain/search/lines/quantity-rule'
import {
  beforeStudies,
  boxes,
  choices,
  likeNew,
  markets,
  ofHorses,
  renewed,
  thanWords,
  wordsOfNew,
  wordsOfOld,
} from '@/domain/search/lines/vocabulary/function-words'

/** "appartement mais avec jardin": short for a house only where no other type is named. */
const isBut = ({ lexemes, at }: RuleContext): boolean =>
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

/** "Neubau oder Altbau", "bestaande woning of nieuwbouw": either will do. */
export function isNewOrOld({ lexemes, at }: RuleContext): boolean {
  if (!lexemeAt(lexemes, at).roles.has('newBuild')) return false
  return ([-1, 1] as const).some((step) => {
    const isChoice = choices.has(lexemeAt(lexemes, at + step).key)
    const words = [2, 3].map((far) => lexemeAt(lexemes, at + far * step))
    return isChoice && words.some(({ key }) => wordsOfOld.has(key))
  })
}

/** "flat plot", "flat building land" and "land, flat, 10 ares" say how the land lies. */
const isLevel = ({ lexemes, at }: RuleContext): boolean =>
  lexemeAt(lexemes, at).key === 'flat' &&
  (isSome(lexemeAt(lexemes, at + 1), ['land']) ||
    (lexemeAt(lexemes, at - 1).key === ',' &&
      lexemes.slice(0, at).some((lexeme) => isSome(lexeme, ['land']))))

/** "apart toilet" and "aparte keuken": the room stands by itself. */
const isSeparate = ({ lexemes, at }: RuleContext): boolean =>
  lexemeAt(lexemes, at).key === 'apart' && isSome(lexemeAt(lexemes, at + 1), ['unstored', 'bathrooms'])

/** Whether a word for a type is another word here. */
export const isNoType = (context: RuleContext): boolean =>
  isBut(context) || isLevel(context) || isSeparate(context)

/** "home office": a room of a home. */
export const isRoomOfOffice = ({ lexemes, at }: RuleContext): boolean =>
  beforeStudies.has(lexemeAt(lexemes, at - 1).key) && lexemeAt(lexemes, at).key === 'office'

/** "propriété équestre avec boxes": the horses have them. */
export const isOfHorses = ({ lexemes, at }: RuleContext): boolean =>
  boxes.has(lexemeAt(lexemes, at).key) && lexemes.some(({ key }) => ofHorses.test(key))

/** "garage ou parking": a garage counts either, so that a parking space is not asked for in addition. */
export function isOtherCar({ lexemes, at }: RuleContext): boolean {
  const { roles } = lexemeAt(lexemes, at)
  const isChoice = (step: 1 | -1): boolean => choices.has(lexemeAt(lexemes, at + step).key)
  const isGarage = (step: 1 | -1): boolean => lexemeAt(lexemes, at + 2 * step).roles.has('garage')
  return roles.has('parking') && ([-1, 1] as const).some((step) => isChoice(step) && isGarage(step))
}

/** "rather rent than buy", "liever huren dan kopen": the goal after it is not wanted. */
export function isLessWanted({ lexemes, at }: RuleContext): boolean {
  const isSkipped = (lexeme: Lexeme) => isJoint(lexeme) && !thanWords.has(lexeme.key)
  const than = skip(lexemes, { at: at - 1, step: -1, isSkipped })
  const first = lexemeAt(lexemes, skip(lexemes, { at: than - 1, step: -1, isSkipped: isJoint }))
  return thanWords.has(lexemeAt(lexemes, than).key) && isSome(first, ['sale', 'rent'])
}

/** "location: Wavre" is English for where. */
export const isLocation = ({ lexemes, at }: RuleContext): boolean =>
  lexemeAt(lexemes, at).key === 'location' &&
  lexemeAt(lexemes, at + 1).key === ':' &&
  lexemeAt(lexemes, at + 2).places.length > 0

/** "vrijstaand of halfopen": the fewer facades will do. */
export const isDetachedOrLess = ({ lexemes, at }: RuleContext): boolean =>
  lexemeAt(lexemes, at).roles.has('detached') &&
  ([-1, 1] as const).some(
    (step) =>
      choices.has(lexemeAt(lexemes, at + step).key) &&
      isSome(lexemeAt(lexemes, at + 2 * step), ['semiDetached']),
  )
