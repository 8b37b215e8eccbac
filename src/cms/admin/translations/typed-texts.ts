import type { LabelledText } from '@/cms/queries/translations/labelled-texts'

/** What stands in the fields: the segments of each text, by its place. */
export type TypedTexts = Readonly<Record<string, readonly string[]>>

/** A segment of a text. */
export type SegmentPlace = { place: string; index: number }

export const segmentKey = ({ place, index }: SegmentPlace): string => `${place} ${index}`

export const targetsOf = (parts: readonly LabelledText[]): TypedTexts =>
  Object.fromEntries(parts.map(({ place, segments }) => [place, segments.map(({ target }) => target)]))

/** The typed texts with another one for some segments; null keeps what is typed. */
export const withSegments = (
  typed: TypedTexts,
  other: (segment: SegmentPlace & { text: string }) => string | null,
): TypedTexts =>
  Object.fromEntries(
    Object.entries(typed).map(([place, texts]) => [
      place,
      texts.map((text, index) => other({ place, index, text }) ?? text),
    ]),
  )

/** The typed texts with what the source says wherever there is nothing, except addresses. */
export const withCopies = (parts: readonly LabelledText[], typed: TypedTexts): TypedTexts =>
  withSegments(typed, ({ place, index, text }) => {
    const part = parts.find((each) => each.place === place)
    return text.trim() === '' && part && !part.isAddress ? (part.segments[index]?.source ?? null) : null
  })

type Drafts = Readonly<Record<string, readonly (string | null)[]>>

/** The typed texts with the drafts where there is nothing, and the segments that have one now. */
export function withDrafts(typed: TypedTexts, drafts: Drafts): { typed: TypedTexts; drafted: string[] } {
  const drafted: string[] = []
  const filled = withSegments(typed, ({ place, index, text }) => {
    const draft = text.trim() === '' ? (drafts[place]?.[index] ?? null) : null
    if (draft !== null) drafted.push(segmentKey({ place, index }))
    return draft
  })
  return { typed: filled, drafted }
}
