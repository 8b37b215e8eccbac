import type { PayloadRequest } from 'payload'
import { findTranslatedDocument } from '@/cms/queries/translations/translated-document'
import {
  draftsOf,
  machineQuestions,
  type DraftedTexts,
  type MachineQuestion,
} from '@/domain/translations/machine-drafts'
import { textsToTranslate, type Direction } from '@/domain/translations/segments'
import { MachineError, translateAll, type MachineTranslator } from './machine-translator'

export type Drafted =
  | { isDone: true; drafts: DraftedTexts; count: number; missing: number }
  | { isDone: false; code: 'unknown' | 'unreachable' | 'refused' }

const mostPatience = 90_000 // milliseconds

const formats = [
  { format: 'text', isMarked: false },
  { format: 'html', isMarked: true },
] as const

async function answersTo(
  questions: readonly MachineQuestion[],
  { translate, ...direction }: Direction & { translate: MachineTranslator },
): Promise<(MachineQuestion & { answer: string })[]> {
  const signal = AbortSignal.timeout(mostPatience)
  const answered: (MachineQuestion & { answer: string })[] = []
  for (const { format, isMarked } of formats) {
    const own = questions.filter((question) => question.isMarked === isMarked)
    const texts = own.map(({ asked }) => asked)
    const answers = await translateAll(translate, { ...direction, texts, format, signal })
    answered.push(...own.map((question, at) => ({ ...question, answer: answers[at] ?? '' })))
  }
  return answered
}

/**
 * Drafts of a machine for the texts of a document that have no translation. Nothing is stored: a person reads them in the editor,
 * and saves what they confirm. Of a document that the user may not change there are none.
 */
export async function draftTranslation(
  req: PayloadRequest,
  { document, translate, ...direction }: Direction & { document: string; translate: MachineTranslator },
): Promise<Drafted> {
  const found = await findTranslatedDocument(req, document)
  if (found === null) return { isDone: false, code: 'unknown' }
  const parts = textsToTranslate(found.texts, direction)
  const questions = machineQuestions(parts)
  try {
    const answered = await answersTo(questions, { translate, ...direction })
    const drafts = draftsOf(answered, { texts: found.texts, parts, ...direction })
    const count = Object.values(drafts)
      .flat()
      .filter((draft) => draft !== null).length
    return { isDone: true, drafts, count, missing: questions.length - count }
  } catch (error) {
    if (error instanceof MachineError) return { isDone: false, code: error.code }
    throw error
  }
}
