import { sql } from '@payloadcms/db-postgres'
import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wholeScope } from '@/cms/access/staff-scope'
import { storeAlert } from '../../support/alerts/alerts'
import { makePicture } from '../../support/database/factories'
import { createPlaces, houseData, type Places } from '../../support/properties/search-properties'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createVisitors, requestOf, type Visitors } from '../../support/site/visitors'

let payload: Payload
let places: Places
let visitors: Visitors
let anne: number
let bert: number

const now = new Date('2026-06-10T10:00:00.000Z')
const hour = 3_600_000
const ago = (hours: number) => new Date(now.getTime() - hours * hour).toISOString()

beforeAll(async () => {
  payload = await startPayload()
  places = await createPlaces(payload)
  visitors = await createVisitors(payload)
  anne = (await payload.create({ collection: 'agents', data: { name: 'Anne' } })).id
  bert = (await payload.create({ collection: 'agents', data: { name: 'Bert' } })).id
})
afterAll(stopPayload)
beforeEach(async () => {
  for (const table of ['owner_messages', 'appointments', 'leads', 'mails', 'properties', 'owners', 'alerts'])
    await payload.db.drizzle.execute(sql`delete from ${sql.identifier(table)}`)
})

function account(role: 'agent' | 'admin'): TypedUser {
  const user = visitors[role]
  if (!user) throw new Error('There is no account')
  return user
}

async function createProperty(changes: Parameters<typeof houseData>[1] = {}): Promise<number> {
  const listedIn = { dutch: false, french: true, english: false, german: false }
  const data = { ...houseData(places), listedIn, ...changes }
  return (await payload.create({ collection: 'properties', locale: 'fr', data })).id
}

type LeadChanges = {
  at?: string
  property?: number | null
  assigned?: number | null
  answered?: string | null
}

async function createLead({ at = ago(1), property, assigned, answered }: LeadChanges = {}): Promise<number> {
  const { id } = await payload.create({
    collection: 'leads',
    data: {
      ...{ kind: 'contact-me', status: answered ? 'done' : 'new', language: 'fr', name: 'Jan Peeters' },
      ...{ source: 'website', values: {}, property: property ?? null, assignedTo: assigned ?? null },
    },
  })
  await payload.db.drizzle.execute(
    sql`update leads set created_at = ${at}::timestamptz, answered_at = ${answered ?? null}::timestamptz where id = ${id}`,
  )
  return id
}

describe('the agent of an account', () => {
  const change = async (by: TypedUser, of: TypedUser, agent: number | null) => {
    const req = await requestOf(payload, { user: by, payloadAPI: 'REST' })
    return payload.update({ collection: 'users', id: of.id, data: { agent }, req, overrideAccess: false })
  }

  it('is set by administrators only', async () => {
    const agent = account('agent')
    expect((await change(agent, agent, anne)).agent ?? null).toBeNull()
    expect((await change(account('admin'), agent, anne)).agent).toBe(anne)
  })

  it('has one account', async () => {
    await change(account('admin'), account('agent'), anne)
    await expect(change(account('admin'), account('admin'), anne)).rejects.toMatchObject({
      data: { errors: [{ path: 'agent' }] },
    })
  })

  it('makes the day theirs; the day of another account is that of the agency', async () => {
    const { getStaffDay } = await import('@/cms/queries/dashboard/staff-day')
    await change(account('admin'), account('agent'), anne)
    const agent = { ...account('agent'), agent: anne }
    expect(await getStaffDay({ payload, user: agent })).toMatchObject({ agent: { id: anne, name: 'Anne' } })
    expect(await getStaffDay({ payload, user: account('admin') })).toMatchObject({ agent: null })
    expect(await getStaffDay({ payload, user: visitors.owner })).toBeNull()
  })
})

describe('new leads', () => {
  it('are one’s own first, and then those that wait longest', async () => {
    const { findNewLeads } = await import('@/cms/queries/dashboard/new-leads')
    const [mine, theirs] = [await createProperty({ agent: anne }), await createProperty({ agent: bert })]
    const user = account('agent').id
    const late = await createLead({ at: ago(50), property: theirs })
    const ofMyProperty = await createLead({ at: ago(2), property: mine })
    const assigned = await createLead({ at: ago(3), assigned: user })
    const givenAway = await createLead({ at: ago(4), property: mine, assigned: account('admin').id })
    await createLead({ at: ago(99), answered: ago(98) })
    const found = await findNewLeads({ payload, user, agent: anne, scope: wholeScope, limit: 3 })
    expect(found.leads.map(({ id, isOwn }) => [id, isOwn])).toEqual([
      [assigned, true],
      [ofMyProperty, true],
      [late, false],
    ])
    expect(found).toMatchObject({ total: 4, own: 2 })
    const all = await findNewLeads({
      ...{ payload, user: account('admin').id + 1000, agent: null },
      scope: wholeScope,
      limit: 9,
    })
    expect(all.leads.map(({ id }) => id)).toEqual([late, givenAway, assigned, ofMyProperty])
  })

  it('have a first answer once a colleague takes them in hand, and keep it', async () => {
    const id = await createLead()
    const read = () => payload.findByID({ collection: 'leads', id })
    const set = (status: 'in-hand' | 'done' | 'new') =>
      payload.update({ collection: 'leads', id, data: { status, answeredAt: null } })
    expect((await read()).answeredAt).toBeNull()
    await set('in-hand')
    const first = (await read()).answeredAt
    expect(first).toMatch(/^20/)
    await set('done')
    await set('new')
    expect((await read()).answeredAt).toBe(first)
  })
})

describe('properties that wait', () => {
  it('are drafts and those that lack something, of the agent or of all', async () => {
    const { findOpenProperties } = await import('@/cms/queries/stock/open-properties')
    await payload.updateGlobal({
      slug: 'site-settings',
      data: { languages: { enabled: ['fr'], default: 'fr' } },
    })
    const draft = await createProperty({ agent: anne, _status: 'draft', energy: { label: null } })
    const theirs = await createProperty({ agent: bert })
    await createProperty({ agent: anne, status: 'sold' })
    const lines = async (agent: number | null) =>
      (await findOpenProperties({ payload, agent, now: new Date() })).map(({ id, isDraft, lacks }) => [
        id,
        isDraft,
        lacks,
      ])
    expect(await lines(anne)).toEqual([[draft, true, ['picture', 'energy']]])
    expect(await lines(null)).toEqual([
      [theirs, false, ['picture']],
      [draft, true, ['picture', 'energy']],
    ])
    await payload.updateGlobal({
      slug: 'site-settings',
      data: { languages: { enabled: ['fr', 'nl'], default: 'fr' } },
    })
    expect((await lines(bert))[0]?.[2]).toEqual(['picture', 'language'])
  })

  it('lack what they lack now: after a save, a write of an import, another postcode, a certificate that ends, a deleted picture', async () => {
    const { findOpenProperties } = await import('@/cms/queries/stock/open-properties')
    const { findSelectedProperties } = await import('@/cms/queries/stock/selected-properties')
    const lacksOn = async (day: string) => {
      const moment = new Date(`${day}T12:00:00.000Z`)
      const [found] = await findOpenProperties({ payload, agent: bert, now: moment })
      const without = await findSelectedProperties({
        payload,
        selection: 'no-energy',
        agent: bert,
        now: moment,
      })
      const isSame = without.includes(id) === (found?.lacks.includes('energy') ?? false)
      return isSame ? found?.lacks : 'the list says something else'
    }
    const file = await makePicture({ width: 300, height: 200, name: 'gable.jpg' })
    const picture = await payload.create({ collection: 'media', data: { alt: 'Gable' }, file })
    const id = await createProperty({ agent: bert, pictures: [picture.id] })
    const save = (data: object) =>
      payload.update({ collection: 'properties', id, locale: 'fr', data: { _status: 'published', ...data } })
    const today = '2026-06-10'
    await save({ energy: { label: 'C', endDate: '2026-07-01' } })
    const before = await lacksOn(today)
    expect(before).not.toContain('energy')
    expect(await lacksOn(today)).toEqual(before)
    expect(await lacksOn('2026-07-02')).toContain('energy')
    await payload.update({ collection: 'properties', id, draft: true, data: { energy: { label: null } } })
    expect(await lacksOn(today)).toContain('energy')
    await save({ energy: { label: 'C' } })
    expect(await lacksOn(today)).toEqual(before)
    await payload.db.drizzle.execute(
      sql`update _properties_v set version_energy_label = null where parent_id = ${id}`,
    )
    expect(await lacksOn(today)).toContain('energy')
    await save({ energy: { label: 'C' }, city: places.liege })
    const there = await lacksOn(today)
    await payload.db.updateOne({ collection: 'cities', id: places.liege, data: { zip: '3000' } })
    expect(await lacksOn(today)).not.toEqual(there)
    await payload.db.updateOne({ collection: 'cities', id: places.liege, data: { zip: '4000' } })
    expect(await lacksOn(today)).toEqual(there)
    await payload.db.drizzle.execute(sql`delete from media where id = ${picture.id}`)
    expect(await lacksOn(today)).toContain('picture')
  })

  it('of the last week are listed with the alerts that fit', async () => {
    const { findFreshProperties } = await import('@/cms/queries/dashboard/fresh-properties')
    const fresh = await createProperty({ agent: anne })
    const old = await createProperty({ agent: anne })
    await payload.db.drizzle.execute(
      sql`update properties set published_at = now() - interval '8 days' where id = ${old}`,
    )
    await storeAlert(payload, { criteria: { goal: 'sale' } })
    await storeAlert(payload, { criteria: { goal: 'rent' } })
    const find = (agent: number | null) =>
      findFreshProperties({ scope: wholeScope, payload, agent, now: new Date(), limit: 5 })
    expect(await find(anne)).toMatchObject([{ id: fresh, alerts: 1 }])
    expect(await find(bert)).toEqual([])
    expect(await find(null)).toHaveLength(1)
  })
})

describe('the figures of the agency', () => {
  it('have the median of the response times, and the share within a day', async () => {
    const { findResponseTimes } = await import('@/cms/queries/dashboard/agency-figures')
    expect(await findResponseTimes({ payload, now })).toEqual({ leads: 0, median: null, due: 0, inTime: 0 })
    await createLead({ at: ago(10), answered: ago(9) })
    await createLead({ at: ago(10), answered: ago(7) })
    await createLead({ at: ago(60), answered: ago(10) })
    await createLead({ at: ago(30) })
    await createLead({ at: ago(2) })
    await createLead({ at: ago(91 * 24), answered: ago(90 * 24) })
    expect(await findResponseTimes({ payload, now })).toEqual({ leads: 5, median: 180, due: 4, inTime: 2 })
  })

  it('have the leads of each month by kind and origin, in Belgian time', async () => {
    const { countLeadsByMonth } = await import('@/cms/queries/dashboard/agency-figures')
    const property = await createProperty()
    await createLead({ at: '2026-05-31T21:59:00.000Z', property: property })
    await createLead({ at: '2026-05-31T22:01:00.000Z', property: property })
    await createLead({ at: '2026-06-02T08:00:00.000Z' })
    await createLead({ at: '2026-04-02T08:00:00.000Z' })
    const rows = await countLeadsByMonth({ payload, since: '2026-05' })
    expect(
      rows.toSorted((one, other) =>
        `${one.month}${one.origin}`.localeCompare(`${other.month}${other.origin}`),
      ),
    ).toEqual([
      { month: '2026-05', kind: 'contact-me', origin: 'property', count: 1 },
      { month: '2026-06', kind: 'contact-me', origin: 'general', count: 1 },
      { month: '2026-06', kind: 'contact-me', origin: 'property', count: 1 },
    ])
  })

  it('have the properties by state', async () => {
    const { countPropertiesByState } = await import('@/cms/queries/dashboard/agency-figures')
    await createProperty()
    await createProperty({ _status: 'draft' })
    await createProperty({ status: 'sold' })
    await createProperty({ status: 'reserved' })
    await createProperty({ status: 'reserved', _status: 'draft' })
    await createProperty({ status: 'withdrawn', _status: 'draft' })
    const counts = await countPropertiesByState(payload)
    expect(counts.toSorted((one, other) => one.state.localeCompare(other.state))).toEqual([
      { goal: 'sale', state: 'available', count: 1 },
      { goal: 'sale', state: 'draft', count: 2 },
      { goal: 'sale', state: 'reserved', count: 1 },
      { goal: 'sale', state: 'sold', count: 1 },
      { goal: 'sale', state: 'withdrawn', count: 1 },
    ])
  })

  it('have the interest in each property and in all, of thirty days', async () => {
    const { findInterest } = await import('@/cms/queries/dashboard/agency-figures')
    const [seen, asked] = [await createProperty(), await createProperty()]
    const view = (id: number, day: string, count: number) =>
      payload.db.drizzle
        .execute(sql`insert into page_view_days (property_id, day, source, language, page_views)
        values (${id}, ${day}::date, 'direct', 'fr', ${count})`)
    await view(seen, '2026-06-09', 40)
    await view(seen, '2026-05-11', 900)
    await view(asked, '2026-06-10', 10)
    await createLead({ at: ago(5), property: asked })
    await createLead({ at: ago(24 * 40), property: asked })
    expect(await findInterest({ payload, now, limit: 1 })).toMatchObject({
      total: { views: 50, enquiries: 1, appointments: 0 },
      properties: [{ id: seen, views: 40, enquiries: 0, appointments: 0 }],
    })
  })

  it('have what waits, for the menu', async () => {
    const { countWaiting } = await import('@/cms/queries/dashboard/waiting-counts')
    await createLead()
    await createLead({ answered: ago(1) })
    expect(await countWaiting({ payload, scope: wholeScope, now })).toEqual({
      leads: 1,
      appointments: 0,
      messages: 0,
    })
  })
})
