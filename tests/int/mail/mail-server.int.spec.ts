import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { describeFailure } from '@/domain/mail/delivery-failure'
import { headerOf } from '../../support/mail/mail-server'
import { startSite, stopPayload } from '../../support/database/payload'
import {
  account,
  certificate,
  startSecureMailServer,
  type SecureMailServer,
} from '../../support/mail/secure-mail-server'
import { findMailFaults } from '../../support/mail/strict-mail'

const servers: SecureMailServer[] = []

beforeAll(async () => {
  await startSite({ MAIL_FROM: 'Maison Brabant <no-reply@maison.example>' })
})
afterAll(stopPayload)
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
})

const login = (password = account.password) =>
  `${encodeURIComponent(account.user)}:${encodeURIComponent(password)}@`
const trusted = `tls.ca=${encodeURIComponent(certificate)}`

async function open(options: Parameters<typeof startSecureMailServer>[0]): Promise<SecureMailServer> {
  const server = await startSecureMailServer(options)
  servers.push(server)
  return server
}

/** Sends a mail as the worker does, with this SMTP_URL. */
async function send(url: string): Promise<readonly string[]> {
  const { env } = await import('@/env')
  const { createMailTransport, sender } = await import('@/cms/operations/mails/mail-transport')
  env.SMTP_URL = url
  const message = {
    from: sender,
    to: 'zoe@example.com',
    subject: 'Été à Büllingen',
    text: 'Dag Zoë',
    html: '<p>Dag Zoë</p>',
    messageId: `<${randomUUID()}@maison.example>`,
    date: new Date('2026-03-29T01:59:59Z'),
  }
  return createMailTransport()({ kind: 'test', id: 1, message })
}

const failureOf = (url: string) =>
  send(url).then(
    () => null,
    (error: unknown) => describeFailure(error),
  )

describe('a mail server with TLS and a login', () => {
  it.each([
    ['from the first byte (smtps)', { secure: true }, 'smtps', ''],
    ['after STARTTLS, where the server offers it', { secure: false }, 'smtp', ''],
    ['after STARTTLS, where it is asked for', { secure: false }, 'smtp', '&requireTLS=true'],
  ])('gets a mail whole, encrypted %s', async (_how, options, scheme, more) => {
    const server = await open(options)
    expect(await send(`${scheme}://${login()}localhost:${server.port}?${trusted}${more}`)).toEqual([])
    const [mail, ...others] = server.mails
    if (!mail) throw new Error('Nothing came')
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      isSecure: true,
      user: account.user,
      from: 'no-reply@maison.example',
      to: ['zoe@example.com'],
    })
    expect(findMailFaults(mail.source)).toEqual([])
    expect(headerOf(mail, 'Date')).toBe('Sun, 29 Mar 2026 01:59:59 +0000')
  })

  it.each([
    ['a certificate that nobody has signed', { secure: true }, 'smtps', ''],
    ['such a certificate after STARTTLS', { secure: false }, 'smtp', ''],
    ['no TLS where it is asked for', { secure: false, hideSTARTTLS: true }, 'smtp', '?requireTLS=true'],
    ['no TLS at all where SMTP_URL says smtps', { secure: false }, 'smtps', `?${trusted}`],
  ])('gets nothing when it has %s', async (_what, options, scheme, query) => {
    let hasLogin = false
    const server = await open({
      ...options,
      disabledCommands: [],
      onAuth: (_auth, _session, answer) => {
        hasLogin = true
        answer(null, { user: 'x' })
      },
    })
    const failure = await failureOf(`${scheme}://${login()}localhost:${server.port}${query}`)
    expect(failure).toMatchObject({ isFinal: false })
    await pause(20)
    expect({ hasLogin, mails: server.mails }).toEqual({ hasLogin: false, mails: [] })
  })

  it('that refuses the login is tried again, and the stored error names no account', async () => {
    const server = await open({ secure: true })
    const failure = await failureOf(`smtps://${login('wrong')}localhost:${server.port}?${trusted}`)
    expect(failure).toEqual({ detail: 'EAUTH AUTH PLAIN 535', isFinal: false })
    expect(server.mails).toEqual([])
  })

  it.each(['PLAIN', 'LOGIN'])('gets the login by %s', async (method) => {
    const server = await open({ secure: true, authMethods: [method] })
    await send(`smtps://${login()}localhost:${server.port}?${trusted}`)
    expect(server.mails).toMatchObject([{ user: account.user }])
  })
})
