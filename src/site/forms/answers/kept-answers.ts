import { isRecord } from '@/domain/shared/is-record'
import { toTexts, type Answers } from './form-answers'

/** What a visitor has filled in so far; for as long as their tab is open, and in it alone. */
export type Kept = {
  answers: Record<string, string[]>
  /** Which step they are at, from 0. */
  step: number
  request: Request | null
}

/** Under which key what answers were sent, so that sending them again is not sending others. */
export type Request = { id: string; answers: string }

const isText = (value: unknown): value is string => typeof value === 'string'

/** Reads what was kept; null where it is nothing that this form has written. */
export function parseKept(text: string | null): Kept | null {
  const kept = parseJson(text)
  if (!isRecord(kept) || !isRecord(kept.answers)) return null
  const { step, request } = kept
  return {
    answers: Object.fromEntries(
      Object.entries(kept.answers).map(([name, values]) => [name, [values].flat().filter(isText)]),
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

/** What to keep of a form. */
export const formatKept = ({
  answers,
  step,
  request,
}: Omit<Kept, 'answers'> & { answers: Answers }): string =>
  JSON.stringify({ answers: toTexts(answers), step, request })

/**
 * The request that these answers are sent as: the one they were sent as before, where nothing came back, so that the
 * server knows them again; other answers are another request.
 */
export function requestFor({
  answers,
  last,
  makeId,
}: {
  answers: Answers
  last: Request | null
  makeId: () => string
}): Request {
  const sent = JSON.stringify(toTexts(answers))
  return last?.answers === sent ? last : { id: makeId(), answers: sent }
}

/** A key for a request. Only pages over https have a `randomUUID`. */
export const makeRequestId = (): string =>
  [...window.crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

/** The browser's memory of the tab; where it is closed or full, nothing is kept. */
export const tabMemory = {
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
      // A form that is not kept is sent all the same.
    }
  },
}
