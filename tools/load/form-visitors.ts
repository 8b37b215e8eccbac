import { setTimeout as pause } from 'node:timers/promises'
import type { SentForm } from './sent-forms'
import { makeForm, postForm, type Answer, type LoadForm } from './form-load'

/** A form with all that came back, until it was taken or given up. */
export type VisitorForm = SentForm & { answers: Answer[] }

const second = 1000
// Who is told nothing comes again soon; nobody does so for longer than this.
const untilRepeated = second
const patience = 180 * second

/** Sends one form again and again under its one key, as a visitor does who is told that it did not work. */
async function sendUntilTaken({ url, form }: { url: string; form: LoadForm }): Promise<VisitorForm> {
  const { email, mails } = form
  const begun = Date.now()
  const answers: Answer[] = []
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

/** Has so many visitors come at a steady pace, however long each has to wait; gives what became of their forms. */
export async function sendForms({ url, name, forms, perSecond }: Load): Promise<VisitorForm[]> {
  const begun = Date.now()
  const visits = Array.from({ length: forms }, async (_, number) => {
    await pause(begun + (number * second) / perSecond - Date.now())
    return sendUntilTaken({ url, form: makeForm({ name, number }) })
  })
  return Promise.all(visits)
}
