import { isRecord } from '@/domain/shared/is-record'
import { readErrors, readOutcome, type SentAnswer, type FormOutcome } from '@/site/forms/answers/send-answers'
import type { SendPlan } from './use-sending'

/** The outcome of a small form: sent, or refused in the words of the server. */
export type PostedOutcome =
  | Extract<FormOutcome, { kind: 'sent' }>
  | { kind: 'refused'; message: string; errors: Record<string, string> }

/** Reads the answer of the server; `failed` is the message where it has none. */
export function readPosted(answer: SentAnswer, failed: string): PostedOutcome {
  const outcome = readOutcome(answer)
  if (outcome.kind === 'sent') return outcome
  const body = isRecord(answer.body) ? answer.body : {}
  const message = typeof body.error === 'string' ? body.error : failed
  return { kind: 'refused', message, errors: readErrors(body.errors) }
}

type SendPosted = { form: HTMLFormElement; hasFiles: boolean; failed: string }

/** How a small form is sent: as JSON, or whole where it has files. */
export const postedSending = ({ form, hasFiles, failed }: SendPosted): SendPlan<PostedOutcome> => ({
  url: form.getAttribute('action') ?? '',
  toBody: () => {
    const data = new FormData(form)
    return hasFiles ? data : JSON.stringify(Object.fromEntries(data))
  },
  readAnswer: (answer) => readPosted(answer, failed),
  words: { sending: '', proof: '', upload: null },
})
