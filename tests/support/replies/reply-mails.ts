import nodemailer, { type SendMailOptions } from 'nodemailer'

const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** A whole mail as a visitor's program sends it. */
export async function makeMail(options: SendMailOptions): Promise<Buffer> {
  const { message } = await transport.sendMail({
    from: 'Jeanne Dupont <jeanne.dupont@example.com>',
    subject: 'Re: Votre demande',
    text: 'Oui, vendredi.',
    ...options,
  })
  if (!Buffer.isBuffer(message)) throw new Error('A mail was not written whole')
  return message
}

/** A mail that no program would write. */
export const makeRawMail = (lines: readonly string[]): Buffer => Buffer.from(lines.join('\r\n'), 'latin1')

/** A mail with thousands of parts, one in the other or one after the other. */
export function makeManyParts(to: string, isNested: boolean): Buffer {
  const head = [
    `From: jeanne.dupont@example.com`,
    `To: ${to}`,
    `Subject: parts ${isNested}`,
    'MIME-Version: 1.0',
  ]
  const parts = Array.from({ length: 5000 }, (_, at) =>
    isNested
      ? [`Content-Type: multipart/mixed; boundary=b${at}`, '', `--b${at}`]
      : [
          '--b',
          'Content-Type: application/pdf',
          'Content-Disposition: attachment; filename=a.pdf',
          '',
          '%PDF-',
        ],
  )
  const begin = isNested ? [] : ['Content-Type: multipart/mixed; boundary=b', '']
  return makeRawMail([...head, ...begin, ...parts.flat(), ''])
}
