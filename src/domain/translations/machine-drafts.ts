import { fromMachineHtml, toMachineHtml } from './machine-html'
import { typedValue, type Direction, type TextToTranslate } from './segments'
import type { DocumentText } from './document-texts'

/** What a machine is asked to translate: a segment without a translation, as plain text or as HTML with marks. */
export type MachineQuestion = {
  place: string
  index: number
  source: string
  isMarked: boolean
  asked: string
}

/** How many segments, and how many letters of them, one request drafts. */
export const mostDrafted = { segments: 200, letters: 60_000 } as const

/** The drafts of a document's segments by place; null for a segment without one. */
export type DraftedTexts = Record<string, (string | null)[]>

/** What to ask for the segments that have no translation, as many as one request drafts; addresses are never asked for. */
export function machineQuestions(texts: readonly TextToTranslate[]): MachineQuestion[] {
  const questions = texts
    .filter(({ isAddress }) => !isAddress)
    .flatMap(({ place, kind, segments }) =>
      segments.flatMap(({ source, target }, index) => {
        if (target.trim() !== '' || source.trim() === '') return []
        const isMarked = kind === 'rich'
        return [{ place, index, source, isMarked, asked: isMarked ? toMachineHtml(source) : source }]
      }),
    )
  let letters = 0
  return questions
    .slice(0, mostDrafted.segments)
    .filter(({ asked }) => (letters += asked.length) <= mostDrafted.letters)
}

type Answered = MachineQuestion & { answer: string }

const draftOf = ({ isMarked, answer, source }: Answered): string | null => {
  const text = isMarked ? fromMachineHtml(answer, source) : answer
  return text === null || text.trim() === '' ? null : text
}

/** The answers of a machine as drafts; one whose marks are not those of its source is left out. */
export function draftsOf(
  answered: readonly Answered[],
  {
    texts,
    parts,
    ...direction
  }: Direction & { texts: readonly DocumentText[]; parts: readonly TextToTranslate[] },
): DraftedTexts {
  const drafts: DraftedTexts = {}
  for (const part of parts) {
    const own = answered.filter(({ place }) => place === part.place)
    const text = texts.find(({ place }) => place === part.place)
    if (own.length === 0 || !text) continue
    const drafted = part.segments.map((_, index) => {
      const answer = own.find((each) => each.index === index)
      return answer ? draftOf(answer) : null
    })
    const typed = part.segments.map(({ target }, index) => drafted[index] ?? target)
    const made = typedValue(text, { ...direction, typed })
    const wrong = made && 'wrong' in made ? made.wrong : []
    drafts[part.place] = drafted.map((draft, index) => (wrong.includes(index) ? null : draft))
  }
  return drafts
}
