import { fillText } from '@/domain/shared/fill-text'
import type { Locale } from '@/domain/shared/locale'

/** What a picture of a property shows. */
export const pictureSubjects = [
  ...['front', 'back', 'living', 'dining', 'kitchen', 'bedroom', 'bathroom', 'office', 'hall'],
  ...['terrace', 'garden', 'garage', 'view'],
] as const

/** The kinds of pictures that the page of a property tells apart. */
export const propertyPictureKinds = ['photo', 'floor-plan'] as const

export type PropertyPictureKind = (typeof propertyPictureKinds)[number]

/** The most that a description may have, in letters, and the most descriptions that are stored at once. */
export const longestDescription = 300
export const mostDescriptions = 400

type DraftDescriptionInput = {
  locale: Locale
  /** 'Living room', in this language. */
  subject: string
  /** The type and the town of the property, in this language; empty where it has none. */
  type: string
  town: string
  /** How the language names the town: 'in {name}'. */
  inTown: string
}

/** 'Appartement' within a sentence; German writes nouns with a capital, and an abbreviation keeps its own. */
function withinSentence(word: string, locale: Locale): string {
  const isKept = locale === 'de' || /^\p{Lu}{2}/u.test(word)
  return isKept ? word : word.charAt(0).toLowerCase() + word.slice(1)
}

/** French joins its article to the name: 'à Le Rœulx' is 'au Rœulx', 'à Les Bons Villers' is 'aux Bons Villers'. */
function townPart({ locale, town, inTown }: Omit<DraftDescriptionInput, 'subject' | 'type'>): string {
  const part = fillText(inTown, { name: town })
  return locale === 'fr' ? part.replace(/^à Le /, 'au ').replace(/^à Les /, 'aux ') : part
}

/** A first description of a picture: 'Living room, apartment in Leuven'. */
export function draftDescription({ subject, type, ...place }: DraftDescriptionInput): string {
  const where = place.town === '' ? '' : townPart(place)
  const what = type === '' ? '' : withinSentence(type, place.locale)
  const property = [what, where].filter(Boolean).join(' ')
  return [subject, property].filter(Boolean).join(what === '' ? ' ' : ', ')
}
