import { readFileSync } from 'node:fs'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A self-signed certificate for `localhost`: clients have to be given it. */
export const certificate = readFileSync(new URL('./certificates/localhost.pem', import.meta.url), 'utf8')
const key = readFileSync(new URL('./certificates/localhost-key.pem', import.meta.url), 'utf8')

/** The login, with characters that a URL has to encode. */
export const account = { user: 'agence@maison.example', password: 'p@ss:w/rd?#%é' }

export type SecureMail = {
  source: string
  from: string
  to: string[]
  isSecure: boolean
  user: string | null
}

export type SecureMailServer = { port: number; mails: SecureMail[]; stop: () => Promise<void> }

/** A complete mail server with TLS and a login, which stores mails as they arrive. */
export async function startSecureMailServer(options: SMTPServerOptions = {}): Promise<SecureMailServer> {
  const mails: SecureMail[] = []
  const server = new SMTPServer({
    key,
    cert: certificate,
    logger: false,
    onAuth: ({ username, password }, _session, answer) =>
      username === account.user && password === account.password
        ? answer(null, { user: username })
        : answer(Object.assign(new Error(`Wrong password for ${username}`), { responseCode: 535 })),
    onData: (stream, { envelope, secure, user }, answer) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.once('end', () => {
        mails.push({
          source: Buffer.concat(chunks).toString('latin1'),
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          isSecure: secure,
          user: user ?? null,
        })
        answer()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address()
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0)
    })
  })
  return { port, mails, stop: () => new Promise((resolve) => server.close(() => resolve())) }
}
