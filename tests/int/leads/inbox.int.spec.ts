import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { documentFiles } from '../../support/files/document-files'
import { leadForms } from '../../support/forms/lead-forms'
import { startSite, stopPayload, type Site } from '../../support/database/payload'
import {
  findLeads,
  findMails,
  forgetForms,
  nextVisitor,
  postForm,
  sendForm,
} from '../../support/forms/post-forms'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { createProperty, createPlaces } from '../../support/properties/search-properties'
import { createVisitors, visitorNames, type VisitorName, type Visitors } from '../../support/site/visitors'

vi.mock('server-only', () => ({}))

let site: Site
let rest: CallRest
let visitors: Visitors

beforeAll(async () => {
  site = await startSite({ AGENCY_EMAIL: 'office@agency.example' })
  rest = createRest(site.config)
  visitors = await createVisitors(site.payload)
  await createProperty(site.payload, { places: await createPlaces(site.payload), publicId: 101 })
})
afterAll(stopPayload)
beforeEach(nextVisitor)
afterEach(() => forgetForms(site.payload))

const tokenOf = (who: VisitorName) => logIn(site.payload, visitors[who])

async function postCv(): Promise<void> {
  const body = new FormData()
  for (const [field, value] of Object.entries({ lang: 'fr', ...leadForms['job-contact'] }))
    body.set(field, String(value))
  body.set('cv', new File([new Uint8Array(documentFiles.pdf)], 'CV Zoë "x".pdf'))
  await sendForm({ kind: 'job-contact', body, headers: { accept: 'application/json' } })
}

const staff: readonly VisitorName[] = ['agent', 'editor', 'admin']

describe('the endpoints of the inbox', () => {
  it.each(visitorNames)('open to staff: %s', async (who) => {
    await postForm('site-contact')
    const [lead] = await findLeads(site.payload)
    const token = await tokenOf(who)
    const isStaff = staff.includes(who)
    const mayErase = isStaff && who !== 'agent'
    const status = async (ask: Parameters<CallRest>[0]) => (await rest({ ...ask, token })).status
    const answer = {
      method: 'POST',
      path: `/leads/${lead?.id}/answer`,
      body: { subject: 'a', text: 'b' },
    } as const
    const person = '/leads/person?email=jeanne.dupont@example.com'
    const erase = {
      method: 'POST',
      path: '/leads/person/erase',
      body: { email: 'nobody@example.com' },
    } as const
    expect(await status({ path: '/leads/export' })).toBe(isStaff ? 200 : 403)
    expect(await status(answer)).toBe(isStaff ? 200 : 403)
    expect(await status({ path: person })).toBe(mayErase ? 200 : 403)
    expect(await status(erase)).toBe(mayErase ? 200 : 403)
    const create = { method: 'POST', path: '/leads', body: { kind: 'site-contact', language: 'fr' } } as const
    expect(await status(create)).toBe(403)
  })

  it.each(visitorNames)('send the file of an applicant to staff alone: %s', async (who) => {
    await postCv()
    const { docs } = await site.payload.find({ collection: 'applicant-files' })
    const response = await rest({
      path: `/applicant-files/file/${docs[0]?.filename}`,
      token: await tokenOf(who),
    })
    expect(response.status).toBe(staff.includes(who) ? 200 : 403)
    if (!staff.includes(who)) return
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(documentFiles.pdf)
    expect(response.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''CV%20Zo%C3%AB%20x.pdf",
    )
    expect(response.headers.get('content-type')).toBe('application/octet-stream')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })
})

describe('an answer', () => {
  const answer = async (id: number | string, body: object) =>
    rest({ method: 'POST', path: `/leads/${id}/answer`, body, token: await tokenOf('agent') })

  it('is sent too where several colleagues answer at the same moment', async () => {
    await postForm('site-contact')
    const [lead] = await findLeads(site.payload)
    const body = { subject: 'Votre demande', text: 'Bonjour' }
    const answers = await Promise.all(Array.from({ length: 6 }, () => answer(lead?.id ?? 0, body)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
  })

  it('is sent as a mail in the visitor’s language, and the lead is in progress', async () => {
    await postForm('site-contact', { lang: 'de' })
    const [lead] = await findLeads(site.payload)
    const body = { subject: 'Ihre Anfrage\r\nBcc: x@example.com', text: 'Guten Tag,\n\ngerne.\n<b>x</b>' }
    expect((await answer(lead?.id ?? 0, body)).status).toBe(200)
    const mail = (await findMails(site.payload)).at(-1)
    expect(mail).toMatchObject({
      kind: 'lead-answer',
      to: 'jeanne.dupont@example.com',
      locale: 'de',
      subject: 'Ihre Anfrage Bcc: x@example.com',
      about: `leads/${lead?.id}`,
    })
    expect(mail?.replyTo).toContain('office@agency.example')
    expect(mail?.text).toContain('gerne.')
    expect(mail?.html).not.toContain('<b>x')
    expect((await findLeads(site.payload))[0]?.status).toBe('in-hand')
  })

  it.each([
    [{}, 400],
    [{ subject: '', text: 'b' }, 400],
    [{ subject: 'a', text: ' \n ' }, 400],
    [{ subject: ['a'], text: 'b' }, 400],
    [{ subject: 'a'.repeat(201), text: 'b' }, 400],
  ])('%j is refused', async (body, status) => {
    await postForm('site-contact')
    const [lead] = await findLeads(site.payload)
    expect((await answer(lead?.id ?? 0, body)).status).toBe(status)
    expect(await findMails(site.payload)).toHaveLength(2)
  })

  it.each(['0', '999999', 'x', '99999999999999'])('finds no lead %s', async (id) => {
    expect((await answer(id, { subject: 'a', text: 'b' })).status).toBe(404)
  })
})

describe('the list for a spreadsheet', () => {
  it('has the submitted values, and no formula', async () => {
    await postForm('site-contact', { remark: '=HYPERLINK("https://evil.example")', firstName: '@Jeanne' })
    await postForm('sign-newsletter')
    const response = await rest({
      path: '/leads/export?where[kind][equals]=site-contact',
      token: await tokenOf('agent'),
    })
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const lines = (await response.text()).trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    expect(lines[1]).toContain(`"'@Jeanne"`)
  })
})

describe('the data of one person', () => {
  const email = 'jeanne.dupont@example.com'

  it('can be exported as a whole', async () => {
    await postCv()
    await postForm('sign-newsletter')
    await postForm('site-contact', { email: 'paul@example.com' })
    const token = await tokenOf('editor')
    const response = await rest({ path: `/leads/person?email=${email.toUpperCase()}`, token })
    const person = await response.json()
    expect(person.leads.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'job-contact',
      'sign-newsletter',
    ])
    expect(person.files).toMatchObject([{ originalName: 'CV Zoë x.pdf' }])
    expect(person.mails).toHaveLength(3)
    expect(person.newsletter).toHaveLength(1)
    expect(JSON.stringify(person)).not.toContain('paul@example.com')
    expect((await rest({ path: '/leads/person?email=x', token })).status).toBe(400)
  })

  it('is erased, and nobody else’s', async () => {
    await postCv()
    await postForm('sign-newsletter')
    await postForm('site-contact', { email: 'paul@example.com' })
    const folder = path.join(site.dataDir, 'applicant-files')
    const before = readdirSync(folder).length
    const token = await tokenOf('admin')
    const response = await rest({ method: 'POST', path: '/leads/person/erase', body: { email }, token })
    expect(await response.json()).toEqual({ ok: true, count: 2 })
    expect((await findLeads(site.payload)).map((lead) => lead.email)).toEqual(['paul@example.com'])
    expect((await findMails(site.payload)).map(({ to }) => to).sort()).toEqual([
      'office@agency.example',
      'paul@example.com',
    ])
    expect((await site.payload.count({ collection: 'subscribers' })).totalDocs).toBe(0)
    expect(existsSync(folder) && readdirSync(folder)).toHaveLength(before - 1)
  })

  it('is erased in the offer of another', async () => {
    const second = { personBFirstName: 'Zoé', personBLastName: 'Martin', personBEmail: 'zoe@example.com' }
    await postForm('purchase-offer', second)
    const token = await tokenOf('admin')
    const body = { email: 'zoe@example.com' }
    await rest({ method: 'POST', path: '/leads/person/erase', body, token })
    const [lead] = await findLeads(site.payload)
    expect(lead?.values).toMatchObject({ firstName: 'Jeanne', amount: 250_000 })
    expect(JSON.stringify(lead?.values)).not.toMatch(/Zoé|zoe/)
  })
})
