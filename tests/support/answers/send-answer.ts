import { handleEndpoints, type Payload, type TypedUser } from 'payload'
import type { Site } from '../database/payload'
import { findMails } from '../forms/post-forms'
import { logIn } from '../site/rest'

export type AnswerToSend = {
  lead: number
  user: TypedUser | null
  subject?: string
  text?: string
  files?: readonly { name: string; bytes: Uint8Array; type?: string }[]
  documents?: readonly (number | string)[]
}

/** Posts the form of an answer to the real endpoint, as a browser does. */
export async function sendAnswer(
  { config, payload }: Pick<Site, 'config' | 'payload'>,
  { lead, user, subject = 'Votre demande', text = 'Voici.', files = [], documents = [] }: AnswerToSend,
): Promise<{ status: number; answer: unknown }> {
  const body = new FormData()
  body.set('subject', subject)
  body.set('text', text)
  for (const { name, bytes, type } of files)
    body.append('files', new File([new Uint8Array(bytes)], name, { type }))
  for (const id of documents) body.append('documents', String(id))
  const token = await logIn(payload, user)
  const headers = token ? { authorization: `JWT ${token}` } : undefined
  const request = new Request(`http://localhost:3000/api/leads/${lead}/answer`, {
    ...{ method: 'POST', body, headers },
  })
  const response = await handleEndpoints({ config, request })
  return { status: response.status, answer: await response.json() }
}

/** The latest answer in the outbox. */
export const latestAnswer = async (payload: Payload) =>
  (await findMails(payload)).findLast(({ kind }) => kind === 'lead-answer')

/** One attempt of the worker to send the latest answer, over SMTP_URL. */
export async function deliverAnswer(payload: Payload, attempt = 1): Promise<string> {
  const { sendMail } = await import('@/cms/operations/mails/send-mail')
  const { createMailTransport } = await import('@/cms/operations/mails/mail-transport')
  const id = (await latestAnswer(payload))?.id ?? 0
  return sendMail({ payload, send: createMailTransport(), id, attempt, now: new Date() })
}
