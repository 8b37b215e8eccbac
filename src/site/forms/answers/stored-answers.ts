import { isRecord } from '@/domain/shared/is-record'
import { toTexts, type Answers } from './form-answers'

/** What a visitor has filled in so far: stored in their tab alone, and gone when it is closed. */
export type StoredAnswers = {
  answers: Record<string, string[]>
  /** The step the visitor is at, from 0. */
  step: number
  request: StoredRequest | null
}

/** The id under which these answers were sent, so that sending them again makes no second request. */
export type StoredRequest = { id: string; answers: string }

const isText = (value: unknown): value is string => typeof value === 'string'

/** Reads the stored answers; null where the text was not written by this form. */
export function parseStoredAnswers(text: string | null): StoredAnswers | null {
  const stored = parseJson(text)
  if (!isRecord(stored) || !isRecord(stored.answers)) return null
  const { step, request } = stored
  return {
    answers: Object.fromEntries(
      Object.entries(stored.answers).map(([name, values]) => [name, [values].flat().filter(isText)]),
    ),
    step: typeof step === 'number' && Number.isInteger(step) && step > 0 ? step : 0,
    request:
      isRecord(request) && isText(request.id) && isText(request.answers)
        ? { id: request.id, answers: request.answers }
        : null,
  }
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Whether anything is filled in. */
export const isFilledIn = (answers: Answers): boolean =>
  Object.values(answers).some((values) => values.some((value) => typeof value !== 'string' || value !== ''))

/** The text to store for a form. */
export const formatStoredAnswers = ({
  answers,
  step,
  request,
}: Omit<StoredAnswers, 'answers'> & { answers: Answers }): string =>
  JSON.stringify({ answers: toTexts(answers), step, request })

/**
 * The request id for these answers: the earlier one where the same answers were sent before, so that the server
 * recognises them; other answers get a new one.
 */
export function requestFor({
  answers,
  last,
  makeId,
}: {
  answers: Answers
  last: StoredRequest | null
  makeId: () => string
}): StoredRequest {
  const sent = JSON.stringify(toTexts(answers))
  return last?.answers === sent ? last : { id: makeId(), answers: sent }
}

/** A new request id. `randomUUID` exists only on https pages. */
export const makeRequestId = (): string =>
  [...window.crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

/** The session storage of the tab; where the browser has turned it off or it is full, nothing is stored. */
export const tabStorage = {
  read: (key: string): string | null => {
    try {
      return window.sessionStorage.getItem(key)
    } catch {
      return null
    }
  },
  write: (key: string, text: string | null) => {
    try {
      if (text === null) window.sessionStorage.removeItem(key)
      else window.sessionStorage.setItem(key, text)
    } catch {
      // A form that cannot be stored is sent all the same.
    }
  },
}
