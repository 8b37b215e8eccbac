import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'
import type { RenderedMail } from '@/cms/mail/render-mail'
import { inTransaction, transactionOf } from '@/cms/database/transactions'
import { maxAttempts } from '@/domain/mail/attempts'
import {
  buildMessageId,
  formatMailbox,
  isMailAddress,
  oneLine,
  toSubject,
  type Mailbox,
} from '@/domain/mail/mailbox'
import { mailTopic } from '@/domain/mail/mail-topic'
import type { Locale } from '@/domain/shared/locale'
import { env } from '@/env'
import { queueJob } from '@/cms/operations/queue-job'
import { table, type SQL } from '@/cms/database/tables'

/** A small text, such as an .ics, or a file of an upload collection, which is read when the mail is sent. */
export type MailAttachment =
  | { filename: string; contentType: string; content: string }
  | { filename: string; contentType: string; collection: CollectionSlug; id: number }

export type MailToQueue = RenderedMail & {
  /** The kind of mail, in lower case with hyphens: `site-contact-agency`. It names the file without SMTP. */
  kind: string
  locale: Locale
  to: string | readonly string[]
  cc?: readonly string[]
  /** The recipient of replies. An invalid address is left out: it must not cost the agency a client. */
  replyTo?: Mailbox | null
  headers?: Readonly<Record<string, string>>
  attachments?: readonly MailAttachment[]
  /** The document that caused the mail: `leads/12`. */
  about?: string
}

// PostgreSQL stores no NUL, and JSON no half surrogate pair.
const storable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\ufffd') : value

function joinAddresses(addresses: readonly string[]): string {
  const wrong = addresses.filter((address) => !isMailAddress(address))
  if (wrong.length > 0) throw new Error(`${wrong.length} recipients of a mail are no mail addresses`)
  return [...new Set(addresses)].join(', ')
}

function toHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [name, oneLine(value)])
  if (entries.some(([name]) => !/^[A-Za-z][A-Za-z0-9-]*$/.test(name ?? '')))
    throw new Error('A mail has a wrong header')
  return Object.fromEntries(entries)
}

const toStored = (attachment: MailAttachment): MailAttachment => ({
  ...attachment,
  filename: oneLine(attachment.filename),
})

const written = [
  'kind',
  'topic',
  'locale',
  'to',
  'cc',
  'reply_to',
  'subject',
  'html',
  'text',
  'headers',
  'attachments',
  'about',
  'status',
  'attempts',
  'message_id',
] as const

/** By the names of the columns. */
function toRow(mail: MailToQueue): Record<(typeof written)[number], unknown> {
  const to = joinAddresses(typeof mail.to === 'string' ? [mail.to] : mail.to)
  if (!to) throw new Error('A mail has no recipient')
  return {
    kind: mail.kind,
    topic: mailTopic(mail.kind),
    locale: mail.locale,
    to,
    cc: joinAddresses(mail.cc ?? []) || null,
    reply_to: mail.replyTo ? formatMailbox(mail.replyTo) : null,
    subject: toSubject(mail.subject),
    html: mail.html,
    text: mail.text,
    headers: mail.headers ? toHeaders(mail.headers) : null,
    attachments: mail.attachments ? mail.attachments.map(toStored) : null,
    about: mail.about ?? null,
    status: 'queued',
    attempts: 0,
    message_id: buildMessageId({ uuid: randomUUID(), from: env.MAIL_FROM }),
  }
}

/** Queues the job that sends a stored mail; a waiting job starts over. */
export const queueSending = ({
  req,
  id,
}: {
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>
  id: number
}): Promise<void> =>
  queueJob({ req, job: { name: 'send-mail', data: { id }, key: mailJobKey(id), maxAttempts } })

const mailJobKey = (id: number): string => `mail:${id}`

const stored = table('mails')
const given = table('mails', 'given')

const listed = (columns: readonly SQL[]): SQL => sql.join([...columns], sql`, `)

/**
 * Stores mails in the outbox and queues the jobs that send them, both in the transaction of the request or in one of their
 * own, and returns the numbers of the mails. No text of a visitor makes it fail. It bypasses Payload's operations: there is
 * nothing to validate and no hook, and every form waits for this.
 * @throws Error if a recipient is no mail address; the caller has to check that.
 */
export async function queueMails({
  req,
  mails,
}: {
  req: PayloadRequest
  mails: readonly MailToQueue[]
}): Promise<number[]> {
  if (mails.length === 0) return []
  const rows = JSON.stringify(mails.map(toRow), storable)
  return inTransaction(req, async () => {
    const db = await transactionOf(req)
    const { rows: queued } = await db.execute<{ id: number }>(sql`
      insert into ${stored} (${listed(written.map((column) => stored.$[column]))})
      select ${listed(written.map((column) => given[column]))}
      from jsonb_populate_recordset(null::${stored}, ${rows}::jsonb) as given
      returning ${stored.id}`)
    const ids = queued.map(({ id }) => id)
    await db.execute(sql`select graphile_worker.add_job(identifier => 'send-mail', payload => json_build_object('id', id),
      job_key => 'mail:' || id, max_attempts => ${maxAttempts}::int)
      from unnest(${sql.param(ids)}::integer[]) as mail (id)`)
    return ids
  })
}

/** Stores one mail and queues its job, as `queueMails` does; returns its number. */
export async function queueMail({ req, mail }: { req: PayloadRequest; mail: MailToQueue }): Promise<number> {
  const [id] = await queueMails({ req, mails: [mail] })
  if (id === undefined) throw new Error('A mail was not stored')
  return id
}
