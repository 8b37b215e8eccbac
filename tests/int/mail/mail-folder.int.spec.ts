import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { headerOf } from '../../support/mail/mail-server'
import { startSite, stopPayload } from '../../support/database/payload'
import { findMailFaults } from '../../support/mail/strict-mail'
import { createVisitors } from '../../support/site/visitors'

let payload: Payload
let folder: string

beforeAll(async () => {
  const site = await startSite({ SMTP_URL: '', SITE_URL: 'https://maison.example' })
  payload = site.payload
  folder = path.join(site.dataDir, 'mail')
})
afterAll(stopPayload)

const files = (kind: string) => readdirSync(folder).filter((name) => name.includes(`-${kind}-`))

it('a site without a mail server writes each mail as a whole message, named by time, kind and number', async () => {
  const { queueMail } = await import('@/cms/operations/mails/queue-mail')
  const { sendMail } = await import('@/cms/operations/mails/send-mail')
  const { createMailTransport } = await import('@/cms/operations/mails/mail-transport')
  const req = await createLocalReq({}, payload)
  const id = await queueMail({
    req,
    mail: {
      kind: 'site-contact',
      locale: 'nl',
      to: 'zoe@example.com',
      subject: 'Uw bezoek in Liège',
      html: '<p>Dag Zoë</p>',
      text: 'Dag Zoë',
    },
  })
  const now = new Date()
  expect(await sendMail({ payload, send: createMailTransport(), id, attempt: 1, now })).toBe('done')
  const [name = ''] = files('site-contact')
  expect(name).toMatch(
    new RegExp(`^\\d{4}-\\d{2}-\\d{2}T\\d{2}-\\d{2}-\\d{2}-\\d{3}Z-site-contact-${id}\\.eml$`),
  )
  const source = readFileSync(path.join(folder, name), 'utf8')
  expect(headerOf({ source }, 'To')).toBe('zoe@example.com')
  expect(headerOf({ source }, 'Message-ID')).toMatch(/^<.+@.+>$/)
  expect(headerOf({ source }, 'Content-Type')).toContain('multipart/alternative')
  expect(findMailFaults(source)).toEqual([])
  expect(await payload.findByID({ collection: 'mails', id })).toMatchObject({ status: 'sent' })
})

it('a member of staff who forgot the password gets a mail in the style of the agency', async () => {
  const { sendMail } = await import('@/cms/operations/mails/send-mail')
  const { createMailTransport } = await import('@/cms/operations/mails/mail-transport')
  const { admin } = await createVisitors(payload)
  if (!admin) throw new Error('There is no administrator')
  await payload.forgotPassword({ collection: 'users', data: { email: admin.email ?? '' } })
  const { docs } = await payload.find({ collection: 'mails', where: { kind: { equals: 'account' } } })
  const id = docs[0]?.id ?? 0
  expect(await sendMail({ payload, send: createMailTransport(), id, attempt: 1, now: new Date() })).toBe(
    'done',
  )
  const [name = ''] = files('account')
  expect(name).toMatch(new RegExp(`-account-${id}\\.eml$`))
  const source = readFileSync(path.join(folder, name), 'utf8')
  expect(headerOf({ source }, 'To')).toBe(admin.email)
  expect(findMailFaults(source)).toEqual([])
  const html = source.replace(/=\r\n/g, '')
  expect(html).toMatch(/https:\/\/maison\.example\/admin\/reset\/\w{40}/)
  expect(html).toContain('Maison Brabant')
})

it('the files are deleted with the contents of mails, and nothing else in the folder', async () => {
  const { purgeMails } = await import('@/cms/operations/mails/purge-mails')
  const old = ['2026-01-01T12-00-00-000Z-site-contact-1.eml', '2026-01-01T12-00-00-000Z-account-a.eml.part']
  const others = ['2026-01-01T12-00-00-001Z-site-contact-2.eml', 'notes.txt', 'copy.eml']
  for (const name of [...old, ...others]) writeFileSync(path.join(folder, name), 'Dag Zoë')
  const before = readdirSync(folder)
  await purgeMails({ payload, now: new Date('2026-04-01T12:00:00.001Z') })
  expect(readdirSync(folder).sort()).toEqual(before.filter((name) => !old.includes(name)).sort())
})
