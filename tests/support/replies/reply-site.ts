import { sql } from '@payloadcms/db-postgres'
import type { Payload, TypedUser } from 'payload'
import type { SendMailOptions } from 'nodemailer'
import { findMails } from '../forms/post-forms'
import { requestOf } from '../site/visitors'

/** The mailbox of a suite, with what the tests do to it. */
export type ReplyBox = {
  put: (source: Buffer) => Promise<void>
  /** The subjects of the mails that are not marked as read. */
  unread: () => Promise<string[]>
  /** As after a crash between the commit and the mark: the mails are as before, and the site has to look again. */
  unmark: (payload: Payload) => Promise<void>
  empty: () => Promise<void>
}

/** What left as the answer to a lead. */
export type SentAnswer = { message: SendMailOptions; replyTo: string }

export async function makeLead(payload: Payload, more: Record<string, unknown> = {}): Promise<number> {
  const { id } = await payload.create({
    collection: 'leads',
    data: {
      ...{ kind: 'site-contact', name: 'Jeanne Dupont', email: 'jeanne.dupont@example.com' },
      ...{ source: 'website', language: 'fr', status: 'new', eraseAt: '2099-01-01T00:00:00.000Z', ...more },
    },
  })
  return id
}

/** Answers a lead as this member of staff, and sends the mail. */
export async function answer(
  payload: Payload,
  { lead, user }: { lead: number; user: TypedUser | null },
): Promise<SentAnswer> {
  const { answerLead } = await import('@/cms/operations/leads/answer-lead')
  const { sendMail } = await import('@/cms/operations/mails/send-mail')
  const req = await requestOf(payload, { user, payloadAPI: 'REST' })
  const answered = await answerLead({ req, id: lead, subject: 'Votre demande', text: 'Quand ?' })
  if (!answered.ok) throw new Error(answered.failure.reason)
  const mails = await findMails(payload)
  const id = mails.findLast(({ kind }) => kind === 'lead-answer')?.id ?? 0
  let message: SendMailOptions = {}
  const send = (sent: { message: SendMailOptions }) => {
    message = sent.message
    return Promise.resolve([])
  }
  await sendMail({ payload, send, id, attempt: 1, now: new Date() })
  const replyTo = /<(.+)>/.exec(String(message.replyTo))?.[1] ?? String(message.replyTo)
  return { message, replyTo }
}

export async function poll(payload: Payload, now = new Date()) {
  const { readReplies } = await import('@/cms/operations/replies/read-replies')
  return readReplies({ payload, now })
}

export async function repliesOf(payload: Payload, lead: number) {
  const { findLeadReplies } = await import('@/cms/queries/leads/lead-replies')
  return findLeadReplies(payload, lead)
}

export const run = (payload: Payload, statement: string) => payload.db.drizzle.execute(sql.raw(statement))
