import { isRecord } from '@/domain/shared/is-record'
import { readErrors, readOutcome, type Answer, type Outcome } from '@/site/forms/answers/send-answers'
import type { SendPlan } from './use-sending'

/** What became of a small form: sent, or refused in the server's own words. */
export type PostedOutcome =
  Extract<Outcome, { kind: 'sent' }> | { kind: 'refused'; message: string; errors: Record<string, string> }

/** Reads the server's answer; of one that says nothing, `failed` is said. */
export function readPosted(answer: Answer, failed: string): PostedOutcome {
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
