import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Mail } from '@/cms/payload-types'
import { leadKinds, type LeadKind } from '@/domain/leads/lead-kinds'
import { leadTable } from '@/domain/leads/lead-table'
import type { Locale } from '@/domain/shared/locale'
import { invalidateAll, setListening } from '@/process/freshness.mjs'
import { documentFiles, makeZip } from '../../support/files/document-files'
import { makePicture } from '../../support/database/factories'
import { leadForms, leadProperties } from '../../support/forms/lead-forms'
import { createLeadProject } from '../../support/forms/lead-project'
import { startSite, stopHearing, stopPayload, type Site } from '../../support/database/payload'
import {
  asFields,
  browser,
  findLeads,
  findMails,
  forgetForms,
  nextVisitor,
  postForm,
  postJson,
  sendForm,
  type SentForm,
} from '../../support/forms/post-forms'
import { createProperty, createPlaces } from '../../support/properties/search-properties'
import { stopClock } from '../../support/stop-clock'
import { codeWords } from '../../support/mail/code-words'

vi.mock('server-only', () => ({}))

let site: Site
let payload: Payload
let agent: number
let property: number

beforeAll(async () => {
  site = await startSite({
    FORM_FREE_PER_HOUR: '3',
    FORM_LIMIT_PER_HOUR: '6',
    AGENCY_EMAIL: 'office@agency.example',
  })
  payload = site.payload
  const places = await createPlaces(payload)
  agent = (
    await payload.create({ collection: 'agents', data: { name: 'Anne', email: 'anne@agency.example' } })
  ).id
  const document = await payload.create({
    collection: 'documents',
    locale: 'fr',
    data: { title: 'Certificat PEB' },
    file: await makePicture({ width: 20, height: 20, name: 'certificate.jpg' }),
  })
  property = await createProperty(payload, {
    places,
    publicId: leadProperties.sale,
    agent,
    documents: [document.id],
  })
  await createProperty(payload, { places, publicId: leadProperties.rent, goal: 'rent', price: 950 })
  await createLeadProject(payload, places)
})
afterAll(stopPayload)

beforeEach(nextVisitor)
afterEach(() => forgetForms(payload))

const send = sendForm
const post = postForm
const allLeads = () => findLeads(payload)
const allMails = () => findMails(payload)

/** The mails that each kind sends for its minimal form. */
const mailsOf: Record<LeadKind, string[]> = {
  'site-contact': ['site-contact-agency', 'site-contact-visitor'],
  'contact-demand': ['contact-demand-agency', 'contact-demand-visitor'],
  'send-to-friend': ['send-to-friend-friend'],
  'contact-me': ['contact-me-agency', 'contact-me-visitor'],
  'demand-register': ['demand-register-agency', 'demand-register-visitor'],
  'contact-construction': ['contact-construction-agency', 'contact-construction-visitor'],
  'contact-appointment': ['contact-appointment-agency', 'contact-appointment-visitor'],
  'opinion-system': ['opinion-system-agency', 'opinion-system-visitor'],
  'job-contact': ['job-contact-agency', 'job-contact-visitor'],
  'forgot-password': [],
  'sign-newsletter': ['newsletter-confirm'],
  'request-document': ['request-document-agency', 'request-document-visitor'],
  'rental-application': ['rental-application-agency', 'rental-application-visitor'],
  'purchase-offer': ['purchase-offer-agency', 'purchase-offer-visitor'],
}

/** Where there are no thank-you pages; the page that asks for a new password does so itself. */
const thankYouOf = (kind: LeadKind, locale: string): string =>
  kind === 'forgot-password' ? `/${locale}/owner/forgotten/?done=sent` : `/${locale}/`

describe('a form of each kind', () => {
  it.each(leadKinds)('%s is stored once, with its mails', async (kind) => {
    const response = await post(kind)
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 200,
      body: { ok: true, redirect: thankYouOf(kind, 'fr') },
    })
    expect(response.headers.get('cache-control')).toBe('no-store')
    const [lead, ...others] = await allLeads()
    expect(others).toEqual([])
    expect(lead).toMatchObject({ kind, status: 'new', language: 'fr', email: 'jeanne.dupont@example.com' })
    const days = (Date.parse(lead?.eraseAt ?? '') - Date.parse(lead?.createdAt ?? '')) / 86_400_000
    expect(Math.round(days)).toBe(leadTable[kind].retentionDays)
    const mails = await allMails()
    expect(mails.map((mail) => mail.kind)).toEqual(mailsOf[kind])
    for (const mail of mails) {
      expect(mail).toMatchObject({ status: 'queued', about: `leads/${lead?.id}` })
      expect(`${mail.subject}${mail.text}`).not.toMatch(codeWords)
    }
  })

  it.each(leadKinds)('%s is stored as a plain form as well, and leads to the next page', async (kind) => {
    const body = asFields({ lang: 'nl', ...leadForms[kind] })
    const response = await send({ kind, body, headers: browser })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(thankYouOf(kind, 'nl'))
    expect(await allLeads()).toHaveLength(1)
    expect((await allMails()).map((mail) => mail.kind)).toEqual(mailsOf[kind])
  })
})

describe('the mails', () => {
  it('have everything for the property’s agent, in French, with the visitor as reply address', async () => {
    await post('contact-appointment', { lang: 'nl', remark: 'Liefst na zes uur.', contactTime: '16-19' })
    const [mail, confirmation] = await allMails()
    expect(mail).toMatchObject({
      to: 'anne@agency.example',
      replyTo: '"Jeanne Dupont" <jeanne.dupont@example.com>',
      locale: 'fr',
    })
    expect(mail?.subject).toBe('Rendez-vous – Jeanne Dupont – Title in fr (101)')
    for (const part of [
      'Madame',
      '16:00-19:00',
      'Liefst na zes uur.',
      '/admin/collections/leads/',
      'Néerlandais',
    ])
      expect(mail?.text).toContain(part)
    expect(confirmation).toMatchObject({ to: 'jeanne.dupont@example.com', locale: 'nl' })
    expect(confirmation?.subject).toContain('Afspraak')
    expect(confirmation?.text).not.toContain('Liefst na zes uur')
  })

  it('go to the recipients of the form’s settings, else to the office', async () => {
    await post('site-contact')
    expect((await allMails())[0]?.to).toBe('office@agency.example')
    const form = await payload.create({
      collection: 'contact-forms',
      data: { name: 'Contact', kind: 'site-contact', recipients: 'one@agency.example, two@agency.example' },
    })
    await post('site-contact', { lastName: 'Martin' })
    const [, , mail] = await allMails()
    expect(mail?.to).toBe('one@agency.example, two@agency.example')
    expect((await allLeads())[1]?.form).toBe(form.id)
    await payload.delete({ collection: 'contact-forms', id: form.id })
  })

  it('are queued even if the form’s settings were deleted a moment ago', async () => {
    const form = await payload.create({
      collection: 'contact-forms',
      data: { name: 'Contact', kind: 'site-contact', recipients: 'one@agency.example' },
    })
    // The settings of forms are cached, and this process does not hear of the deletion.
    await stopHearing()
    setListening(true)
    await post('site-contact')
    await payload.delete({ collection: 'contact-forms', id: form.id })
    expect((await post('site-contact', { lastName: 'Martin' })).status).toBe(200)
    setListening(false)
    invalidateAll()
    expect((await allLeads()).map((lead) => lead.form)).toEqual([null, null])
    expect(await allMails()).toHaveLength(4)
  })

  it('have no header that a visitor could change', async () => {
    await post('site-contact', { firstName: 'Jeanne\r\nBcc: all@example.com', remark: 'a\r\nTo: b' })
    for (const mail of await allMails()) expect(`${mail.subject}${mail.replyTo}`).not.toMatch(/[\r\n]/)
  })

  it('do not carry a stranger’s advertisement to the address that they enter', async () => {
    await post('site-contact', { firstName: 'Win', lastName: 'www.evil.example' })
    const [, confirmation] = await allMails()
    expect(`${confirmation?.subject}${confirmation?.text}${confirmation?.html}`).not.toContain('evil')
  })

  it('stop for a mailbox that somebody enters again and again; the leads do not', async () => {
    const { claimAllowance } = await import('@/cms/operations/leads/form-allowance')
    const allowance = { use: 'mailbox', value: 'jeanne.dupont@example.com', most: 20, hours: 1 } as const
    for (let sent = 0; sent < 20; sent += 1) await claimAllowance({ payload, allowance, now: new Date() })
    await post('site-contact', { newsletter: true })
    expect(await allLeads()).toHaveLength(1)
    expect((await allMails()).map(({ kind }) => kind)).toEqual(['site-contact-agency'])
  })
})

describe('an error in a form', () => {
  const errorsOf = async (response: Response): Promise<Record<string, string>> => {
    expect(response.status).toBe(422)
    const body: { ok: boolean; errors: Record<string, string> } = await response.json()
    expect(body.ok).toBe(false)
    return body.errors
  }

  // Specification section 5, to the letter.
  it.each<[Locale, Record<string, string>]>([
    [
      'fr',
      {
        firstName: "Vous n'avez pas saisi votre prénom",
        lastName: "Vous n'avez pas saisi votre nom",
        email: 'Votre adresse mail est invalide',
        phone: "Vous n'avez pas saisi votre téléphone",
        city: "Vous n'avez pas saisi votre ville",
      },
    ],
    [
      'nl',
      {
        firstName: 'U gaf geen Voornaam in',
        lastName: 'U gaf geen Naam in',
        email: 'E-mailadres is niet geldig',
        city: 'Het is verplicht een gemeente in te geven',
      },
    ],
    [
      'en',
      {
        firstName: 'First name is a required field',
        lastName: 'Last name is a required field',
        email: 'Email is not valid',
        phone: 'Phone is a required field',
        zip: 'Postcode is a required field',
        city: 'City is a required field',
        title: 'Title is a required field',
        goal: 'Goal is a required field',
      },
    ],
  ])('has its message in %s', async (lang, expected) => {
    const errors = await errorsOf(await postJson('contact-demand', { lang, email: 'jeanne@' }))
    expect(errors).toMatchObject(expected)
    expect(await allLeads()).toEqual([])
    expect(await allMails()).toEqual([])
  })

  it('has a message in French for an unknown language', async () => {
    const errors = await errorsOf(await postJson('sign-newsletter', { lang: 'xx', email: '' }))
    expect(errors.email).toBe('Vous n’avez pas saisi votre adresse mail')
  })

  it('is a property that is not public', async () => {
    const errors = await errorsOf(await post('contact-appointment', { property: 999 }))
    expect(errors).toEqual({ property: "Le bien que vous demandez n'existe pas ou est vendu" })
  })

  it('is no property that a question need not name: it is stored without one', async () => {
    expect((await post('contact-me', { property: undefined })).status).toBe(200)
    expect((await allLeads())[0]).toMatchObject({ property: null })
  })

  it('is on the page of a plain form, with what was typed', async () => {
    const body = asFields({ lang: 'fr', lastName: 'Dupont <b>', email: 'jeanne@', remark: 'Bonjour' })
    const referer = 'http://localhost:3000/fr/contact/?property=101'
    const response = await send({
      kind: 'site-contact',
      body,
      headers: { ...browser, referer, host: 'localhost:3000' },
    })
    expect(response.status).toBe(303)
    const location = new URL(response.headers.get('location') ?? '', 'http://localhost:3000')
    expect(`${location.pathname}${location.hash}`).toBe('/fr/contact/#site-contact')
    expect(location.searchParams.get('property')).toBe('101')
    const token = location.searchParams.get('form') ?? ''
    const { getFormDraft } = await import('@/site/data/leads/form-drafts')
    expect(await getFormDraft(token)).toEqual({
      kind: 'site-contact',
      values: { lastName: ['Dupont <b>'], email: ['jeanne@'], remark: ['Bonjour'] },
      errors: { title: 'required', firstName: 'required', email: 'invalid', privacy: 'required' },
    })
    expect(await getFormDraft(`${token}x`)).toBeNull()
    const { getFormDraft: readLater } = await import('@/cms/queries/leads/get-form-draft')
    expect(await readLater({ payload, token, now: new Date(Date.now() + 16 * 60_000) })).toBeNull()
  })

  it('never leads to a page of another site', async () => {
    for (const page of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:x',
      '/api/x',
    ]) {
      const body = asFields({ lang: 'fr', page })
      const response = await send({ kind: 'site-contact', body, headers: { ...browser, referer: page } })
      expect(response.headers.get('location')).toMatch(/^\/fr\/\?form=[\w-]{32}#site-contact$/)
    }
  })
})

describe('a post that is not one of our forms', () => {
  it.each([
    [
      'of an unknown kind',
      { kind: 'evil', body: '{}', headers: { 'content-type': 'application/json' } },
      404,
    ],
    ['of another type', { kind: 'site-contact', body: 'x', headers: { 'content-type': 'text/plain' } }, 415],
    ['of no type', { kind: 'site-contact', body: new Blob(['{}']) }, 415],
    [
      'that is no JSON',
      { kind: 'site-contact', body: '{', headers: { 'content-type': 'application/json' } },
      400,
    ],
    [
      'that is a list',
      { kind: 'site-contact', body: '[]', headers: { 'content-type': 'application/json' } },
      400,
    ],
    [
      'that is broken',
      { kind: 'job-contact', body: 'x', headers: { 'content-type': 'multipart/form-data' } },
      400,
    ],
    [
      'that is too large',
      {
        kind: 'site-contact',
        body: JSON.stringify({ remark: 'a'.repeat(70_000) }),
        headers: { 'content-type': 'application/json' },
      },
      413,
    ],
    [
      'from a page of another site',
      { kind: 'site-contact', body: asFields({}), headers: { 'sec-fetch-site': 'cross-site' } },
      403,
    ],
    [
      'from another origin',
      { kind: 'site-contact', body: asFields({}), headers: { origin: 'https://evil.example' } },
      403,
    ],
    ['from nowhere', { kind: 'site-contact', body: asFields({}), headers: { origin: 'null' } }, 403],
  ] satisfies [string, SentForm, number][])('%s is refused', async (_name, sent, status) => {
    expect((await send(sent)).status).toBe(status)
    expect(await allLeads()).toEqual([])
  })
})

describe('a post that is repeated', () => {
  it('is stored once', async () => {
    const requestId = randomUUID()
    const answers = [await post('site-contact', { requestId }), await post('site-contact', { requestId })]
    for (const answer of answers) expect(await answer.json()).toEqual({ ok: true, redirect: '/fr/' })
    await post('site-contact', { requestId, remark: 'Tout autre chose' })
    const leads = await allLeads()
    expect(leads).toHaveLength(1)
    expect(leads[0]?.values).toMatchObject({ remark: 'Bonjour,\nune question.' })
    expect(await allMails()).toHaveLength(2)
  })

  it('is stored once when it comes several times at once, and counts once against the limit', async () => {
    const requestId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 3 }, () => post('job-contact', { requestId })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await allLeads()).toHaveLength(1)
    expect(await allMails()).toHaveLength(2)
    expect((await post('site-contact')).status).toBe(200)
    expect((await post('site-contact')).status).toBe(200)
    expect((await post('site-contact')).status).toBe(422)
  })

  it('is another form where another kind has the same request id', async () => {
    await post('site-contact', { requestId: 'x' })
    await post('sign-newsletter', { requestId: 'x' })
    expect(await allLeads()).toHaveLength(2)
  })
})

describe('the guards', () => {
  const solve = async (): Promise<string> => {
    const { GET } = await import('@/app/api/forms/challenge/route')
    const response = await GET(new Request('http://localhost/api/forms/challenge'))
    expect(response.headers.get('cache-control')).toBe('no-store')
    const challenge = await response.json()
    const solution = await solveChallenge({ challenge, deriveKey })
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  }

  it('answer a robot that fills in the hidden field with success, and store nothing', async () => {
    for (const website of ['https://spam.example', 'x', 1]) {
      const response = await post('site-contact', { website })
      expect(await response.json()).toEqual({ ok: true, redirect: '/fr/' })
    }
    expect(await allLeads()).toEqual([])
    expect(await allMails()).toEqual([])
  })

  it('ask for a proof of work from who is faster than a person', async () => {
    stopClock()
    const response = await post('site-contact', { startedAt: Date.now() - 100 })
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).errors)).toEqual(['altcha'])
    const altcha = await solve()
    expect((await post('site-contact', { startedAt: Date.now() - 100, altcha })).status).toBe(200)
  })

  it('accept the first forms of an hour, later ones with a proof of work, and no more than the limit', async () => {
    for (let count = 0; count < 3; count += 1) expect((await post('site-contact')).status).toBe(200)
    const challenged = await post('site-contact')
    expect(challenged.status).toBe(422)
    expect((await challenged.json()).errors.altcha).toContain('contrôle de sécurité')
    const wrong = await post('site-contact', { altcha: 'bm9uZQ==' })
    expect((await wrong.json()).errors).toEqual({ altcha: 'Les caractères saisis ne sont pas valides' })
    const altcha = await solve()
    const invalid = await post('site-contact', { altcha, email: '' })
    expect(Object.keys((await invalid.json()).errors)).toEqual(['email'])
    expect((await post('site-contact', { altcha })).status).toBe(200)
    expect((await post('site-contact', { altcha })).status, 'a solution is good once').toBe(422)
    for (let count = 4; count < 6; count += 1)
      expect((await post('site-contact', { altcha: await solve() })).status).toBe(200)
    const refused = await post('site-contact', { altcha: await solve() })
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(3500)
    expect(wait).toBeLessThanOrEqual(3600)
    expect(await allLeads()).toHaveLength(6)
    nextVisitor()
    expect((await post('site-contact')).status, 'another visitor').toBe(200)
  })

  it('cannot be bypassed by sending many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => post('site-contact')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(await allLeads()).toHaveLength(3)
  })

  it('count by the hour, wherever it begins', async () => {
    const { claimAllowance, countOf } = await import('@/cms/operations/leads/form-allowance')
    const allowance = { use: 'visitor', value: '198.51.100.7', most: 2, hours: 1 } as const
    const at = (minutes: number) => ({ payload, allowance, now: new Date(Date.UTC(2026, 5, 1, 12, minutes)) })
    expect(await claimAllowance(at(0))).toBe(true)
    expect(await claimAllowance(at(30))).toBe(true)
    expect(await claimAllowance(at(59))).toBe(false)
    expect(await countOf(at(59))).toEqual({ count: 2, retryAfter: 60 })
    expect(await claimAllowance(at(60))).toBe(true)
    expect(await claimAllowance(at(61))).toBe(false)
  })

  it('store no address', async () => {
    await post('send-to-friend')
    const { rows } = await payload.db.drizzle.execute<{ key: string }>(sql`select key from form_counts`)
    expect(rows.length).toBeGreaterThan(3)
    for (const { key } of rows) expect(key).not.toMatch(/192|@|paul|jeanne/)
  })

  it('refuse a proof that is too old', async () => {
    const { spendSolution } = await import('@/cms/operations/leads/proof-of-work')
    const posted = await solve()
    const later = new Date(Date.now() + 21 * 60_000)
    expect(await spendSolution({ payload, posted, now: later })).toBeNull()
    expect(await spendSolution({ payload, posted, now: new Date() })).not.toBeNull()
  })
})

describe('a property sent to a friend', () => {
  it('stores nothing of the friend', async () => {
    await post('send-to-friend')
    const [lead] = await allLeads()
    expect(JSON.stringify(lead)).not.toMatch(/paul|evil|Regarde/i)
    const [mail] = await allMails()
    expect(mail).toMatchObject({
      to: 'paul.ami@example.com',
      replyTo: '"Jeanne Dupont" <jeanne.dupont@example.com>',
    })
    expect(mail?.text).toContain('Regarde […] vite')
    expect(mail?.text).toContain('Paul')
    await payload.db.drizzle.execute(sql`update mails set status = 'sent'`)
    const { forgetFriends } = await import('@/cms/operations/leads/purge-forms')
    await forgetFriends({ payload, now: new Date() })
    expect(JSON.stringify(await allMails())).not.toMatch(/paul|Regarde|jeanne/i)
  })

  it('is sent a limited number of times, to a friend and from a sender', async () => {
    for (let count = 0; count < 3; count += 1) {
      nextVisitor()
      expect((await post('send-to-friend', { email: `a${count}@example.com` })).status).toBe(200)
    }
    nextVisitor()
    const refused = await post('send-to-friend', { email: 'b@example.com' })
    expect(refused.status).toBe(429)
    expect(await allMails()).toHaveLength(3)
    expect((await post('site-contact')).status, 'other forms are not counted').toBe(200)
  })
})

describe('a testimonial', () => {
  it('is a draft until an editor publishes it', async () => {
    await post('opinion-system')
    const { docs } = await payload.find({ collection: 'testimonials', draft: true, locale: 'fr' })
    expect(docs).toHaveLength(1)
    expect(docs[0]).toMatchObject({
      author: 'Jeanne D.',
      text: 'Une équipe à l’écoute.',
      rating: 5,
      place: 'Wavre',
      _status: 'draft',
    })
  })
})

describe('a CV', () => {
  const upload = (name: string, bytes: Uint8Array, headers: Record<string, string> = {}) => {
    const body = new FormData()
    for (const [field, value] of Object.entries({ lang: 'fr', ...leadForms['job-contact'], remark: '' }))
      body.set(field, String(value))
    body.set('cv', new File([new Uint8Array(bytes)], name))
    return send({ kind: 'job-contact', body, headers: { accept: 'application/json', ...headers } })
  }
  const folder = () => path.join(site.dataDir, 'applicant-files')
  const filesThere = (): string[] => (existsSync(folder()) ? readdirSync(folder()) : [])

  it.each(['pdf', 'doc', 'docx'] as const)(
    'that is a %s is stored privately, under a new name',
    async (type) => {
      const before = filesThere()
      expect((await upload(`Mon CV.${type}`, documentFiles[type])).status).toBe(200)
      const [added] = filesThere().filter((name) => !before.includes(name))
      expect(added).toMatch(new RegExp(`^[0-9a-f-]{36}\\.${type}$`))
      expect(new Uint8Array(readFileSync(path.join(folder(), added ?? '')))).toEqual(documentFiles[type])
      const [lead] = await allLeads()
      const file = await payload.findByID({ collection: 'applicant-files', id: Number(lead?.file) })
      expect(file).toMatchObject({ originalName: `Mon CV.${type}`, filename: added })
    },
  )

  it.each<[string, string, Uint8Array, string]>([
    [
      'a renamed program',
      'cv.pdf',
      Uint8Array.from(Buffer.from('MZ\u0090 program')),
      'Choisissez un fichier PDF, DOC ou DOCX',
    ],
    ['another type', 'cv.exe', documentFiles.pdf, 'Choisissez un fichier PDF, DOC ou DOCX'],
    [
      'a zip',
      'cv.docx',
      makeZip([{ name: 'a.txt', content: 'x' }]),
      'Choisissez un fichier PDF, DOC ou DOCX',
    ],
    ['a path', '../../../etc/passwd', documentFiles.pdf, 'Choisissez un fichier PDF, DOC ou DOCX'],
    [
      'more than 10 MB',
      'cv.pdf',
      Uint8Array.from([...documentFiles.pdf, ...new Uint8Array(10 * 1024 * 1024)]),
      'Ce fichier dépasse 10 Mo',
    ],
    ['far more than 10 MB', 'cv.pdf', new Uint8Array(13 * 1024 * 1024), 'Ce fichier dépasse 10 Mo'],
  ])('that is %s is refused', async (_name, name, bytes, message) => {
    const before = filesThere()
    const response = await upload(name, bytes)
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 422,
      body: { ok: false, errors: { cv: message } },
    })
    expect(filesThere()).toEqual(before)
    expect(await allLeads()).toEqual([])
  })

  it('can come with a plain form', async () => {
    const response = await upload('cv.pdf', documentFiles.pdf, browser)
    expect(response.status).toBe(303)
    expect((await allLeads())[0]?.file).toEqual(expect.any(Number))
  })

  it('of which only the name is sent does not count', async () => {
    const response = await post('job-contact', { remark: '', cv: { name: 'cv.pdf', size: 10 } })
    expect(Object.keys((await response.json()).errors)).toEqual(['remark'])
  })

  it('is deleted with its lead', async () => {
    const before = filesThere()
    await upload('cv.pdf', documentFiles.pdf)
    const [lead] = await allLeads()
    await payload.delete({ collection: 'leads', id: lead?.id ?? 0 })
    expect(filesThere()).toEqual(before)
    expect((await payload.count({ collection: 'applicant-files' })).totalDocs).toBe(0)
    expect(await allMails()).toEqual([])
  })
})

describe('when something breaks', () => {
  it('a lead whose mails cannot be queued is not stored either, and does not count against the limit', async () => {
    await payload.db.drizzle.execute(
      sql`alter table mails add constraint broken check (kind <> 'job-contact-visitor')`,
    )
    const body = new FormData()
    for (const [field, value] of Object.entries({ lang: 'fr', ...leadForms['job-contact'] }))
      body.set(field, String(value))
    body.set('cv', new File([new Uint8Array(documentFiles.pdf)], 'cv.pdf'))
    const folder = path.join(site.dataDir, 'applicant-files')
    const before = existsSync(folder) ? readdirSync(folder) : []
    const response = await send({ kind: 'job-contact', body, headers: { accept: 'application/json' } })
    await payload.db.drizzle.execute(sql`alter table mails drop constraint broken`)
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({
      ok: false,
      errors: {},
      error: "Votre e-mail n'a pas été envoyé. Veuillez réessayer.",
    })
    expect(await allLeads()).toEqual([])
    expect(await allMails()).toEqual([])
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual(before)
    for (let count = 0; count < 3; count += 1) expect((await post('site-contact')).status).toBe(200)
  })

  it('a browser gets a page with what was typed, to be sent again', async () => {
    await payload.db.drizzle.execute(sql`alter table leads add constraint broken check (language <> 'nl')`)
    const body = asFields({
      lang: 'nl',
      ...leadForms['site-contact'],
      lastName: '"><script>alert(1)</script>',
    })
    const response = await send({ kind: 'site-contact', body, headers: browser })
    await payload.db.drizzle.execute(sql`alter table leads drop constraint broken`)
    expect(response.status).toBe(503)
    const page = await response.text()
    expect(page).toContain('<html lang="nl">')
    expect(page).toContain('value="Jeanne"')
    expect(page).not.toContain('<script>')
    expect(page).toContain('action="/api/forms/site-contact"')
  })
})

describe('a form sent without JavaScript keeps what was typed', () => {
  const typed = { lang: 'nl', ...leadForms['job-contact'], lastName: 'Van den Bossche' }
  const upload = () => {
    const body = new FormData()
    for (const [field, value] of Object.entries(typed)) body.set(field, String(value))
    body.set('cv', new File([new Uint8Array(documentFiles.pdf)], 'cv.pdf'))
    return send({ kind: 'job-contact', body, headers: browser })
  }
  const expectTyped = async (response: Response) => {
    const page = await response.text()
    expect(page).toContain('<html lang="nl">')
    expect(page).toContain('value="Van den Bossche"')
    expect(page).toContain('action="/api/forms/job-contact"')
  }

  it('when the database is away', async () => {
    await payload.db.drizzle.execute(sql`alter table form_counts rename to form_counts_away`)
    const response = await upload()
    await payload.db.drizzle.execute(sql`alter table form_counts_away rename to form_counts`)
    expect(response.status).toBe(503)
    await expectTyped(response)
  })

  it('when the visitor has reached the limit of this hour', async () => {
    const { claimAllowance } = await import('@/cms/operations/leads/form-allowance')
    // The visitor with an address of their own, as `sendForm` counts them.
    const address = '10.9.9.9'
    const allowance = { use: 'visitor', value: address, most: 100, hours: 1 } as const
    for (let count = 0; count < 6; count += 1) await claimAllowance({ payload, allowance, now: new Date() })
    const body = new FormData()
    for (const [field, value] of Object.entries(typed)) body.set(field, String(value))
    const response = await send({
      kind: 'job-contact',
      body,
      headers: { ...browser, 'x-forwarded-for': address },
    })
    expect(response.status).toBe(429)
    await expectTyped(response)
  })

  it('when too many files are checked already', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, upload))
    const refused = responses.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(0)
    for (const response of refused) await expectTyped(response)
  })

  it('when the visitor tries too often', async () => {
    stopClock()
    const broken = { kind: 'site-contact', body: '{', headers: { 'content-type': 'application/json' } }
    const [last, ...others] = await Promise.all([
      ...Array.from({ length: 300 }, () => send(broken)),
      send({ kind: 'job-contact', body: asFields(typed), headers: browser }),
    ]).then((all) => all.reverse())
    expect(others[0]?.status).toBe(429)
    expect(last?.status).toBe(429)
    if (last) await expectTyped(last)
  })
})

describe('the nightly clean-up', () => {
  it('erases expired leads with their mails', async () => {
    await post('site-contact')
    await post('purchase-offer')
    const { purgeLeads } = await import('@/cms/operations/leads/purge-forms')
    await purgeLeads({ payload, now: new Date(Date.now() + 364 * 86_400_000) })
    expect(await allLeads()).toHaveLength(2)
    await purgeLeads({ payload, now: new Date(Date.now() + 366 * 86_400_000) })
    expect((await allLeads()).map(({ kind }) => kind)).toEqual(['purchase-offer'])
    expect((await allMails()).map(({ kind }) => kind)).toEqual(mailsOf['purchase-offer'])
  })

  it('deletes the counts of the guards', async () => {
    await post('site-contact')
    const { purgeGuards } = await import('@/cms/operations/leads/purge-forms')
    await purgeGuards({ payload, now: new Date(Date.now() + 25 * 3_600_000) })
    const { rows } = await payload.db.drizzle.execute<{ count: number }>(
      sql`select count(*)::int as count from form_counts`,
    )
    expect(rows[0]?.count).toBe(0)
  })
})

describe('the links of requested documents', () => {
  const tokenIn = (mail: Mail | undefined): string =>
    /document-links\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

  it('open the documents for a week, while the property has them', async () => {
    await post('request-document')
    const [, mail] = await allMails()
    expect(mail?.text).toContain('Certificat PEB')
    const token = tokenIn(mail)
    const { findSharedDocument } = await import('@/cms/operations/leads/document-links')
    const open = (documentToken: unknown, now = new Date()) =>
      findSharedDocument({ payload, token: documentToken, now })
    expect((await open(token))?.title).toBe('certificate.jpg')
    expect(await open(`${token}x`)).toBeNull()
    expect(await open(token, new Date(Date.now() + 7.1 * 86_400_000))).toBeNull()
    const { documents } = await payload.findByID({ collection: 'properties', id: property, depth: 0 })
    await payload.db.updateOne({ collection: 'properties', id: property, data: { documents: [] } })
    expect(await open(token)).toBeNull()
    await payload.db.updateOne({ collection: 'properties', id: property, data: { documents } })
    expect(await open(token)).not.toBeNull()
  })

  it('die with the offer of the property, and with the file that was sent', async () => {
    await post('request-document')
    const token = tokenIn((await allMails())[1])
    const { findSharedDocument } = await import('@/cms/operations/leads/document-links')
    const open = async () => (await findSharedDocument({ payload, token, now: new Date() })) !== null
    const change = (data: Record<string, unknown>) =>
      payload.db.updateOne({ collection: 'properties', id: property, data })
    const { listedIn } = await payload.findByID({ collection: 'properties', id: property, depth: 0 })
    const nowhere = { dutch: false, french: false, english: false, german: false }
    const { documents: shared } = await payload.findByID({ collection: 'properties', id: property, depth: 0 })
    for (const [gone, back] of [
      [{ documents: [] }, { documents: shared }],
      [{ _status: 'draft' }, { _status: 'published' }],
      [{ status: 'sold' }, { status: 'available' }],
      [{ status: 'rented' }, { status: 'available' }],
      [{ listedIn: nowhere }, { listedIn }],
    ] as const) {
      await change(gone)
      expect(await open(), JSON.stringify(gone)).toBe(false)
      await change(back)
      expect(await open()).toBe(true)
    }
    // The property of another visitor's question, or none that is still stored.
    const [lead] = (await payload.find({ collection: 'leads', depth: 0 })).docs
    const ask = (property: number | null) =>
      payload.db.updateOne({ collection: 'leads', id: lead?.id ?? 0, data: { property } })
    await ask(null)
    expect(await open()).toBe(false)
    await ask(property)
    expect(await open()).toBe(true)
    const [document] = shared ?? []
    const file = await makePicture({ width: 10, height: 10, name: 'other.jpg' })
    await payload.update({ collection: 'documents', id: Number(document), data: {}, file })
    expect(await open()).toBe(false)
  })
})
