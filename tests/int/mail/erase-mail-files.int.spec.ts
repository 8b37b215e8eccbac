import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { leadProperties } from '../../support/forms/lead-forms'
import { startSite, stopPayload, type Site } from '../../support/database/payload'
import { findLeads, findMails, forgetForms, nextVisitor, postForm } from '../../support/forms/post-forms'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { createProperty, createPlaces } from '../../support/properties/search-properties'
import { createVisitors, type Visitors } from '../../support/site/visitors'

vi.mock('server-only', () => ({}))

let site: Site
let rest: CallRest
let visitors: Visitors

beforeAll(async () => {
  site = await startSite({ SMTP_URL: '', AGENCY_EMAIL: 'office@agency.example' })
  rest = createRest(site.config)
  visitors = await createVisitors(site.payload)
  const places = await createPlaces(site.payload)
  await createProperty(site.payload, { places, publicId: leadProperties.sale })
})
afterAll(stopPayload)
beforeEach(nextVisitor)
afterEach(async () => {
  await forgetForms(site.payload)
  for (const name of filesThere()) writeFileSync(path.join(folder(), name), '')
})

const folder = () => path.join(site.dataDir, 'mail')
const fileText = (name: string) => readFileSync(path.join(folder(), name), 'utf8')
/** The files of mails, except those of earlier tests. */
const filesThere = () => readdirSync(folder()).filter((name) => fileText(name) !== '')

/** Sends all waiting mails, as the worker does. */
async function sendAll(): Promise<void> {
  const { sendMail } = await import('@/cms/operations/mails/send-mail')
  const { createMailTransport } = await import('@/cms/operations/mails/mail-transport')
  const send = createMailTransport()
  for (const { id } of await findMails(site.payload))
    await sendMail({ payload: site.payload, send, id, attempt: 1, now: new Date() })
}

const sendAgain = () => site.payload.db.drizzle.execute(sql`update mails set status = 'queued'`).then(sendAll)

async function erase(email: string): Promise<number> {
  const token = await logIn(site.payload, visitors.admin)
  return (await rest({ method: 'POST', path: '/leads/person/erase', body: { email }, token })).status
}

describe('the files of mails, where there is no mail server', () => {
  it('are erased with the person, as often as they were sent, and no others', async () => {
    await postForm('site-contact')
    await postForm('sign-newsletter')
    await sendAll()
    await sendAgain()
    expect(filesThere()).toHaveLength(6)
    await postForm('site-contact', { email: 'paul@example.com', firstName: 'Paul' })
    await sendAll()
    writeFileSync(path.join(folder(), 'notes.txt'), 'jeanne.dupont@example.com')
    expect(await erase('Jeanne.Dupont@example.com')).toBe(200)
    const left = filesThere()
    expect(left).toContain('notes.txt')
    const mails = left.filter((name) => name.endsWith('.eml'))
    expect(mails).toHaveLength(2)
    for (const name of mails) expect(fileText(name)).toContain('paul@example.com')
  })

  it('are erased with a person who is named in the offer of another', async () => {
    const second = { personBFirstName: 'Zoé', personBLastName: 'Martin', personBEmail: 'zoe@example.com' }
    await postForm('purchase-offer', second)
    await sendAll()
    await postForm('site-contact')
    expect(await erase('zoe@example.com')).toBe(200)
    expect(filesThere().filter((name) => name.includes('purchase-offer'))).toEqual([])
    const [sentMail] = await findMails(site.payload)
    expect(sentMail).toMatchObject({ kind: 'purchase-offer-agency', status: 'sent', text: null, html: null })
    expect(sentMail?.bodyErasedAt).toEqual(expect.any(String))
    const waiting = (await findMails(site.payload)).filter(({ status }) => status === 'queued')
    expect(waiting.map(({ text }) => typeof text)).toEqual(['string', 'string'])
  })

  it('stay where the database erases nothing', async () => {
    await postForm('sign-newsletter')
    await sendAll()
    const { drizzle } = site.payload.db
    await drizzle.execute(sql`create table kept (id integer references subscribers (id))`)
    await drizzle.execute(sql`insert into kept select id from subscribers`)
    expect(await erase('jeanne.dupont@example.com')).toBe(500)
    await drizzle.execute(sql`drop table kept`)
    expect(filesThere().filter((name) => name.includes('newsletter-confirm'))).toHaveLength(1)
    expect(await findLeads(site.payload)).toHaveLength(1)
  })

  it('are erased with expired leads', async () => {
    await postForm('site-contact')
    await postForm('purchase-offer')
    await sendAll()
    const { purgeLeads } = await import('@/cms/operations/leads/purge-forms')
    await purgeLeads({ payload: site.payload, now: new Date(Date.now() + 366 * 86_400_000) })
    const kinds = filesThere().filter((name) => /-\d+\.eml$/.test(name))
    expect(kinds.every((name) => name.includes('purchase-offer'))).toBe(true)
    expect(kinds).toHaveLength(2)
  })

  it('are erased with a lead, and with a mail, that staff delete', async () => {
    await postForm('site-contact')
    await postForm('contact-me')
    await sendAll()
    const [first, second] = await findLeads(site.payload)
    const token = await logIn(site.payload, visitors.admin)
    const remove = async (what: string) => (await rest({ method: 'DELETE', path: what, token })).status
    const about = (kind: string) => filesThere().filter((name) => name.includes(`-${kind}-`))
    expect(await remove(`/leads/${first?.id}`)).toBe(200)
    expect(about('site-contact')).toEqual([])
    expect(about('contact-me')).toHaveLength(2)
    const mails = await findMails(site.payload)
    expect(mails.map((mail) => mail.about)).toEqual([`leads/${second?.id}`, `leads/${second?.id}`])
    expect(await remove(`/mails/${mails[0]?.id}`)).toBe(200)
    expect(about('contact-me')).toHaveLength(1)
  })

  it.each(['leads', 'mails'] as const)('stay where the deletion is not committed: %s', async (what) => {
    await postForm('site-contact')
    await sendAll()
    const [[lead], [mail]] = [await findLeads(site.payload), await findMails(site.payload)]
    const path = `/${what}/${what === 'leads' ? lead?.id : mail?.id}`
    const token = await logIn(site.payload, visitors.admin)
    const remove = async () => (await rest({ method: 'DELETE', path, token })).status
    const db = site.payload.db.drizzle
    await db.execute(sql`create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'refused'; end $$`)
    // When everything has been done except the commit.
    await db.execute(sql`create constraint trigger broken after delete on mails
      deferrable initially deferred for each row execute function refuse()`)
    const error = vi.spyOn(site.payload.logger, 'error').mockImplementation(() => undefined)
    expect(await remove()).toBe(500)
    error.mockRestore()
    await db.execute(sql`drop trigger broken on mails`)
    await db.execute(sql`drop function refuse()`)
    expect(filesThere()).toHaveLength(2)
    expect(await remove()).toBe(200)
    expect(filesThere()).toHaveLength(what === 'leads' ? 0 : 1)
  })
})
