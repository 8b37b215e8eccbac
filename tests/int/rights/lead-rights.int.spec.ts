import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seenLeads } from '@/cms/access/lead-access'
import { getScope, wholeScope } from '@/cms/access/staff-scope'
import { isLeadSeen } from '@/domain/accounts/staff-rights'
import { startPayload, stopPayload } from '../../support/database/payload'
import {
  createLead,
  openOffice,
  personNames,
  setRights,
  type PersonName,
  type RightsLead,
  type RightsOffice,
  type RightsSettings,
} from '../../support/rights/rights-office'
import { requestOf } from '../../support/site/visitors'

let payload: Payload
let office: RightsOffice

beforeAll(async () => {
  payload = await startPayload()
  office = await openOffice(payload)
})
afterAll(stopPayload)

const everyone = { ownLeads: ['agent', 'editor', 'reader'], ownProperties: ['agent', 'editor'] } as const

const settings: [string, RightsSettings][] = [
  ['nothing', {}],
  ['own leads', { ownLeads: [...everyone.ownLeads] }],
  ['own leads of agents', { ownLeads: ['agent'] }],
  ['assigned papers', { confidentialToAssigned: true }],
  [
    'everything',
    { ownLeads: [...everyone.ownLeads], ownProperties: ['agent', 'editor'], confidentialToAssigned: true },
  ],
]

type KnownLead = { id: number; kind: RightsLead['kind']; assignedTo: number | null; agent: number | null }

const leads: KnownLead[] = []

/** Every kind of belonging, for an ordinary and for confidential leads. */
async function createLeads(): Promise<void> {
  const { people, properties, projects, agents } = office
  const subjects = [
    { agent: null },
    { property: properties.anne, agent: agents.anne },
    { property: properties.bert, agent: agents.bert },
    { property: properties.nobody, agent: null },
    { project: projects.anne, agent: agents.anne },
  ]
  for (const kind of ['contact-me', 'purchase-offer', 'rental-application', 'job-contact'] as const)
    for (const to of [undefined, people.anne, people.editor, people.reader, people.admin])
      for (const { agent, ...subject } of subjects) {
        const id = await createLead(payload, { kind, to, ...subject })
        leads.push({ id, kind, assignedTo: to ? Number(to.id) : null, agent })
      }
}

const requestOfPerson = (who: PersonName) =>
  requestOf(payload, { user: office.people[who], payloadAPI: 'REST' })

const asPerson = async (who: PersonName) => ({
  ...{ req: await requestOfPerson(who), overrideAccess: false, pagination: false, depth: 0 },
})

async function read(who: PersonName): Promise<number[]> {
  const { docs } = await payload.find({ collection: 'leads', ...(await asPerson(who)), sort: 'id' })
  return docs.map(({ id }) => id)
}

async function readBySql(who: PersonName): Promise<number[]> {
  const scope = await getScope(await requestOfPerson(who))
  const { rows } = await payload.db.drizzle.execute<{ id: number }>(
    sql`select id from leads where ${seenLeads(scope)} order by id`,
  )
  return rows.map(({ id }) => id)
}

describe('leads under each setting', () => {
  beforeAll(createLeads)

  it.each(settings)('%s: rule, condition and SQL say the same of everybody', async (_, rights) => {
    await setRights(payload, rights)
    for (const who of personNames) {
      const scope = await getScope(await requestOfPerson(who))
      const expected = leads.filter((lead) => isLeadSeen(scope, lead)).map(({ id }) => id)
      expect([who, await read(who)]).toEqual([who, expected])
      expect([who, await readBySql(who)]).toEqual([who, expected])
    }
  })

  it.each(settings)('%s: files and mails are seen with their lead', async (_, rights) => {
    await setRights(payload, rights)
    for (const who of ['anne', 'bert', 'alone', 'editor', 'admin'] as const) {
      const seen = await read(who)
      const files = await payload.find({ collection: 'applicant-files', ...(await asPerson(who)) })
      const applications = leads.filter(({ id, kind }) => kind === 'job-contact' && seen.includes(id))
      expect([who, files.docs.length]).toEqual([who, applications.length])
      const mails = await payload.find({ collection: 'mails', ...(await asPerson(who)), sort: 'id' })
      const about = [...new Set(mails.docs.map((mail) => mail.about))]
      expect([who, about, mails.docs.length]).toEqual([who, seen.map((id) => `leads/${id}`), seen.length * 2])
    }
  })

  it.each(settings)('%s: what a reader never saw stays hidden', async (_, rights) => {
    await setRights(payload, rights)
    const seen = await read('reader')
    expect(leads.filter(({ id, kind }) => seen.includes(id) && kind !== 'contact-me')).toEqual([])
    const mails = await payload.find({ collection: 'mails', ...(await asPerson('reader')) })
    expect(mails.docs.map((mail) => mail.about).toSorted()).toEqual(
      seen.map((id) => `leads/${id}`).toSorted(),
    )
    await expect(
      payload.find({ collection: 'applicant-files', ...(await asPerson('reader')) }),
    ).rejects.toThrow()
  })

  it('without settings everybody sees what they saw', async () => {
    await setRights(payload, {})
    for (const who of ['anne', 'bert', 'alone', 'editor', 'admin'] as const)
      expect((await read(who)).length).toBe(leads.length)
    expect((await read('reader')).length).toBe(leads.filter(({ kind }) => kind === 'contact-me').length)
  })

  it('are counted for whoever sees them, on the dashboard, in the menu and above the list', async () => {
    const { findNewLeads } = await import('@/cms/queries/dashboard/new-leads')
    const { countWaiting } = await import('@/cms/queries/dashboard/waiting-counts')
    const { countLeadViews } = await import('@/cms/queries/leads/lead-views')
    const { countOverdueLeads } = await import('@/cms/queries/leads/overdue-leads')
    await setRights(payload, { ownLeads: ['agent', 'editor'] })
    for (const who of ['anne', 'bert', 'alone', 'editor'] as const) {
      const count = (await read(who)).length
      const scope = await getScope(await requestOfPerson(who))
      const user = Number(office.people[who].id)
      const now = new Date()
      const found = await findNewLeads({ payload, user, agent: scope.agent, scope, limit: 500 })
      expect([found.total, found.leads.length]).toEqual([count, count])
      expect((await countWaiting({ payload, scope, now })).leads).toBe(count)
      expect(await countLeadViews({ payload, user, scope, now })).toMatchObject({ new: count, month: count })
      const cutoff = new Date(now.getTime() + 60_000).toISOString()
      const due = await countOverdueLeads(payload, { scope, cutoff })
      expect(due).toBeLessThanOrEqual(count)
      expect(due).toBeLessThan(await countOverdueLeads(payload, { scope: wholeScope, cutoff }))
    }
  })

  it('are counted for a property, and its offers are shown, to whoever sees them', async () => {
    const { findPropertyOffers } = await import('@/cms/queries/leads/property-offers')
    const { countPropertyEnquiries } = await import('@/cms/queries/leads/property-enquiries')
    await setRights(payload, { confidentialToAssigned: true })
    const property = office.properties.anne
    for (const [who, count] of [
      ['anne', 2],
      ['bert', 0],
      ['editor', 1],
      ['admin', 5],
    ] as const) {
      const scope = await getScope(await requestOfPerson(who))
      expect((await findPropertyOffers(payload, { property, scope })).offers.length).toBe(count)
      expect((await countPropertyEnquiries({ payload, property, scope })).offers).toBe(count * 2)
    }
  })

  it('are on the page of their person for whoever sees them', async () => {
    const { getPersonOfLead } = await import('@/cms/queries/leads/person-of-lead')
    await setRights(payload, { ownLeads: ['agent'] })
    const seen = await read('bert')
    const scope = await getScope(await requestOfPerson('bert'))
    const [lead = 0] = seen
    const person = await getPersonOfLead({ payload, scope, lead })
    expect(person?.leads.items.map(({ id }) => id).toSorted()).toEqual(seen.toSorted())
    const hidden = leads.find(({ id }) => !seen.includes(id))
    expect(await getPersonOfLead({ payload, scope, lead: hidden?.id ?? 0 })).toBeNull()
  })
})

describe('a lead that changes hands', () => {
  beforeEach(() => setRights(payload, { ownLeads: ['agent'], confidentialToAssigned: true }))

  const give = (id: number, assignedTo: number | null) =>
    payload.update({ collection: 'leads', id, data: { assignedTo } })

  it('is lost at once by whoever had it, and no longer changed by them', async () => {
    const { anne, bert } = office.people
    const id = await createLead(payload, { kind: 'purchase-offer', to: anne })
    expect(await read('anne')).toContain(id)
    const update = async (who: PersonName) =>
      payload.update({ collection: 'leads', id, data: { notes: who }, ...(await asPerson(who)) })
    await update('anne')
    await give(id, Number(bert.id))
    expect(await read('anne')).not.toContain(id)
    expect(await read('bert')).toContain(id)
    await expect(update('anne')).rejects.toThrow()
    await update('bert')
  })

  it('is that of the agent of its property as last saved, once nobody has it', async () => {
    const { agents, properties, people } = office
    const id = await createLead(payload, { kind: 'contact-me', to: people.bert, property: properties.nobody })
    await give(id, null)
    expect([(await read('anne')).includes(id), (await read('bert')).includes(id)]).toEqual([false, false])
    await payload.update({
      collection: 'properties',
      id: properties.nobody,
      data: { agent: agents.bert },
      draft: true,
    })
    expect([(await read('anne')).includes(id), (await read('bert')).includes(id)]).toEqual([false, true])
  })

  it('follows the agent of an account', async () => {
    const { agents, properties, people } = office
    const id = await createLead(payload, { kind: 'contact-me', property: properties.anne })
    const relink = (agent: number | null) => {
      people.alone = { ...people.alone, agent }
      return payload.update({ collection: 'users', id: people.alone.id, data: { agent } })
    }
    expect(await read('alone')).not.toContain(id)
    const carls = await payload.update({
      collection: 'properties',
      id: properties.anne,
      data: { agent: agents.carl },
    })
    await payload.update({ collection: 'users', id: people.editor.id, data: { agent: null } })
    await relink(agents.carl)
    expect(await read('alone')).toContain(id)
    await relink(null)
    expect(await read('alone')).not.toContain(id)
    await payload.update({ collection: 'properties', id: carls.id, data: { agent: agents.anne } })
  })
})
