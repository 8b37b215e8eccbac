import { textOf } from '@/domain/shared/text'
import type { Locale } from '@/domain/shared/locale'
import type { DocumentText } from './document-texts'
import { isFilled } from './gaps'
import { hasSameShape, pairedBlocks, richBlocks, withTypedBlocks } from './rich-text'

export type Direction = { from: Locale; to: Locale }

/** What is translated at once: a text, or a paragraph of one. `kind` is that of the paragraph. */
export type Segment = { kind: string; source: string; target: string }

/** A text that the source has, as it is translated. */
export type TextToTranslate = Pick<DocumentText, 'place' | 'path' | 'kind' | 'isAddress'> & {
  segments: Segment[]
  /** The words that stand there in other paragraphs than those of the source, which a translation replaces. */
  replaced: string | null
}

const richSegments = (source: unknown, target: unknown): Segment[] =>
  pairedBlocks({ source, target }).map(({ block, translated }) => ({
    kind: block.kind,
    source: block.text,
    target: translated?.text ?? '',
  }))

function toTranslate({ values, ...text }: DocumentText, { from, to }: Direction): TextToTranslate {
  const { place, path, kind, isAddress } = text
  const [source, target] = [values[from], values[to]]
  if (kind !== 'rich') {
    const segments = [{ kind: '', source: textOf(source), target: textOf(target) }]
    return { place, path, kind, isAddress, segments, replaced: null }
  }
  const isApart = isFilled(target) && !hasSameShape(source, target)
  const words = richBlocks(target).map((block) => block.text)
  const replaced = isApart ? words.join('\n') : null
  return { place, path, kind, isAddress, segments: richSegments(source, target), replaced }
}

/** The texts that the language to translate from has. */
export const textsToTranslate = (texts: readonly DocumentText[], direction: Direction): TextToTranslate[] =>
  texts.filter(({ values }) => isFilled(values[direction.from])).map((text) => toTranslate(text, direction))

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index])

/**
 * What a document has to store for typed segments: null for nothing, as the text did not change. Segments with wrong marks, and a
 * wrong number of segments, are refused by their positions.
 */
export function typedValue(
  text: DocumentText,
  { from, to, typed }: Direction & { typed: readonly string[] },
): { value: unknown } | { wrong: number[] } | null {
  const { segments } = toTranslate(text, { from, to })
  const before = segments.map(({ target }) => target)
  if (isSame(before, typed)) return null
  if (segments.length !== typed.length) return { wrong: [0] }
  if (text.kind === 'rich')
    return withTypedBlocks({ source: text.values[from], target: text.values[to], typed })
  const [words = ''] = typed
  return { value: words.trim() === '' ? null : words }
}

/** What a segment is called, which has a number where its text has several; `index` counts from 0. */
export const segmentName = (
  { label, segments }: { label: string; segments: readonly Segment[] },
  index: number,
): string => (segments.length > 1 ? `${label} ${index + 1}` : label)
