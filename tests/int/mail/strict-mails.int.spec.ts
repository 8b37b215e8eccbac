import { readdirSync, readFileSync } from 'node:fs'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MailToQueue } from '@/cms/operations/mails/queue-mail'
import { leadKinds } from '@/domain/leads/lead-kinds'
import { locales, type Locale } from '@/domain/shared/locale'
import { leadProperties } from '../../support/forms/lead-forms'
import { headerOf } from '../../support/mail/mail-server'
import { startSite, stopPayload } from '../../support/database/payload'
import { findMails, forgetForms, nextVisitor, postForm } from '../../support/forms/post-forms'
import { createProperty, createPlaces } from '../../support/properties/search-properties'
import {
  account,
  certificate,
  startSecureMailServer,
  type SecureMailServer,
} from '../../support/mail/secure-mail-server'
import { findMailFaults } from '../../support/mail/strict-mail'
import { createVisitors } from '../../support/site/visitors'

vi.mock('server-only', () => ({}))

let server: SecureMailServer
let payload: Payload

const login = `${encodeURIComponent(account.user)}:${encodeURIComponent(account.password)}`
const trusted = `tls.ca=${encodeURIComponent(certificate)}`

beforeAll(async () => {
  server = await startSecureMailServer({ secure: true })
  const site = await startSite({
    SMTP_URL: `smtps://${login}@localhost:${server.port}?${trusted}`,
    MAIL_FROM: 'Maison, Brabant & Fils (Büllingen) <info@büllingen.example>',
    AGENCY_EMAIL: 'office@agency.example',
    FORM_FREE_PER_HOUR: '500',
    FORM_LIMIT_PER_HOUR: '500',
  })
  payload = site.payload
  const places = await createPlaces(payload)
  await createProperty(payload, { places, publicId: leadProperties.sale })
  await createProperty(payload, { places, publicId: leadProperties.rent, goal: 'rent', price: 950 })
  await payload.create({
    collection: 'projects',
    locale: 'fr',
    data: {
      title: 'Les Jardins',
      publicId: leadProperties.project,
      city: places.wavre,
      listedIn: { french: true, dutch: true, english: true, german: true },
      _status: 'published',
    },
  })
})
afterAll(async () => {
  await stopPayload()
  await server.stop()
})
beforeEach(() => {
  nextVisitor()
  server.mails.length = 0
})
afterEach(() => forgetForms(payload))

async function queue(mail: MailToQueue): Promise<number> {
  const { queueMail } = await import('@/cms/operations/mails/queue-mail')
  return queueMail({ req: await createLocalReq({}, payload), mail })
}

const now = new Date()

async function sendAll(): Promise<void> {
  const { sendMail } = await import('@/cms/operations/mails/send-mail')
  const { createMailTransport } = await import('@/cms/operations/mails/mail-transport')
  const send = createMailTransport()
  for (const { id } of await findMails(payload)) await sendMail({ payload, send, id, attempt: 1, now })
  const left = (await findMails(payload)).filter(({ status }) => status !== 'sent')
  expect(left.map(({ kind, lastError, reached }) => ({ kind, lastError, reached }))).toEqual([])
}

/** The faults of the mails that have arrived, each with its subject. */
const findFaults = (): string[] =>
  server.mails.flatMap(({ source }) =>
    findMailFaults(source).map((fault) => `${headerOf({ source }, 'Subject')}: ${fault}`),
  )

const awkward = {
  name: 'Zoé "la, Grande" <Müller>; Ça & œuvre 🏡',
  line: `${'Straßenbahnhaltestelle à l’Été, '.repeat(8)}<fin>`,
  text: `.\n..\nFrom here\n${'x'.repeat(1200)}\n${'é'.repeat(1200)}\n\t \n`,
  href: `https://www.agency.example/fr/x/?token=${'a1.-_'.repeat(120)}`,
}

describe.each(locales)('every mail in %s is RFC 5322 to the letter', (locale) => {
  it.each(leadKinds)('of the form %s', async (kind) => {
    const names = { firstName: 'Zoé-Ange', lastName: "D'Été, Jr.", remark: awkward.text.slice(0, 900) }
    await postForm(kind, { ...names, email: "zoe.o'neill+x@bücher.example", lang: locale })
    const kinds = (await findMails(payload)).map((mail) => mail.kind)
    if (kind !== 'forgot-password') expect(kinds).not.toEqual([])
    await sendAll()
    expect(server.mails).toHaveLength(kinds.length)
    expect(findFaults()).toEqual([])
  })

  it('that no form sends, whatever names and texts it has', async () => {
    const { writeLetters } = await import('../../support/mail/letters')
    const letters = Object.entries(writeLetters(awkward, locale))
    for (const [kind, letter] of letters) await queue(toMail(kind, { ...letter, locale }))
    await sendAll()
    expect(server.mails).toHaveLength(letters.length)
    expect(findFaults()).toEqual([])
  })
})

const toMail = (
  kind: string,
  letter: Pick<MailToQueue, 'subject' | 'html' | 'text'> & { locale: Locale },
): MailToQueue => ({
  ...letter,
  kind,
  to: ["zoe.o'neill+a=b@example.com", 'anne@bücher.example', `${'a'.repeat(64)}@${'b'.repeat(60)}.example`],
  cc: ['~!#$%&*/=?^_`{|}@example.com'],
  replyTo: { address: 'anne@bücher.example', name: awkward.name },
  headers: {
    'List-Unsubscribe': '<https://www.agency.example/api/alerts/unsubscribe?token=a.b>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
  attachments: [
    {
      filename: 'invitation.ics',
      contentType: 'text/calendar; method=REQUEST; charset=utf-8',
      content: 'é\r\n',
    },
    { filename: `Pièce "jointe"; n° 1, ${'ü'.repeat(60)} 🏡.txt`, contentType: 'text/plain', content: 'é' },
  ],
})

it('the mails of an account are too', async () => {
  const { admin } = await createVisitors(payload)
  await payload.forgotPassword({ collection: 'users', data: { email: admin?.email ?? '' } })
  await sendAll()
  expect(server.mails).toHaveLength(1)
  expect(findFaults()).toEqual([])
})

it('a mail has the date when it was written, also one that was queued before and waited', async () => {
  const { sql } = await import('@payloadcms/db-postgres')
  const id = await queue({ kind: 'x', locale: 'fr', to: 'a@example.com', subject: 'x', html: 'x', text: 'x' })
  const { drizzle } = payload.db
  await drizzle.execute(sql`update mails set created_at = '2026-11-22T23:37:23.037Z' where id = ${id}`)
  await sendAll()
  const [mail = { source: '' }] = server.mails
  expect(headerOf(mail, 'Date')).toBe('Sun, 22 Nov 2026 23:37:23 +0000')
})

it('every file that builds a mail is covered by these mails', () => {
  const folder = new URL('../../../src/cms/mail/', import.meta.url)
  const drawing = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      name.endsWith('.ts') &&
      !/(^render-mail|\.spec)\.ts$/.test(name) &&
      /\brender(?:Mail|PasswordLink)\(/.test(readFileSync(new URL(name, folder), 'utf8')),
  )
  const letters = readFileSync(new URL('../../support/mail/letters.ts', import.meta.url), 'utf8')
  const ofForms = ['leads/lead-letters.ts']
  const missing = drawing.filter(
    (name) => !ofForms.includes(name) && !letters.includes(`mail/${name.replace('.ts', '')}'`),
  )
  expect(missing).toEqual([])
})
