import { isRecord } from '@/domain/shared/is-record'

/** The outcome of sending a form. */
export type FormOutcome =
  | { kind: 'sent'; redirect: string }
  | { kind: 'invalid'; errors: Record<string, string> }
  /** Asked for a proof of work first, or for another one. */
  | { kind: 'proof' }
  | { kind: 'too-many'; minutes: number }
  | { kind: 'failed' }

/** The response of the server; status 0 where there was none. */
export type SentAnswer = { status: number; retryAfter: string | null; body: unknown }

const failed: FormOutcome = { kind: 'failed' }

/** Reads the response; unless it says that the form was accepted, the form counts as not sent. */
export function readOutcome({ status, retryAfter, body }: SentAnswer): FormOutcome {
  const answer = isRecord(body) ? body : {}
  if (status === 429) return { kind: 'too-many', minutes: toMinutes(retryAfter) }
  if (answer.ok === true) return sentTo(answer.redirect)
  const errors = readErrors(answer.errors)
  if (answer.challenge === true || errors.altcha !== undefined) return { kind: 'proof' }
  return Object.keys(errors).length > 0 ? { kind: 'invalid', errors } : failed
}

// Only a page of this site: '//host' would lead elsewhere.
const sentTo = (redirect: unknown): FormOutcome =>
  typeof redirect === 'string' && /^\/(?![/\\])/.test(redirect) ? { kind: 'sent', redirect } : failed

function toMinutes(retryAfter: string | null): number {
  const seconds = Number(retryAfter)
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds / 60) : 60
}

/** The server's error messages by field. */
export function readErrors(errors: unknown): Record<string, string> {
  if (!isRecord(errors)) return {}
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  )
}

type FailureWords = { failed: string; proofFailed: string; tooMany: CountedWords }

/** The message for a form that was refused for a reason that belongs to no field. */
export function failureText(outcome: FormOutcome, words: FailureWords): string {
  if (outcome.kind === 'too-many') return countWords(words.tooMany, outcome.minutes)
  return outcome.kind === 'proof' ? words.proofFailed : words.failed
}

/** A text for one and one for more, `{count}` in place of the figure. */
export type CountedWords = { one: string; other: string }

/** A text that depends on a number. */
export const countWords = ({ one, other }: CountedWords, count: number): string =>
  count === 1 ? one : other.replace('{count}', String(count))

/** The body to post: JSON, with a list for each field that may have several values, or the form data where there is a file. */
export function toBody({
  data,
  lists,
  hasFile,
}: {
  data: FormData
  lists: readonly string[]
  hasFile: boolean
}): FormData | string {
  if (hasFile) return data
  const names = [...new Set(data.keys())]
  return JSON.stringify(
    Object.fromEntries(
      names.map((name) => [name, lists.includes(name) ? data.getAll(name) : data.get(name)]),
    ),
  )
}

const TIMEOUT = 120_000

/** Posts a form and waits for the response; `onProgress` gets the percentage that was uploaded. */
export function sendAnswers({
  url,
  body,
  onProgress,
}: {
  url: string
  body: FormData | string
  onProgress: (percent: number) => void
}): Promise<SentAnswer> {
  // fetch does not report the progress of an upload.
  const request = new XMLHttpRequest()
  return new Promise((resolve) => {
    request.open('POST', url)
    request.timeout = TIMEOUT
    request.setRequestHeader('Accept', 'application/json')
    if (typeof body === 'string') request.setRequestHeader('Content-Type', 'application/json')
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(Math.round((loaded / total) * 100))
    }
    request.onload = () => resolve(answerOf(request))
    for (const event of ['error', 'timeout', 'abort'] as const)
      request.addEventListener(event, () => resolve({ status: 0, retryAfter: null, body: null }))
    request.send(body)
  })
}

function answerOf(request: XMLHttpRequest): SentAnswer {
  return {
    status: request.status,
    retryAfter: request.getResponseHeader('Retry-After'),
    body: parseJson(request.responseText),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
