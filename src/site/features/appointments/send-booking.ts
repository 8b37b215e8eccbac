import { guardFields } from '@/domain/leads/form-guard'
import { readBooking, type BookingOutcome } from './appointment-booking'
import type { AppointmentSetup } from './appointment-setup'

type Sent = {
  values: Record<string, unknown>
  setup: AppointmentSetup
  /** Is told what is going on. */
  onStatus: (text: string) => void
}

const LONGEST = 120_000

async function post(values: Record<string, unknown>): Promise<BookingOutcome> {
  try {
    const answer = await fetch('/api/visits', {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(LONGEST),
    })
    const body: unknown = await answer.json().catch(() => null)
    return readBooking({ status: answer.status, retryAfter: answer.headers.get('Retry-After'), body })
  } catch {
    return { kind: 'failed' }
  }
}

/** Posts a booking; where the server asks for a proof of work, does it and posts again. */
export async function sendBooking({ values, setup, onStatus }: Sent): Promise<BookingOutcome> {
  const { words, locale, page } = setup
  const whole = {
    ...values,
    [guardFields.locale]: locale,
    // When the page was opened: who answers faster than people can is none.
    [guardFields.startedAt]: String(Math.round(window.performance.timeOrigin)),
    page,
  }
  onStatus(words.sending)
  const first = await post(whole)
  if (first.kind !== 'proof') return first
  onStatus(words.proof)
  const { solveProof } = await import('@/site/forms/answers/solve-proof')
  const proof = await solveProof()
  if (proof === null) return { kind: 'proof' }
  onStatus(words.sending)
  return post({ ...whole, [guardFields.proof]: proof })
}
