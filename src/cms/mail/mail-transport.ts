import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer, { type Transporter } from 'nodemailer'
import type { EmailAdapter } from 'payload'
import { env } from '@/env'

const folder = path.resolve(env.DATA_DIR, 'mail')

/** A mail as it goes over the wire (RFC 5322), kept as a file: what a site without SMTP has instead of sending. */
async function keepAsFile(message: Buffer): Promise<void> {
  const time = new Date().toISOString().replace(/[:.]/g, '-')
  const file = path.join(folder, `${time}-account-${randomUUID().slice(0, 8)}.eml`)
  await mkdir(folder, { recursive: true })
  // Written whole under another name first: a reader of the folder never meets half a mail.
  await writeFile(`${file}.part`, message)
  await rename(`${file}.part`, file)
}

function createTransport(): (message: Parameters<Transporter['sendMail']>[0]) => Promise<unknown> {
  if (env.SMTP_URL) {
    const transport = nodemailer.createTransport(env.SMTP_URL)
    return (message) => transport.sendMail(message)
  }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (message) => {
    const sent = await transport.sendMail(message)
    if (Buffer.isBuffer(sent.message)) await keepAsFile(sent.message)
    return sent
  }
}

// Payload puts name and address together again: given whole, MAIL_FROM would become its own name.
const [, name = 'Maison Brabant', address = env.MAIL_FROM] = /^(.*?)\s*<([^>]+)>$/.exec(env.MAIL_FROM) ?? []
const sender = { name, address }

/** Mails of Payload's own (a member of staff who forgot the password): over SMTP_URL, else as files in DATA_DIR/mail. */
export const mailTransport: EmailAdapter = () => {
  const send = createTransport()
  return {
    name: 'maison-brabant',
    defaultFromAddress: sender.address,
    defaultFromName: sender.name,
    sendEmail: (message) => send({ from: env.MAIL_FROM, ...message }),
  }
}
