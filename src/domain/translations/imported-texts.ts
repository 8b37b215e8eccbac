import { withoutForbidden } from '@/domain/shared/xml'
import type { DocumentText } from './document-texts'
import type { ReadUnit } from './read-xliff'
import { textsToTranslate, typedValue, type Direction, type TextToTranslate } from './segments'

/** The id of a segment in a file for a translator; `index` counts from 0. */
export const unitId = (place: string, index: number): string => `${place}/${index}`

/** Wrong marks; some paragraphs of a text that has others in this language; a text that the document does not have. */
export type ImportRefusal = 'marks' | 'incomplete' | 'no-text'

export type RefusedText = { place: string; reason: ImportRefusal }

/** What a file has for a document, by the places of its texts. */
export type ImportedTexts = {
  /** The segments of each text that changes. */
  typed: Record<string, string[]>
  /** How many translated texts stand there already. */
  unchanged: number
  refused: RefusedText[]
}

type Given = ReadonlyMap<string, { text: string; isMarked: boolean }>

/** Whether a segment came back with words. */
export const isTranslated = ({ target }: ReadUnit): boolean => target !== null && target.text.trim() !== ''

const givenIn = (units: readonly ReadUnit[]): Given =>
  new Map(
    units.filter(isTranslated).flatMap(({ id, target }) => (target === null ? [] : [[id, target] as const])),
  )

/** What is stored keeps the characters that a file cannot hold. */
const mergedText = (stored: string, given: string | undefined): string =>
  given === undefined || given === withoutForbidden(stored) ? stored : given

type TextToImport = { text: TextToTranslate; value: DocumentText; given: Given; direction: Direction }

/** The segments of a text with their translations, or why they are refused; null for a text that the file has no translation of. */
function segmentsOf({ text, value, given, direction }: TextToImport): string[] | ImportRefusal | null {
  const { place, kind, segments, replaced } = text
  const found = segments.map((_, index) => given.get(unitId(place, index)))
  if (found.every((each) => each === undefined)) return null
  if (kind !== 'rich' && found.some((each) => each?.isMarked)) return 'marks'
  if (replaced !== null && found.includes(undefined)) return 'incomplete'
  const typed = segments.map(({ target }, index) => mergedText(target, found[index]?.text))
  const made = typedValue(value, { ...direction, typed })
  return made && 'wrong' in made ? 'marks' : typed
}

/** The translated segments that name no text of the document that is translated. */
function unknownIn(given: Given, texts: readonly TextToTranslate[]): RefusedText[] {
  const known = new Set(texts.flatMap(({ place, segments }) => segments.map((_, at) => unitId(place, at))))
  return [...given.keys()]
    .filter((id) => !known.has(id))
    .map((id) => ({ place: id.replace(/\/\d+$/, ''), reason: 'no-text' }))
}

/** Compares what a file has with the texts of a document; addresses and links are never in a file. */
export function importedTexts(
  values: readonly DocumentText[],
  { units, ...direction }: Direction & { units: readonly ReadUnit[] },
): ImportedTexts {
  const given = givenIn(units)
  const texts = textsToTranslate(values, direction).filter(({ isAddress }) => !isAddress)
  const found: ImportedTexts = { typed: {}, unchanged: 0, refused: unknownIn(given, texts) }
  for (const text of texts) {
    const value = values.find(({ place }) => place === text.place)
    const typed = value ? segmentsOf({ text, value, given, direction }) : null
    if (typed === null) continue
    if (typeof typed === 'string') found.refused.push({ place: text.place, reason: typed })
    else if (text.segments.every(({ target }, index) => target === typed[index])) found.unchanged += 1
    else found.typed[text.place] = typed
  }
  return found
}
