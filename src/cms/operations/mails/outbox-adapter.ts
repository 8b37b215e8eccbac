import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import nodemailer, { type SendMailOptions, type Transport } from 'nodemailer'
import { createLocalReq, type EmailAdapter, type Payload } from 'payload'
import { sender } from './mail-transport'
import type { Mailbox } from '@/domain/mail/mailbox'
import { fallbackLocale, isLocale, type Locale } from '@/domain/shared/locale'
import { queueMail, type MailAttachment, type MailToQueue } from './queue-mail'
import { textOf } from '@/domain/shared/text'

type MailMessage = Parameters<Transport['send']>[0]

/** The language of a mail, which the mails of the site declare in their first element. */
function languageOf(html: string): Locale {
  const [, language = ''] = /<html[^>]*\slang="([a-z]+)"/i.exec(html) ?? []
  return isLocale(language) ? language : fallbackLocale
}

function toAttachment(attachment: NonNullable<SendMailOptions['attachments']>[number]): MailAttachment {
  const { filename, contentType = 'text/plain', content, encoding } = attachment
  if (typeof filename !== 'string' || typeof content !== 'string' || encoding)
    throw new Error('The outbox takes attachments that are a text with a file name')
  return { filename, contentType, content }
}

const toReplyTo = (addresses: readonly Partial<Mailbox>[] = []): Mailbox | null => {
  const [{ address, name } = {}] = addresses
  return address ? { address, name } : null
}

/** @throws Error if the mail has parts that the outbox cannot store, which would be lost silently. */
function toMail({ data, message }: MailMessage): MailToQueue {
  const { to = [], cc = [], bcc = [], 'reply-to': replyTo } = message.getAddresses()
  if (bcc.length > 0) throw new Error('The outbox takes no blind copies')
  const html = textOf(data.html)
  const text = textOf(data.text)
  if (!html && !text) throw new Error('The outbox takes mails whose content is a text')
  return {
    kind: 'account',
    locale: languageOf(html),
    to: to.map(({ address = '' }) => address),
    cc: cc.map(({ address = '' }) => address),
    replyTo: toReplyTo(replyTo),
    subject: data.subject ?? '',
    html,
    text,
    attachments: data.attachments?.map(toAttachment),
  }
}

/** Delivers into the outbox; the worker sends from there, and repeats failed attempts. */
const outboxTransport = (payload: Payload): Transport => ({
  name: 'outbox',
  version: '1',
  send: (mail, callback) => {
    const queue = async () => queueMail({ req: await createLocalReq({}, payload), mail: toMail(mail) })
    queue().then(
      // The outbox sets the Message-ID, the same for every attempt.
      (id) => callback(null, { id, envelope: mail.message.getEnvelope(), messageId: '' }),
      callback,
    )
  },
})

const from = { defaultFromAddress: sender.address, defaultFromName: sender.name || 'Maison Brabant' }

/**
 * Payload's email adapter for nodemailer over the outbox: what `payload.sendEmail` sends, Payload's own mails included, is
 * stored first and sent by the worker. It does not contact the mail server, so a dead one does not stop the start.
 */
export const outboxAdapter: EmailAdapter = ({ payload }) => {
  const transport = nodemailer.createTransport(outboxTransport(payload))
  const adapter = nodemailerAdapter({ ...from, transport, skipVerify: true })
  return {
    ...from,
    name: 'nodemailer',
    sendEmail: async (message) => (await adapter)({ payload }).sendEmail(message),
  }
}
