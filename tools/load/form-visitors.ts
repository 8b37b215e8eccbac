import { setTimeout as pause } from 'node:timers/promises'
import type { SentForm } from './sent-forms'
import { makeForm, postForm, type FormAnswer, type LoadForm } from './form-load'

/** A form with all its answers, until it was accepted or given up. */
export type VisitorForm = SentForm & { answers: FormAnswer[] }

const second = 1000
// Visitors without an answer try again soon, but nobody for longer than this.
const untilRepeated = second
const patience = 180 * second

/** Sends one form repeatedly under its key, as a visitor does who is told that it failed. */
async function sendUntilTaken({ url, form }: { url: string; form: LoadForm }): Promise<VisitorForm> {
  const { email, mails } = form
  const begun = Date.now()
  const answers: FormAnswer[] = []
  for (;;) {
    const answer = await postForm({ url, form })
    answers.push(answer)
    const wait = answer.retryAfter === null ? untilRepeated : answer.retryAfter * second
    const isOver = answer.status === 422 || Date.now() + wait > begun + patience
    if (answer.isTaken || isOver) return { email, mails, isAcknowledged: answer.isTaken, answers }
    await pause(wait)
  }
}

export type Load = {
  url: string
  /** Begins the e-mail addresses of its visitors. */
  name: string
  forms: number
  perSecond: number
}

/** Sends forms of many visitors at a steady pace, however long each has to wait; returns their results. */
export async function sendForms({ url, name, forms, perSecond }: Load): Promise<VisitorForm[]> {
  const begun = Date.now()
  const sending = Array.from({ length: forms }, async (_, number) => {
    await pause(begun + (number * second) / perSecond - Date.now())
    return sendUntilTaken({ url, form: makeForm({ name, number }) })
  })
  return Promise.all(sending)
}
