import nodemailer, { type SendMailOptions } from 'nodemailer'
import { parseMailbox } from '@/domain/mail/mailbox'
import { env } from '@/env'
import { keepAsFile } from './keep-as-file'

/** A mail to send; kind and id name its file if there is no mail server. */
export type OutgoingMail = { kind: string; id: string | number; message: SendMailOptions }

/** The addresses that the mail server refused while it accepted others; if it refuses all, sending fails. */
export type RefusedRecipients = readonly string[]

/** @throws the error of nodemailer, which `describeFailure` (src/domain/mail) reads. */
export type SendMail = (outgoing: OutgoingMail) => Promise<RefusedRecipients>

const second = 1000

/** Timeouts for a mail server that hangs, in milliseconds; the query of SMTP_URL can set others. */
const timeouts = {
  dnsTimeout: 10 * second,
  connectionTimeout: 10 * second,
  greetingTimeout: 10 * second,
  socketTimeout: 30 * second,
}

// The limit for a server that answers one byte at a time.
const longest = 120 * second

// No text of a visitor may make the site read a file or contact another server.
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

/**
 * Sends mails over SMTP_URL, else writes files into `DATA_DIR/mail`. It contacts the server for the first mail, not
 * earlier.
 */
export const createMailTransport = (): SendMail => (env.SMTP_URL ? createSmtp(env.SMTP_URL) : createFolder())

const { name = '', address } = parseMailbox(env.MAIL_FROM)

/** The sender in two parts: in one text, a comma in the name would make two senders. */
export const sender = { name, address }
