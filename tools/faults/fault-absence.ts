import { percentile } from '../load/sent-forms'
import type { FormAnswer } from '../load/form-load'

/** Between these times (`Date.now()`) nothing could be stored. */
export type AbsencePeriod = { from: number; to: number }

// The longest time for a refusal, in milliseconds: a visitor who has to come again must not wait for the answer.
const longestRefusal = 5000

const isDuring = ({ at, took }: FormAnswer, { from, to }: AbsencePeriod): boolean =>
  at - took > from && at - took < to

/** What visitors were told while nothing could be stored, and how soon afterwards forms were accepted again. */
export function judgeAbsence(
  answers: readonly FormAnswer[],
  absence: AbsencePeriod,
): { notes: string[]; problems: string[] } {
  const during = answers.filter((answer) => isDuring(answer, absence))
  const times = during.map(({ took }) => took)
  const slowest = Math.round(percentile(times, 1))
  const unclear = during.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)
  const statuses = [...new Set(unclear.map(({ status }) => status))].join(', ')
  const taken = answers.filter(({ isTaken, at }) => isTaken && at > absence.to).map(({ at }) => at)
  const recovered = taken.length > 0 ? ((Math.min(...taken) - absence.to) / 1000).toFixed(1) : null
  return {
    notes: [
      `meanwhile ${during.length} posts, ${during.length - unclear.length} answered 503 with Retry-After, the slowest after ${slowest} ms`,
      ...(recovered === null ? [] : [`the first form was taken ${recovered} s after it was started again`]),
    ],
    problems: [
      ...(unclear.length > 0 ? [`${unclear.length} posts were answered ${statuses} meanwhile`] : []),
      ...(slowest > longestRefusal ? [`a visitor waited ${slowest} ms to be told so`] : []),
      ...(recovered === null ? ['no form was taken afterwards'] : []),
    ],
  }
}
