import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { createElement, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { locales, type Locale } from '@/domain/shared/locale'
import {
  countDay,
  countNow,
  createLead,
  createMessage,
  createOwnedProperty,
  createOwner,
  createAppointment,
  strangers,
  type TestProperty,
  type TestOwner,
} from '../../support/properties/owned-properties'
import { startSite, stopPayload } from '../../support/database/payload'
import { findMails, forgetForms } from '../../support/forms/post-forms'
import { createPlaces, type Places } from '../../support/properties/search-properties'

vi.mock('server-only', () => ({}))

// A Wednesday.
const now = new Date('2026-06-17T10:00:00Z')

let payload: Payload
let places: Places
let owner: TestOwner
let other: TestOwner
let property: TestProperty
let draft: TestProperty
let otherProperty: TestProperty

beforeAll(async () => {
  payload = (await startSite({ SITE_URL: 'https://agency.example' })).payload
  places = await createPlaces(payload)
  owner = await createOwner(payload, { firstName: 'Anne', lastName: 'Renard' })
  other = await createOwner(payload)
  property = await createOwnedProperty(payload, { places, owner: owner.id })
  draft = await createOwnedProperty(payload, { places, owner: owner.id, isDraft: true })
  otherProperty = await createOwnedProperty(payload, { places, owner: other.id })
  await fill()
})
afterAll(stopPayload)

async function fill(): Promise<void> {
  await countDay(payload, { property, day: '2026-06-16', pageViews: 5 })
  await countDay(payload, { property, day: '2026-06-15', pageViews: 3, source: 'portal', language: 'nl' })
  await countDay(payload, { property, day: '2026-06-02', pageViews: 7, source: 'search' })
  await countDay(payload, { property, day: '2026-05-20', pageViews: 11, source: 'search' })
  await countDay(payload, { property, day: '2026-03-01', pageViews: 13 })
  await countNow(payload, { property, day: '2026-06-17' })
  await countNow(payload, { property, day: '2026-06-17' })
  await countDay(payload, { property: otherProperty, day: '2026-06-16', pageViews: 1000 })
  // In May by UTC, in June in Belgium.
  await createLead(payload, { property, kind: 'contact-me', at: '2026-05-31T22:30:00Z' })
  await createLead(payload, { property, kind: 'contact-me', at: '2026-06-10T10:00:00Z' })
  await createLead(payload, { property, kind: 'purchase-offer', at: '2026-05-10T10:00:00Z' })
  await createLead(payload, { property, kind: 'request-document', at: '2026-05-10T10:00:00Z' })
  await createLead(payload, { property, kind: 'contact-appointment', at: '2026-05-11T10:00:00Z' })
  await createLead(payload, { property, kind: 'send-to-friend', at: '2026-05-10T10:00:00Z' })
  await createLead(payload, { property: otherProperty, kind: 'contact-me', at: '2026-05-10T10:00:00Z' })
  const feedback = 'La cuisine a plu'
  await createAppointment(payload, { property, startsAt: '2026-06-18T08:00:00.000Z' })
  await createAppointment(payload, { property, startsAt: '2026-06-18T08:00:00.000Z' })
  await createAppointment(payload, { property, startsAt: '2026-06-19T08:00:00.000Z', state: 'cancelled' })
  await createAppointment(payload, {
    property,
    startsAt: '2026-05-12T08:00:00.000Z',
    state: 'done',
    feedback,
    feedbackReleased: true,
  })
  await createAppointment(payload, {
    property,
    startsAt: '2026-05-13T08:00:00.000Z',
    state: 'done',
    feedback: 'Tenu',
  })
  await createAppointment(payload, { property, startsAt: '2026-05-14T08:00:00.000Z', state: 'no-show' })
  await createAppointment(payload, {
    property: otherProperty,
    startsAt: '2026-05-14T08:00:00.000Z',
    state: 'done',
  })
  await payload.update({
    collection: 'properties',
    id: property.id,
    data: {
      nextSteps: 'Deux visites jeudi, puis nous vous appelons.',
      portals: [
        { name: 'Immoweb', url: 'https://www.immoweb.be/fr/annonce/1', since: '2026-02-01T12:00:00Z' },
      ],
    },
  })
  const change = (at: string, change: ReturnType<typeof sql>) =>
    payload.db.drizzle.transaction(async (db) => {
      await db.execute(sql`update properties set ${change} where id = ${property.id}`)
      await db.execute(
        sql`update property_history set at = ${at} where id = (select max(id) from property_history)`,
      )
    })
  await change('2026-05-20T10:00:00Z', sql`price = 290000`)
  await change('2026-06-01T10:00:00Z', sql`status = 'sold'`)
}

const ask = async () => ({
  ...(await import('@/site/data/owners/owner-property')),
  ...(await import('@/site/data/owners/owner-overview')),
  ...(await import('@/site/data/owners/owner-report')),
  ...(await import('@/site/data/owners/owner-messages')),
})

/** Checks that nobody who has asked or booked is named. */
function expectNobody(model: unknown): void {
  const text = typeof model === 'string' ? model : JSON.stringify(model)
  const { names, email, phone, remark } = strangers
  for (const secret of [...names, email, phone, remark, '98 76 54', '98765', 'stranger.example'])
    expect(text).not.toContain(secret)
}

async function draw(page: Promise<ReactNode> | ReactNode): Promise<string> {
  const { prelude } = await prerender(createElement('main', null, await page))
  return new Response(prelude).text()
}

const visitorOf = ({ id, email }: TestOwner, locale: Locale = 'fr') => ({
  owner: { id, email, name: 'Anne', language: locale },
  impersonation: null,
})

describe('the property of an owner', () => {
  const get = async (locale: Locale = 'fr') => {
    const { getOwnerProperty } = await ask()
    const model = await getOwnerProperty({ owner: owner.id, locale, id: property.publicId, now })
    if (!model) throw new Error('There is no property')
    return model
  }

  it('has the page views that were counted', async () => {
    const { counts } = await get()
    expect(counts.figures).toEqual({ today: 2, week: 10, month: 17, total: 41 })
    expect(counts.days).toHaveLength(30)
    expect(counts.days.at(-1)).toEqual({ day: '2026-06-17', pageViews: 2 })
    expect(counts.days.reduce((sum, { pageViews }) => sum + pageViews, 0)).toBe(28)
    expect(counts.sources).toEqual([
      { source: 'search', pageViews: 18 },
      { source: 'direct', pageViews: 5 },
      { source: 'portal', pageViews: 3 },
      { source: 'site', pageViews: 2 },
    ])
    expect(counts.languages).toEqual([
      { language: 'fr', pageViews: 23 },
      { language: 'nl', pageViews: 5 },
    ])
  })

  it('has the enquiries by month in Belgium, and by subject', async () => {
    const { enquiries } = await get()
    expect(enquiries.total).toEqual({ questions: 2, appointments: 1, offers: 1, documents: 1 })
    expect(enquiries.months).toEqual([
      { month: '2026-06', counts: { questions: 2, appointments: 0, offers: 0, documents: 0 } },
      { month: '2026-05', counts: { questions: 0, appointments: 1, offers: 1, documents: 1 } },
    ])
  })

  it('has its appointments, with the feedback that was released', async () => {
    const { coming, past } = await get()
    expect(coming).toEqual([{ day: '2026-06-18', time: '10:00', until: '10:30', count: 2 }])
    const at = { time: '10:00', until: '10:30', count: 1 }
    expect(past).toEqual([
      { ...at, day: '2026-05-14', state: 'no-show', feedback: [] },
      { ...at, day: '2026-05-13', state: 'done', feedback: [] },
      { ...at, day: '2026-05-12', state: 'done', feedback: ['La cuisine a plu'] },
    ])
  })

  it('has the texts of staff and its history', async () => {
    const { property: card, portals, history, months } = await get()
    expect(card).toMatchObject({
      id: property.publicId,
      status: 'sold',
      isPublished: true,
      nextSteps: 'Deux visites jeudi, puis nous vous appelons.',
    })
    expect(card.pageHref).toContain(`/${property.publicId}/`)
    expect(portals).toEqual([
      { name: 'Immoweb', url: 'https://www.immoweb.be/fr/annonce/1', since: '2026-02-01T12:00:00.000Z' },
    ])
    expect(history).toEqual([
      { at: '2026-06-01T10:00:00.000Z', kind: 'status', to: 'sold', isAgain: true },
      { at: '2026-05-20T10:00:00.000Z', kind: 'price', from: '€\u00a0300.000', to: '€\u00a0290.000' },
      { at: '2026-01-05T10:00:00.000Z', kind: 'published' },
    ])
    expect(months).toEqual(['2026-05', '2026-04', '2026-03', '2026-02', '2026-01'])
  })

  it('has the agent who is responsible for it', async () => {
    const agent = await payload.create({
      collection: 'agents',
      data: { name: 'Anne', email: 'anne@agency.example', phone: '+32 10 12 34 56' },
    })
    await payload.db.updateOne({ collection: 'properties', id: property.id, data: { agent: agent.id } })
    expect((await get()).agent).toMatchObject({ name: 'Anne', email: agent.email, phone: agent.phone })
  })

  it('is compared only with enough others', async () => {
    expect((await get()).comparison).toBeNull()
  })

  it('has no page while it is not published, and no figures', async () => {
    const { getOwnerProperty } = await ask()
    const model = await getOwnerProperty({ owner: owner.id, locale: 'nl', id: draft.publicId, now })
    expect(model?.property).toMatchObject({ isPublished: false, pageHref: null, publishedAt: null })
    expect(model?.counts.figures.total).toBe(0)
    expect(model).toMatchObject({ months: [], coming: [], past: [], portals: [], comparison: null })
  })

  it('is named by its type and town when it has no title in the language', async () => {
    await payload.db.drizzle.execute(
      sql`update properties_locales set title = null where _parent_id = ${draft.id} and _locale = 'de'`,
    )
    const { getOwnerProperty } = await ask()
    const model = await getOwnerProperty({ owner: owner.id, locale: 'de', id: draft.publicId, now })
    expect(model?.property.title).toBe('Haus – Wavre')
  })

  it('is not found for another owner', async () => {
    const { getOwnerProperty, getOwnerReport } = await ask()
    const request = { owner: other.id, locale: 'fr', id: property.publicId, now } as const
    expect(await getOwnerProperty(request)).toBeNull()
    expect(await getOwnerReport({ ...request, month: '2026-05' })).toBeNull()
  })
})

describe('the first page of the owner area', () => {
  it('has the properties of the owner and no others', async () => {
    const { getOwnerOverview } = await ask()
    const { properties, unread } = await getOwnerOverview({ owner: owner.id, locale: 'fr', now })
    expect(properties.map(({ id }) => id).toSorted()).toEqual([property.publicId, draft.publicId].toSorted())
    const model = properties.find(({ id }) => id === property.publicId)
    expect(model?.figures).toEqual({ today: 2, week: 10, month: 17, total: 41 })
    expect(model?.nextAppointment).toEqual({ day: '2026-06-18', time: '10:00' })
    expect(unread).toBe(0)
  })
})

describe('the monthly report', () => {
  it('has the figures of that month', async () => {
    const { getOwnerReport } = await ask()
    const request = { owner: owner.id, locale: 'fr', id: property.publicId, now } as const
    const model = await getOwnerReport({ ...request, month: '2026-05' })
    expect(model?.report).toEqual({
      pageViews: 11,
      enquiries: { questions: 0, appointments: 1, offers: 1, documents: 1 },
      booked: { came: 2, missed: 1, cancelled: 0 },
      events: [
        { at: '2026-05-20T10:00:00.000Z', kind: 'price', from: '€\u00a0300.000', to: '€\u00a0290.000' },
      ],
    })
    expect(await getOwnerReport({ ...request, month: '2026-06' })).toBeNull()
    expect(await getOwnerReport({ ...request, month: '2025-12' })).toBeNull()
  })
})

describe.each(locales)('the owner area in %s', (locale) => {
  // The pages use the present time.
  beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  it('names nobody who asked or booked, in the models or on the pages', async () => {
    const { getOwnerProperty, getOwnerOverview, getOwnerReport, findOwnerMessages } = await ask()
    const request = { owner: owner.id, locale, now }
    expectNobody(await getOwnerProperty({ ...request, id: property.publicId }))
    expectNobody(await getOwnerOverview(request))
    expectNobody(await getOwnerReport({ ...request, id: property.publicId, month: '2026-05' }))
    expectNobody(await findOwnerMessages(request))
    const { OwnerOverview, OwnerPropertyPage, OwnerReport, OwnerMessages } =
      await import('@/site/screens/owners/owner-pages')
    const model = { visitor: visitorOf(owner, locale), locale }
    const pages = [
      await draw(OwnerOverview(model)),
      await draw(OwnerPropertyPage({ ...model, id: property.publicId })),
      await draw(OwnerPropertyPage({ ...model, id: draft.publicId })),
      await draw(OwnerReport({ ...model, id: property.publicId, month: '2026-05' })),
      await draw(OwnerMessages(model)),
    ]
    for (const page of pages) {
      expectNobody(page)
      expect(page).toMatch(/<h1[^>]*>[^<]+/)
      expect(page.match(/<h1/g)).toHaveLength(1)
      expect(page).not.toContain('owner.')
    }
    const [, shownProperty = ''] = pages
    // Thirty days and a head; the figures; nothing of it needs a script.
    expect(shownProperty.match(/<tr/g)?.length).toBeGreaterThan(30)
    for (const figure of [2, 10, 17, 41])
      expect(shownProperty).toMatch(new RegExp(`data-figure[^>]*>${figure}<`))
    expect(shownProperty).toContain('Deux visites jeudi')
    expect(shownProperty).toContain('https://www.immoweb.be/fr/annonce/1')
    expect(shownProperty).toContain('La cuisine a plu')
    expect(shownProperty).not.toContain('Tenu')
  })
})

describe('messages', () => {
  it('are unread until the owner opens them, not when staff impersonate them', async () => {
    const reader = await createOwner(payload)
    const { message } = await createMessage(payload, { owner: reader.id })
    const { findOwnerMessages, openOwnerThread } = await ask()
    const request = { owner: reader.id, locale: 'fr' } as const
    const isUnread = async () => (await findOwnerMessages(request)).map((thread) => thread.isUnread)
    expect(await isUnread()).toEqual([true])
    const opened = await openOwnerThread({ ...request, id: message, isImpersonated: true })
    expect(opened?.messages[0]?.attachments.map(({ name }) => name)).toHaveLength(1)
    expect(await isUnread()).toEqual([true])
    await openOwnerThread({ ...request, id: message, isImpersonated: false })
    expect(await isUnread()).toEqual([false])
    expect(
      await openOwnerThread({ ...request, owner: owner.id, id: message, isImpersonated: false }),
    ).toBeNull()
  })
})

describe('the monthly report by mail', () => {
  const morning = new Date('2026-06-01T06:04:00Z')
  const send = async (at = morning) =>
    (await import('@/cms/operations/owners/send-owner-reports')).sendOwnerReports({ payload, now: at })
  const reportedMonth = async () =>
    (await payload.findByID({ collection: 'owners', id: owner.id })).reportedMonth ?? null
  const reports = async () => (await findMails(payload)).filter(({ kind }) => kind === 'owner-report')

  /** The state before the first report: the database does not allow going back in any other way. */
  const forgetReports = () =>
    payload.db.drizzle.execute(
      sql.raw(`alter table owners disable trigger owners_keep_newest; update owners set reported_month = null;
        alter table owners enable trigger owners_keep_newest`),
    )

  beforeEach(async () => {
    await payload.db.drizzle.execute(sql`delete from mails`)
    await forgetReports()
    await payload.db.drizzle.execute(
      sql`update owners set monthly_report = (id = ${owner.id}), language = 'fr'`,
    )
  })

  it('sends the owner who wants it the figures of last month, once', async () => {
    expect(await send()).toBe(1)
    const [mail] = await reports()
    expect(mail).toMatchObject({ to: owner.email, locale: 'fr', status: 'queued' })
    expect(mail?.subject).toContain('Votre bien en mai 2026')
    expect(mail?.text).toContain('Consultations de la page')
    expect(mail?.text).toMatch(/Consultations de la page\s*:\s*11/)
    expect(mail?.text).toContain(`https://agency.example/fr/owner/homes/${property.publicId}/report/2026-05/`)
    expect(mail?.text).not.toContain(String(draft.publicId))
    expectNobody(mail)
    expect(await reportedMonth()).toBe('2026-05')
    expect(await send(new Date('2026-06-02T06:04:00Z'))).toBe(0)
    expect(await send(new Date('2026-07-01T06:04:00Z'))).toBe(1)
    expect(await reports()).toHaveLength(2)
  })

  it.each([
    ['nl', 'Uw pand in mei 2026'],
    ['en', 'Your home in May 2026'],
    ['de', 'Ihre Immobilie im Mai 2026'],
  ] as const)('is written in the language of the owner: %s', async (language, subject) => {
    await payload.update({ collection: 'owners', id: owner.id, data: { language } })
    await send()
    expect((await reports())[0]?.subject).toContain(subject)
  })

  it('is sent once by several workers', async () => {
    const counts = await Promise.all([send(), send(), send()])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await reports()).toHaveLength(1)
  })

  it('is neither sent nor recorded when something breaks, and is sent later', async () => {
    await payload.db.drizzle.execute(
      sql`alter table owners add constraint broken check (reported_month is null)`,
    )
    await expect(send()).rejects.toThrow('1 reports')
    await payload.db.drizzle.execute(sql`alter table owners drop constraint broken`)
    expect(await reports()).toHaveLength(0)
    expect(await reportedMonth()).toBeNull()
    expect(await send(new Date('2026-06-03T06:04:00Z'))).toBe(1)
  })

  it('is not sent to an owner without a property, nor for a month before their property was published', async () => {
    await createOwner(payload, { monthlyReport: true })
    await payload.db.drizzle.execute(sql`update owners set monthly_report = true where id = ${other.id}`)
    expect(await send()).toBe(2)
    expect((await reports()).map(({ to }) => to).toSorted()).toEqual([owner.email, other.email].toSorted())
    await forgetForms(payload)
    await forgetReports()
    expect(await send(new Date('2026-01-03T06:04:00Z'))).toBe(0)
    expect(await reportedMonth()).toBe('2025-12')
  })
})
