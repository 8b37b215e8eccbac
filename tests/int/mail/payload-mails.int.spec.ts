import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Mail, User } from '@/cms/payload-types'
import { headerOf, startMailServer, type MailServer } from '../../support/mail/mail-server'
import { startSite, stopPayload, type Site } from '../../support/database/payload'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { createVisitors, type Visitors } from '../../support/site/visitors'

let server: MailServer
let site: Site
let payload: Payload
let rest: CallRest
let visitors: Visitors

const now = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  server = await startMailServer()
  site = await startSite({ SMTP_URL: server.url, MAIL_FROM: 'Maison, SRL <no-reply@maison.example>' })
  payload = site.payload
  rest = createRest(site.config)
  visitors = await createVisitors(payload)
})
afterAll(async () => {
  await stopPayload()
  await server.stop()
})
beforeEach(() => {
  server.behave('accept')
  server.mails.length = 0
})
afterEach(async () => {
  await payload.db.drizzle.execute(sql`delete from mails`)
})

async function readOutbox(): Promise<Mail[]> {
  // As the worker reads it: for staff the password link is removed.
  const { docs } = await payload.db.find<Mail>({ collection: 'mails', sort: 'id' })
  return docs
}

type MailAttempt = { id: number; number?: number; moment?: Date }

async function attemptAt({ id, number = 1, moment = now }: MailAttempt): Promise<string> {
  const { sendMail } = await import('@/cms/operations/mails/send-mail')
  const { createMailTransport } = await import('@/cms/operations/mails/mail-transport')
  return sendMail({ payload, send: createMailTransport(), id, attempt: number, now: moment })
}

const attempt = (id: number, number = 1): Promise<string> => attemptAt({ id, number })

const html = '<html lang="de"><body><p>Guten Tag</p></body></html>'

describe('payload.sendEmail', () => {
  it('uses the adapter for nodemailer and does not connect to the mail server', async () => {
    server.behave('away')
    expect(payload.email).toMatchObject({ name: 'nodemailer', defaultFromAddress: 'no-reply@maison.example' })
    await payload.sendEmail({ to: 'zoe@example.com', subject: 'Hallo', html })
    expect(await readOutbox()).toMatchObject([{ status: 'queued', attempts: 0, to: 'zoe@example.com' }])
    expect(server.mails).toEqual([])
  })

  it('tries again until the mail server accepts the mail, with one Message-ID', async () => {
    await payload.sendEmail({
      to: '"Müller, Zoé" <zoe@example.com>, anne@bücher.example',
      cc: ['jan@example.com'],
      replyTo: { name: 'Jan', address: 'jan@example.com' },
      from: 'somebody@else.example',
      subject: 'Hallo\r\nBcc: other@example.com',
      html,
      text: 'Guten Tag',
      attachments: [{ filename: 'a.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
    })
    const [mail] = await readOutbox()
    if (!mail) throw new Error('The outbox is empty')
    expect(mail.locale).toBe('de')
    server.behave('refuse')
    expect(await attempt(mail.id)).toBe('again')
    server.behave('accept')
    expect(await attempt(mail.id, 2)).toBe('done')
    const [sent] = server.mails
    if (!sent) throw new Error('Nothing was sent')
    expect(sent.from).toBe('no-reply@maison.example')
    expect(sent.to).toEqual(['zoe@example.com', 'anne@xn--bcher-kva.example', 'jan@example.com'])
    expect(headerOf(sent, 'Message-ID')).toBe(mail.messageId)
    expect(headerOf(sent, 'Reply-To')).toContain('jan@example.com')
    expect(headerOf(sent, 'From')).toContain('"Maison, SRL"')
    expect(headerOf(sent, 'Bcc')).toBeNull()
    expect(sent.source).toContain('a.ics')
  })

  it.each([
    ['a blind copy', { bcc: 'other@example.com' }],
    ['a file of the machine', { attachments: [{ filename: 'a', path: '/etc/hostname' }] }],
    ['no recipient', { to: '' }],
    ['a recipient that is none', { to: 'nobody' }],
    ['no content', { html: undefined }],
  ])('throws for %s, and stores nothing', async (_what, wrong) => {
    const message = { to: 'zoe@example.com', subject: 'Hallo', html, ...wrong }
    await expect(payload.sendEmail(message)).rejects.toThrow()
    expect(await readOutbox()).toEqual([])
  })
})

describe('a forgotten password of staff', () => {
  const reset = /\/admin\/reset\/(\w{40})/

  it('is stored before it is sent, and the link of a mail that was refused at first still works', async () => {
    server.behave('away')
    const email = visitors.agent?.email ?? ''
    await payload.forgotPassword({ collection: 'users', data: { email } })
    const [mail] = await readOutbox()
    expect(mail).toMatchObject({ kind: 'account', status: 'queued', to: email })
    expect(await attempt(mail?.id ?? 0)).toBe('again')
    server.behave('accept')
    expect(await attempt(mail?.id ?? 0, 2)).toBe('done')
    const token = reset.exec(server.mails[0]?.source.replace(/=\r\n/g, '') ?? '')?.[1]
    const body = { token, password: 'zes groene paraplu’s' }
    expect((await rest({ method: 'POST', path: '/users/reset-password', body })).status).toBe(200)
  })

  it.each([
    ['the mail server was away for an hour', 'accept', 9, 60, /^ELINKEXPIRED$/],
    ['the next attempt would come too late', 'refuse', 8, 31, /450 .*ELINKEXPIRED$/],
  ] as const)('fails with an expired link: %s', async (_why, behaviour, number, minutes, code) => {
    server.behave(behaviour)
    const text = 'https://maison.example/admin/reset/abc'
    await payload.sendEmail({ to: 'zoe@example.com', subject: 'Hallo', html: `<a href="${text}">`, text })
    const [mail] = await readOutbox()
    const moment = new Date(Date.parse(mail?.createdAt ?? '') + minutes * 60_000)
    expect(await attemptAt({ id: mail?.id ?? 0, number, moment })).toBe('failed')
    expect(server.mails).toEqual([])
    const lastError = expect.stringMatching(code)
    expect(await readOutbox()).toMatchObject([
      { status: 'failed', attempts: number, nextAttemptAt: null, lastError },
    ])
  })

  it('is sent as long as its link works', async () => {
    const email = visitors.editor?.email ?? ''
    await payload.forgotPassword({ collection: 'users', data: { email } })
    const [user] = (await payload.db.find<User>({ collection: 'users', where: { email: { equals: email } } }))
      .docs
    const ends = Date.parse(user?.resetPasswordExpiration ?? '')
    const [mail] = await readOutbox()
    // The link was made just before its mail.
    expect(Math.abs(ends - Date.parse(mail?.createdAt ?? '') - 3_600_000)).toBeLessThan(60_000)
    const moment = new Date(ends - 60_000)
    expect(await attemptAt({ id: mail?.id ?? 0, number: 9, moment })).toBe('done')
    await payload.db.updateMany({
      collection: 'users',
      where: { email: { equals: email } },
      data: { resetPasswordExpiration: null, resetPasswordToken: null },
    })
  })

  it('is readable by no colleague: the outbox shows the mail without the link', async () => {
    const { admin, editor } = visitors
    await payload.forgotPassword({ collection: 'users', data: { email: admin?.email ?? '' } })
    const [mail] = await readOutbox()
    expect(mail?.html).toMatch(reset)
    const token = await logIn(payload, editor)
    for (const path of ['/mails', `/mails/${mail?.id}`, '/mails?select[html]=true']) {
      const answer = await (await rest({ path, token })).text()
      expect(answer, path).toContain('/admin/reset/…')
      expect(answer, path).not.toMatch(reset)
    }
  })
})
