import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getScope } from '@/cms/access/staff-scope'
import { appointmentsWithin, isAppointmentSeen, seenAppointments } from '@/cms/access/person-access'
import { storeAlert } from '../../support/alerts/alerts'
import { makeFile } from '../../support/database/factories'
import { stopPayload } from '../../support/database/payload'
import {
  createLead,
  createOfficeProperty,
  setRights,
  type PersonName,
} from '../../support/rights/rights-office'
import { startRightsSite, type RightsSite } from '../../support/rights/rights-site'
import { requestOf } from '../../support/site/visitors'

/** Whose clients they are: those of an agent, and those of nobody. */
type Whose = 'anne' | 'bert' | 'nobody'

/** Every text of a client has a word that no other has, so that it is found wherever it appears. */
const markOf = (whose: Whose) => `Zq${whose}x`

/** The same for their offers and applications. */
const paperMarkOf = (whose: Whose) => `Zc${whose}x`

type Clients = {
  lead: number
  appointment: number
  alert: number
  owner: number
  message: number
  file: number
  fileName: string
}

let site: RightsSite
let payload: Payload
const clients = new Map<Whose, Clients>()

const clientsOf = (whose: Whose): Clients => {
  const found = clients.get(whose)
  if (!found) throw new Error(`There are no clients of ${whose}`)
  return found
}

async function createMail(about: string, name: string): Promise<void> {
  await payload.create({
    collection: 'mails',
    data: {
      ...{
        kind: 'staff-news',
        topic: 'other',
        about,
        to: `${name}@example.com`,
        subject: name,
        locale: 'fr',
      },
      ...{ text: name, html: name, status: 'failed', attempts: 1, messageId: `${about} ${name}` },
    },
  })
}

async function createAppointment(whose: Whose, property: number): Promise<number> {
  const mark = markOf(whose)
  const { agents } = site.office
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const stored = await payload.db.create({
    collection: 'appointments',
    data: {
      ...{
        state: 'booked',
        startsAt: at(whose === 'anne' ? 0 : 0.1),
        endsAt: at(1),
        since: at(-1),
        property,
      },
      ...{ agent: whose === 'nobody' ? agents.carl : agents[whose], source: 'phone', language: 'fr' },
      ...{ place: 1, slotKey: `${mark} ${property}`, eraseAt: at(500), sequence: 0, linkVersion: 0 },
      ...{ firstName: mark, lastName: mark, email: `${mark}@example.com`, phone: mark, remark: mark },
    },
  })
  return Number(stored.id)
}

async function createMessage(whose: Whose, property: number, owner: number) {
  const name = markOf(whose)
  const file = await payload.create({
    collection: 'owner-files',
    data: { originalName: `${name}.pdf` },
    file: await makeFile('owner-files'),
  })
  const message = await payload.create({
    collection: 'owner-messages',
    data: { owner, property, author: 'owner', subject: name, body: name, attachments: [file.id] },
  })
  return { message: message.id, file: file.id, fileName: file.filename ?? '' }
}

async function createClients(whose: Whose): Promise<Clients> {
  const { office } = site
  const name = markOf(whose)
  const property = office.properties[whose]
  const to = whose === 'nobody' ? undefined : office.people[whose]
  const lead = await createLead(payload, { kind: 'contact-me', name, to, property })
  await payload.update({ collection: 'leads', id: lead, data: { notes: name } })
  await payload.db.updateOne({
    ...{ collection: 'leads', id: lead, returning: false },
    data: { email: `${name}@example.com`.toLowerCase() },
  })
  await createLead(payload, { kind: 'purchase-offer', name: paperMarkOf(whose), to, property })
  await createLead(payload, { kind: 'job-contact', name: paperMarkOf(whose), to })
  const appointment = await createAppointment(whose, property)
  const { id: alert } = await storeAlert(payload, { email: `${name}@example.com`, name })
  await payload.db.updateOne({ collection: 'alerts', id: alert, data: { lead }, returning: false })
  const owner = await payload.create({
    collection: 'owners',
    data: { email: `owner-${whose}@example.com`, password: 'zeven paarse fietsen', lastName: 'Owner' },
  })
  await payload.update({ collection: 'properties', id: property, locale: 'fr', data: { owner: owner.id } })
  const written = await createMessage(whose, property, owner.id)
  await payload.create({
    collection: 'subscribers',
    data: {
      ...{ email: `${name}@example.com`.toLowerCase(), name, language: 'fr' },
      ...{ askedAt: new Date().toISOString(), confirmedAt: new Date().toISOString() },
    },
  })
  await createMail(`visits/${appointment}`, name)
  await createMail(`alerts/${alert}`, name)
  await createMail(`owner-messages/${written.message}`, name)
  await createMail(`owners/${owner.id}`, name)
  await createMail('subscribers/1', name)
  return { lead, appointment, alert, owner: owner.id, ...written }
}

beforeAll(async () => {
  site = await startRightsSite()
  payload = site.payload
  for (const whose of ['anne', 'bert', 'nobody'] as const) clients.set(whose, await createClients(whose))
})
afterAll(stopPayload)
const limitable = ['agent', 'editor', 'reader'] as const

beforeEach(() => setRights(payload, { ownLeads: [...limitable] }))

/**
 * What each collection tells of clients: `people` where it tells of persons, and nothing of those of others may be in it; `homes` for
 * what all staff read. One without a row fails, so that it is decided.
 */
const collections: Record<string, 'people' | 'homes'> = {
  ...{ leads: 'people', appointments: 'people', alerts: 'people', mails: 'people', subscribers: 'people' },
  ...{ 'owner-messages': 'people', 'owner-files': 'people', 'applicant-files': 'people' },
  // Administrators alone read the first; the second says which colleague looked at which owner, and nothing of clients.
  ...{ 'audit-entries': 'homes', impersonations: 'homes' },
  // The names of owners have rules and tests of their own: owner-rights.int.spec.ts.
  ...{ owners: 'homes', properties: 'homes', projects: 'homes', documents: 'homes', media: 'homes' },
  ...{ 'appointment-openings': 'homes', agents: 'homes', users: 'homes', 'answer-templates': 'homes' },
  ...{ pages: 'homes', modules: 'homes', articles: 'homes', testimonials: 'homes', popups: 'homes' },
  ...{ 'property-types': 'homes', cities: 'homes', categories: 'homes', 'property-lists': 'homes' },
  ...{ 'contact-forms': 'homes', sliders: 'homes', 'top-bar-items': 'homes', 'footer-columns': 'homes' },
  ...{ redirects: 'homes', 'payload-locked-documents': 'homes', 'payload-preferences': 'homes' },
  ...{ 'payload-migrations': 'homes', 'payload-kv': 'homes', 'payload-folders': 'homes' },
}

const textOf = async (who: PersonName, path: string) => (await site.ask(who, path)).text()

/** What the API tells somebody of every collection: lists at any depth, numbers, versions and exports. */
async function toldByApi(who: PersonName): Promise<string> {
  const told: string[] = []
  for (const { slug, versions } of payload.config.collections) {
    told.push(await textOf(who, `/${slug}?depth=3&limit=0&draft=true`))
    if (versions) told.push(await textOf(who, `/${slug}/versions?depth=3&limit=0`))
  }
  for (const path of ['/leads/export', '/subscribers/export', '/audit-entries/export'])
    told.push(await textOf(who, path))
  return told.join('\n')
}

const scopeOf = async (who: PersonName) =>
  getScope(await requestOf(payload, { user: site.office.people[who], payloadAPI: 'REST' }))

/** What the screens are made of, which do not ask the API. */
async function toldByScreens(who: PersonName): Promise<string> {
  const scope = await scopeOf(who)
  const now = new Date()
  const locale = 'fr'
  const { findSoonAppointments } = await import('@/cms/queries/appointments/soon-appointments')
  const { findOfficeWeek } = await import('@/cms/queries/appointments/appointment-week')
  const { findAgents } = await import('@/cms/queries/appointments/office-appointments')
  const { findWaitingAnswers } = await import('@/cms/queries/leads/waiting-answers')
  const { findOfficeThreads } = await import('@/cms/queries/owners/owner-messages')
  const { findNewLeads } = await import('@/cms/queries/dashboard/new-leads')
  const { getPersonOfLead } = await import('@/cms/queries/leads/person-of-lead')
  const { findPropertyOffers } = await import('@/cms/queries/leads/property-offers')
  const { findMatchingAlerts } = await import('@/cms/queries/alerts/find-matching-alerts')
  const { getDraftAlertProperty } = await import('@/cms/queries/alerts/draft-alert-property')
  const { weekOf } = await import('@/domain/appointments/week')
  const { wallOf } = await import('@/domain/appointments/brussels-time')
  const week = weekOf(wallOf(now.toISOString()).day)
  const agents = await findAgents(payload)
  const told: unknown[] = [
    await findSoonAppointments({ payload, locale, now, scope }),
    await findOfficeWeek({ payload, week, agent: null, agents, locale, scope, now }),
    await findWaitingAnswers({ payload, scope, limit: 100 }),
    await findNewLeads({ payload, user: scope.account, agent: scope.agent, scope, limit: 100 }),
  ]
  for (const whose of clients.keys()) {
    const { lead, owner } = clientsOf(whose)
    const property = site.office.properties[whose]
    told.push(await findOfficeThreads({ payload, owner, limit: 100, scope }))
    told.push(await getPersonOfLead({ payload, lead, scope }))
    told.push(await findPropertyOffers(payload, { property, scope }))
    const probe = await getDraftAlertProperty({ payload, id: property })
    if (probe) told.push(await findMatchingAlerts({ payload, property: probe, scope, most: 100 }))
  }
  return JSON.stringify(told)
}

const whoseIn = (told: string, mark: (whose: Whose) => string): Whose[] =>
  (['anne', 'bert', 'nobody'] as const).filter((whose) =>
    told.toLowerCase().includes(mark(whose).toLowerCase()),
  )

const marksIn = (told: string) => whoseIn(told, markOf)
const papersIn = (told: string) => whoseIn(told, paperMarkOf)

const everybody = ['anne', 'bert', 'nobody']

/** What each sees of whose clients, without and with limited leads; the editor is Carl's, who shows the home of nobody. */
const matrix: Record<PersonName, { free: string[]; limited: string[] }> = {
  anne: { free: everybody, limited: ['anne'] },
  bert: { free: everybody, limited: ['bert'] },
  alone: { free: everybody, limited: [] },
  editor: { free: everybody, limited: ['nobody'] },
  reader: { free: everybody, limited: [] },
  admin: { free: everybody, limited: everybody },
}

/** The same of offers and applications: an editor and an agent of nothing have none, and readers see none at all. */
const papers: Record<PersonName, { free: string[]; limited: string[] }> = {
  anne: { free: everybody, limited: ['anne'] },
  bert: { free: everybody, limited: ['bert'] },
  alone: { free: everybody, limited: [] },
  editor: { free: everybody, limited: [] },
  reader: { free: [], limited: [] },
  admin: { free: everybody, limited: everybody },
}

const names = ['anne', 'bert', 'alone', 'editor', 'reader', 'admin'] as const satisfies readonly PersonName[]

describe('the clients of others', () => {
  it('are decided upon for every collection', () => {
    const slugs = payload.config.collections.map(({ slug }) => slug)
    expect(slugs.filter((slug) => collections[slug] === undefined)).toEqual([])
  })

  it.each(names)('are told to %s by no list, export or screen', async (who) => {
    const seen = matrix[who]
    expect(['limited', marksIn(await toldByApi(who))]).toEqual(['limited', seen.limited])
    expect(['limited', marksIn(await toldByScreens(who))]).toEqual(['limited', seen.limited])
    await setRights(payload, {})
    expect(['free', marksIn(await toldByApi(who))]).toEqual(['free', seen.free])
    expect(['free', marksIn(await toldByScreens(who))]).toEqual(['free', seen.free])
  })

  it.each(names)('are told to %s only where they are assigned, if it is confidential', async (who) => {
    const seen = papers[who]
    for (const rights of [{ confidentialToAssigned: true }, { ownLeads: [...limitable] }]) {
      await setRights(payload, rights)
      const told = `${await toldByApi(who)} ${await toldByScreens(who)}`
      expect([rights, papersIn(told)]).toEqual([rights, seen.limited])
    }
    await setRights(payload, { confidentialToAssigned: true })
    expect(marksIn(await toldByApi(who))).toEqual(matrix[who].free)
    await setRights(payload, {})
    expect(papersIn(await toldByApi(who))).toEqual(seen.free)
  })

  it('are not found one by one, searched for, or reached by an endpoint', async () => {
    const mine = clientsOf('anne')
    const theirs = clientsOf('bert')
    const kinds = [
      ['leads', 'lead'],
      ['appointments', 'appointment'],
      ['alerts', 'alert'],
      ['owner-messages', 'message'],
      ['owner-files', 'file'],
    ] as const satisfies readonly (readonly [CollectionSlug, keyof Clients])[]
    for (const [slug, kind] of kinds) {
      expect([slug, await site.statusOf('anne', `/${slug}/${mine[kind]}`)]).toEqual([slug, 200])
      expect([slug, await site.statusOf('anne', `/${slug}/${theirs[kind]}`)]).toEqual([slug, 404])
      const { totalDocs } = await (
        await site.ask('anne', `/${slug}?where[id][equals]=${theirs[kind]}&limit=1`)
      ).json()
      expect([slug, totalDocs]).toEqual([slug, 0])
      const gone = await site.statusOf('editor', `/${slug}/${theirs[kind]}`, { method: 'DELETE' })
      expect([slug, gone === 200]).toEqual([slug, false])
    }
    expect(await site.statusOf('anne', `/owner-files/file/${mine.fileName}`)).toBe(200)
    expect(await site.statusOf('anne', `/owner-files/file/${theirs.fileName}`)).not.toBe(200)
    const { agents } = site.office
    for (const [agent, status] of [
      [agents.anne, 200],
      [agents.bert, 404],
    ] as const) {
      expect(await site.statusOf('anne', `/agents/${agent}/calendar`)).toBe(status)
      expect(await site.statusOf('anne', `/agents/${agent}/calendar/renew`, { method: 'POST' })).toBe(status)
    }
    const post = (path: string, body: object = {}) => site.statusOf('anne', path, { method: 'POST', body })
    for (const path of [
      ...['move', 'cancel', 'close', 'renew-link'].map(
        (step) => `/appointments/${theirs.appointment}/${step}`,
      ),
      `/alerts/${theirs.alert}/close`,
      `/owner-messages/${theirs.message}/answer`,
      `/owner-messages/${theirs.message}/read`,
    ])
      expect([path, await post(path, { body: 'x' })]).toEqual([path, 404])
    // A file of another conversation is not theirs by sending it on.
    const sent = { to: [mine.owner], property: null, subject: 'x', body: 'x', attachments: [theirs.file] }
    expect(await post('/owner-messages/write', sent)).toBe(422)
  })

  it('are not counted: on the dashboard, in the menu, and of a home', async () => {
    const { countWaiting } = await import('@/cms/queries/dashboard/waiting-counts')
    const { countWaitingAnswers } = await import('@/cms/queries/leads/waiting-answers')
    const { findFreshProperties } = await import('@/cms/queries/dashboard/fresh-properties')
    const now = new Date()
    for (const [who, own] of [
      ['anne', 1],
      ['alone', 0],
      ['admin', 3],
    ] as const) {
      const scope = await scopeOf(who)
      const counts = await countWaiting({ payload, scope, now })
      expect([who, counts.messages]).toEqual([who, own])
      expect(counts.appointments).toBeLessThanOrEqual(own)
      expect((await countWaitingAnswers(payload, scope)).size).toBe(own)
      const fresh = await findFreshProperties({ payload, agent: null, scope, now, limit: 10 })
      expect(new Set(fresh.map(({ alerts }) => alerts))).toEqual(new Set([own]))
    }
  })

  it('are not reached through an owner to whom somebody gives one of their own homes', async () => {
    const { places, agents } = site.office
    const { owner } = clientsOf('bert')
    const about = await payload.create({
      collection: 'owner-messages',
      data: { owner, author: 'owner', subject: 'x', body: 'x' },
    })
    await createOfficeProperty(payload, { places, agent: agents.anne, owner })
    expect(await site.statusOf('anne', `/owner-messages/${about.id}`)).toBe(404)
    await payload.delete({ collection: 'owner-messages', id: about.id })
  })

  it('are said the same of by the rule, the condition and SQL', async () => {
    const { docs } = await payload.find({ collection: 'appointments', pagination: false, depth: 0 })
    for (const who of ['anne', 'bert', 'alone', 'editor', 'reader', 'admin'] as const) {
      const scope = await scopeOf(who)
      const byRule = docs
        .filter(({ agent, property }) =>
          isAppointmentSeen(scope, { agent: Number(agent), property: Number(property) }),
        )
        .map(({ id }) => id)
        .toSorted((one, other) => one - other)
      const where = appointmentsWithin(scope)
      const byWhere = await payload.find({ collection: 'appointments', where, sort: 'id', pagination: false })
      const bySql = await payload.db.drizzle.execute<{ id: number }>(
        sql`select id from appointments where ${seenAppointments(scope)} order by id`,
      )
      expect([who, byWhere.docs.map(({ id }) => id)]).toEqual([who, byRule])
      expect([who, bySql.rows.map(({ id }) => id)]).toEqual([who, byRule])
    }
  })

  it('are in what tells of people, and in nothing else', async () => {
    await setRights(payload, {})
    // Files have no name of their client.
    const files = ['owner-files', 'applicant-files', 'audit-entries']
    for (const { slug } of payload.config.collections.filter((each) => !files.includes(each.slug)))
      expect([slug, marksIn(await textOf('admin', `/${slug}?limit=0`))]).toEqual([
        slug,
        collections[slug] === 'people' ? everybody : [],
      ])
  })
})
