import nodemailer, { type SendMailOptions } from 'nodemailer'
import { parseMailbox } from '@/domain/mail/mailbox'
import { env } from '@/env'
import { keepAsFile } from './keep-as-file'

/** A mail on its way out; kind and id name its file where there is no mail server. */
export type Outgoing = { kind: string; id: string | number; message: SendMailOptions }

/** The addresses the mail server did not take while it took others; where it takes none, sending fails. */
export type Refused = readonly string[]

/** @throws the error of nodemailer, which `describeFailure` (src/domain/mail) reads. */
export type SendMail = (outgoing: Outgoing) => Promise<Refused>

const second = 1000

/** Bounds on a mail server that hangs, in milliseconds; the query of SMTP_URL can set others. */
const timeouts = {
  dnsTimeout: 10 * second,
  connectionTimeout: 10 * second,
  greetingTimeout: 10 * second,
  socketTimeout: 30 * second,
}

// And on one that answers, but a byte at a time.
const longest = 120 * second

// Nothing a visitor has written is to make the site read a file or ask another server.
const closed = { disableFileAccess: true, disableUrlAccess: true }

function createSmtp(url: string): SendMail {
  const transport = nodemailer.createTransport({ url, ...timeouts, ...closed })
  return async ({ message }) => {
    const limit = AbortSignal.timeout(longest)
    const signal = message.signal ? AbortSignal.any([message.signal, limit]) : limit
    const { rejected } = await transport.sendMail({ ...message, signal })
    return rejected ?? []
  }
}

function createFolder(): SendMail {
  const transport = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...closed,
  })
  return async ({ kind, id, message }) => {
    const { message: content } = await transport.sendMail(message)
    if (!Buffer.isBuffer(content)) throw new Error('The mail was not written whole')
    await keepAsFile({ kind, id, content })
    return []
  }
}

/** How mails leave: over SMTP_URL, else as files in `DATA_DIR/mail`. Nothing is asked of the server before the first. */
export const createMailTransport = (): SendMail => (env.SMTP_URL ? createSmtp(env.SMTP_URL) : createFolder())

const { name = '', address } = parseMailbox(env.MAIL_FROM)

/** Whom mails are from, in two parts: written as one text, a comma in the name would make two senders of it. */
export const sender = { name, address }
