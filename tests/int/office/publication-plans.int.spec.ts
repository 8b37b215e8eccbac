import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { momentOf } from '@/domain/appointments/brussels-time'
import { createPlace, factories, nextNumber, walloonMentions } from '../../support/database/factories'
import { startSite, stopPayload } from '../../support/database/payload'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { createVisitors, visitorNames, type VisitorName, type Visitors } from '../../support/site/visitors'

let payload: Payload
let rest: CallRest
let visitors: Visitors
let place: Parameters<typeof factories.pages>[0]
const tokens: Partial<Record<VisitorName, string | null>> = {}

beforeAll(async () => {
  const site = await startSite({ AGENCY_EMAIL: 'office@agency.example' })
  payload = site.payload
  rest = createRest(site.config)
  place = { ...(await createPlace(payload)), user: { relationTo: 'users', value: 0 } }
})
afterAll(stopPayload)
beforeEach(async () => {
  await payload.db.drizzle.execute(sql`delete from publication_plans`)
  await payload.db.drizzle.execute(sql`delete from audit_entries`)
  await payload.db.drizzle.execute(sql`delete from mails`)
  visitors = await createVisitors(payload)
  for (const name of visitorNames) tokens[name] = await logIn(payload, visitors[name])
})

const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day)
const dayIn = (days: number) => inDays(days).toISOString().slice(0, 10)

type Ask = { who?: VisitorName; document: string; kind?: string; day?: string; time?: string }

async function plan({ who = 'editor', kind = 'publish', day = dayIn(2), time = '12:00', ...asked }: Ask) {
  const body = { kind, day, time, locale: 'fr', ...asked }
  const token = tokens[who]
  const answer = await rest({ method: 'POST', path: '/publication-plans/save', body, token })
  return { status: answer.status, body: await answer.json() }
}

async function cancel({ who = 'editor', kind = 'publish', document }: Ask) {
  const body = { kind, document }
  return (await rest({ method: 'POST', path: '/publication-plans/cancel', body, token: tokens[who] })).status
}

async function show(document: string, who: VisitorName = 'editor') {
  const answer = await rest({ path: `/publication-plans?document=${document}`, token: tokens[who] })
  return { status: answer.status, body: await answer.json() }
}

async function work(now: Date) {
  const { carryOutPlans } = await import('@/cms/operations/publication-plans/carry-out-plans')
  await carryOutPlans({ payload, now })
}

const planned = [
  'pages',
  'articles',
  'properties',
  'projects',
  'modules',
  'testimonials',
  'popups',
] as const satisfies CollectionSlug[]

type Planned = (typeof planned)[number]

async function make(collection: Planned, data: object = {}): Promise<number> {
  const made = { ...factories[collection](place, nextNumber()), ...data }
  return (await payload.create({ collection, locale: 'fr', data: made })).id
}

const page = async (data: object = {}) => make('pages', data)

const stored = (collection: Planned, id: number) =>
  payload.findByID({ collection, id, locale: 'fr', draft: false, overrideAccess: true })

const nameOf = async (id: number) => (await payload.findByID({ collection: 'pages', id, locale: 'fr' })).name

const statusOf = async (collection: Planned, id: number) => (await stored(collection, id))._status

const logOf = async (id: number) => {
  const where = { document: { equals: String(id) } }
  const { docs } = await payload.find({ collection: 'audit-entries', where, sort: 'id', pagination: false })
  return docs.map(({ action, name, kind, title }) => ({ action, name, kind, title }))
}

const mails = async () => {
  const where = { kind: { equals: 'staff-failed-plan' } }
  return (await payload.find({ collection: 'mails', where, sort: 'id', pagination: false })).docs
}

const idOf = (user: TypedUser | null): number => Number(user?.id)

describe('a planned publication', () => {
  it.each(planned)('of %s takes place at its moment, and its end later', async (collection) => {
    const id = await make(collection)
    const document = `${collection}/${id}`
    expect(await plan({ document })).toMatchObject({ status: 200, body: { ok: true } })
    expect((await plan({ document, kind: 'unpublish', day: dayIn(4) })).status).toBe(200)
    await work(inDays(1))
    expect(await statusOf(collection, id)).toBe('draft')
    await work(inDays(3))
    expect(await statusOf(collection, id)).toBe('published')
    expect((await show(document)).body.plans.map(({ kind }: { kind: string }) => kind)).toEqual(['unpublish'])
    await work(inDays(5))
    expect(await statusOf(collection, id)).toBe('draft')
    expect((await show(document)).body.plans).toEqual([])
    expect(await mails()).toEqual([])
  })

  it('publishes what was saved last by then, and the log names who planned it', async () => {
    const id = await page({ name: 'Avant', _status: 'published' })
    await plan({ document: `pages/${id}` })
    await payload.update({ collection: 'pages', id, locale: 'fr', draft: true, data: { name: 'Après' } })
    expect(await nameOf(id)).toBe('Avant')
    await work(inDays(3))
    expect(await nameOf(id)).toBe('Après')
    expect(await logOf(id)).toEqual([
      { action: 'plan', name: 'editor', kind: 'pages', title: 'Avant' },
      { action: 'publish-planned', name: 'editor', kind: 'pages', title: 'Après' },
    ])
    const saves = await rest({ path: `/audit-entries/saves?kind=pages&id=${id}`, token: tokens.editor })
    expect((await saves.json()).saves).toMatchObject([{ name: 'editor', action: 'publish-planned' }])
  })

  // Why no form saves by itself: docs/decisions/0058-no-autosave.md.
  it('publishes what was saved last whoever pressed what, as a save by itself is one too', async () => {
    const id = await page({ name: 'Avant', _status: 'published' })
    await rest({
      method: 'PATCH',
      path: `/pages/${id}?locale=fr&draft=true&autosave=true`,
      token: tokens.editor,
      body: { name: 'À moitié éc', _status: 'draft' },
    })
    expect(await nameOf(id)).toBe('Avant')
    await plan({ document: `pages/${id}` })
    await work(inDays(3))
    expect(await nameOf(id)).toBe('À moitié éc')
  })

  it('takes place where the database knows its moment more exactly than a program', async () => {
    const id = await page()
    await plan({ document: `pages/${id}` })
    await payload.db.drizzle.execute(
      sql`update publication_plans set due_at = due_at + interval '123 microseconds' where document_id = ${id}`,
    )
    await work(inDays(3))
    expect(await statusOf('pages', id)).toBe('published')
  })

  it('of a property runs the hooks of a save: it is found, and dated', async () => {
    const id = await make('properties', { listedIn: { french: true } })
    await plan({ document: `properties/${id}`, who: 'agent' })
    await work(inDays(3))
    expect(await stored('properties', id)).toMatchObject({
      _status: 'published',
      publishedAt: expect.any(String),
    })
    const { rows } = await payload.db.drizzle.execute(
      sql`select property_id from property_search where property_id = ${id}`,
    )
    expect(rows).toHaveLength(1)
  })

  it('that was missed is carried out by the next worker, in its order', async () => {
    const id = await page()
    await plan({ document: `pages/${id}` })
    await plan({ document: `pages/${id}`, kind: 'unpublish', day: dayIn(3) })
    await work(inDays(30))
    expect(await statusOf('pages', id)).toBe('draft')
    expect((await logOf(id)).map(({ action }) => action)).toEqual([
      'plan',
      'plan',
      'publish-planned',
      'unpublish-planned',
    ])
  })

  it('takes place once, with several workers at the same moment', async () => {
    const ids = [await page(), await page(), await page()]
    for (const id of ids) await plan({ document: `pages/${id}` })
    await Promise.all([work(inDays(3)), work(inDays(3)), work(inDays(3))])
    await work(inDays(3))
    for (const id of ids) {
      expect((await logOf(id)).map(({ action }) => action)).toEqual(['plan', 'publish-planned'])
      const where = { parent: { equals: id }, 'version._status': { equals: 'published' } }
      expect((await payload.findVersions({ collection: 'pages', where })).totalDocs).toBe(1)
    }
    expect(await mails()).toEqual([])
  })

  it('leaves alone what was done by hand meanwhile', async () => {
    const [online, offline] = [await page(), await page({ _status: 'published' })]
    await plan({ document: `pages/${online}` })
    await plan({ document: `pages/${offline}`, kind: 'unpublish' })
    await payload.update({ collection: 'pages', id: online, data: { _status: 'published' } })
    await payload.update({ collection: 'pages', id: offline, data: { _status: 'draft' } })
    const before = (await stored('pages', online)).updatedAt
    await work(inDays(3))
    expect((await stored('pages', online)).updatedAt).toBe(before)
    expect(await statusOf('pages', offline)).toBe('draft')
    expect((await show(`pages/${online}`)).body.plans).toEqual([])
  })

  it('ends with its document', async () => {
    const id = await page()
    await plan({ document: `pages/${id}` })
    const deleted = await rest({ method: 'DELETE', path: `/pages/${id}`, token: tokens.editor })
    expect(deleted.status).toBe(200)
    const { rows } = await payload.db.drizzle.execute(sql`select kind from publication_plans`)
    expect(rows).toEqual([])
  })

  it('of a document that vanished without a hook is forgotten', async () => {
    const id = await page()
    await plan({ document: `pages/${id}` })
    await payload.db.deleteMany({ collection: 'pages', where: { id: { equals: id } } })
    await work(inDays(3))
    const { rows } = await payload.db.drizzle.execute(sql`select kind from publication_plans`)
    expect([rows, await mails()]).toEqual([[], []])
  })

  it('of a day earlier than planned again does not take place then', async () => {
    const id = await page()
    await plan({ document: `pages/${id}` })
    await plan({ document: `pages/${id}`, day: dayIn(6) })
    await work(inDays(3))
    expect(await statusOf('pages', id)).toBe('draft')
    await work(inDays(7))
    expect(await statusOf('pages', id)).toBe('published')
  })
})

describe('a plan that fails', () => {
  const lawless = { energy: { label: null, certificateNumber: null, total: null }, energyPerformance: null }

  it('because the law demands more is told to whoever planned it, once, and can be planned again', async () => {
    const id = await make('properties', lawless)
    const document = `properties/${id}`
    const { email = '' } = visitors.agent ?? {}
    await payload.update({ collection: 'users', id: idOf(visitors.agent), data: { language: 'nl' } })
    await plan({ document, who: 'agent' })
    await Promise.all([work(inDays(3)), work(inDays(3))])
    await work(inDays(4))
    expect(await statusOf('properties', id)).toBe('draft')
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: email, locale: 'nl', kind: 'staff-failed-plan', about: document })
    expect(mail?.subject).toMatch(/^Planning mislukt: /)
    const { plans } = (await show(document, 'agent')).body
    expect(plans).toMatchObject([{ kind: 'publish', fault: 'refused', by: 'agent' }])
    expect(plans[0].reasons.length).toBeGreaterThan(0)
    for (const reason of plans[0].reasons) expect(mail?.text).toContain(reason)
    expect((await logOf(id)).map(({ action, name }) => `${action} ${name}`)).toEqual([
      'plan agent',
      'fail-plan agent',
    ])
    await payload.update({ collection: 'properties', id, draft: true, data: walloonMentions })
    expect((await plan({ document, who: 'agent' })).status).toBe(200)
    expect((await show(document)).body.plans).toMatchObject([{ fault: null, reasons: [] }])
    await work(inDays(5))
    expect(await statusOf('properties', id)).toBe('published')
  })

  it('because the right to publish was lost leaves the document as it was', async () => {
    const id = await page()
    await plan({ document: `pages/${id}` })
    await payload.update({ collection: 'users', id: idOf(visitors.editor), data: { role: 'agent' } })
    await work(inDays(3))
    expect(await statusOf('pages', id)).toBe('draft')
    expect((await show(`pages/${id}`)).body.plans).toMatchObject([{ fault: 'no-right', by: 'editor' }])
    expect((await mails()).map(({ to }) => to)).toEqual([visitors.editor?.email])
  })

  it('because the account is gone is told to the agency', async () => {
    const id = await page({ _status: 'published' })
    await plan({ document: `pages/${id}`, kind: 'unpublish' })
    await payload.delete({ collection: 'users', id: idOf(visitors.editor) })
    await work(inDays(3))
    expect(await statusOf('pages', id)).toBe('published')
    expect((await show(`pages/${id}`, 'admin')).body.plans).toMatchObject([{ fault: 'no-account', by: null }])
    expect((await mails()).map(({ to }) => to)).toEqual(['office@agency.example'])
  })

  it('through an unknown error is tried again, and fails in the end', async () => {
    const id = await page()
    const other = await page()
    await plan({ document: `pages/${id}` })
    await plan({ document: `pages/${other}`, time: '13:00' })
    const update = payload.update.bind(payload)
    const broken = vi
      .spyOn(payload, 'update')
      .mockImplementation((options) =>
        'id' in options && options.id === id ? Promise.reject(new Error('disk')) : update(options),
      )
    try {
      await work(inDays(3))
      expect(await statusOf('pages', other)).toBe('published')
      expect((await show(`pages/${id}`)).body.plans).toMatchObject([{ fault: null }])
      for (let tries = 1; tries < 6; tries += 1) await work(inDays(3))
    } finally {
      broken.mockRestore()
    }
    expect(await statusOf('pages', id)).toBe('draft')
    expect((await show(`pages/${id}`)).body.plans).toMatchObject([{ fault: 'failed' }])
    expect(await mails()).toHaveLength(1)
  })

  it('is forgotten after ninety days', async () => {
    const id = await page()
    await plan({ document: `pages/${id}` })
    await payload.update({ collection: 'users', id: idOf(visitors.editor), data: { role: 'agent' } })
    await work(inDays(3))
    await work(inDays(92))
    expect((await show(`pages/${id}`)).body.plans).toHaveLength(1)
    await work(inDays(94))
    expect((await show(`pages/${id}`)).body.plans).toEqual([])
  })
})

describe('who plans', () => {
  it('are agents what they may publish, editors and administrators everything, and nobody else', async () => {
    const [ofPage, ofProperty] = [`pages/${await page()}`, `properties/${await make('properties')}`]
    const outcome = async (who: VisitorName) => [
      (await plan({ who, document: ofProperty })).status,
      (await plan({ who, document: ofPage })).status,
      (await show(ofPage, who)).status,
      await cancel({ who, document: ofProperty }),
      await cancel({ who, document: ofPage }),
    ]
    for (const who of ['editor', 'admin'] as const)
      expect(await outcome(who), who).toEqual([200, 200, 200, 200, 200])
    expect(await outcome('agent')).toEqual([200, 403, 200, 200, 403])
    for (const who of ['anonymous', 'owner', 'otherOwner'] as const)
      expect(await outcome(who), who).toEqual([403, 403, 403, 403, 403])
    expect((await show(ofPage, 'agent')).body.mayPlan).toBe(false)
  })

  it.each([
    'leads/1',
    'users/1',
    'agents/1',
    'pages',
    'pages/0',
    'pages/99999999',
    'globals/site-settings',
    '../pages/1',
    '',
  ])('plans nothing for %j', async (document) => {
    expect((await plan({ document, who: 'admin' })).status).toBe(404)
    expect((await show(document, 'admin')).status).toBe(404)
    expect(await cancel({ document, who: 'admin' })).toBe(404)
  })

  it('is told why a moment is refused', async () => {
    const document = `pages/${await page()}`
    const refusal = async (asked: Partial<Ask>) => {
      const { status, body } = await plan({ document, ...asked })
      return `${status} ${body.error}`
    }
    expect(await refusal({ day: dayIn(-1) })).toBe('422 past')
    expect(await refusal({ day: dayIn(800) })).toBe('422 too-far')
    expect(await refusal({ day: '' })).toBe('422 invalid')
    expect(await refusal({ kind: 'delete' })).toBe('400 invalid')
    await plan({ document })
    expect(await refusal({ kind: 'unpublish', day: dayIn(1) })).toBe('422 order')
    await plan({ document, kind: 'unpublish', day: dayIn(4) })
    expect(await refusal({ day: dayIn(5) })).toBe('422 order')
    expect((await show(document)).body.plans).toHaveLength(2)
  })

  it('sees who planned what, and can take it back', async () => {
    const document = `pages/${await page()}`
    const at = { day: dayIn(40), time: '09:30' }
    await plan({ document, ...at })
    const shown = { kind: 'publish', ...at, by: 'editor', dueAt: momentOf(at) }
    expect((await show(document)).body).toMatchObject({ mayPlan: true, plans: [shown] })
    expect(await cancel({ document, who: 'admin' })).toBe(200)
    expect(await cancel({ document })).toBe(404)
    expect((await show(document)).body.plans).toEqual([])
  })
})

it('the next plans are listed, the failed ones first, and counted', async () => {
  const { countPlans, nextPlans } = await import('@/cms/queries/publication-plans/stored-plans')
  const { databaseOf } = await import('@/cms/database/transactions')
  const [failed, late, soon] = [await page(), await page(), await page()]
  await plan({ document: `pages/${failed}` })
  await payload.update({ collection: 'users', id: idOf(visitors.editor), data: { role: 'agent' } })
  await work(inDays(3))
  await plan({ document: `pages/${late}`, who: 'admin', day: dayIn(9) })
  await plan({ document: `pages/${soon}`, who: 'admin', day: dayIn(8) })
  const db = databaseOf(payload)
  expect((await nextPlans(db, 2)).map(({ document }) => document)).toEqual([failed, soon])
  expect(await countPlans(db)).toEqual({ planned: 2, failed: 1 })
})
