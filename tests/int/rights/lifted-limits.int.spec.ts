import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeFile, nextNumber, password } from '../../support/database/factories'
import { startSite, stopPayload } from '../../support/database/payload'
import { houseData } from '../../support/properties/search-properties'
import {
  createLead,
  openOffice,
  personNames,
  setRights,
  type PersonName,
  type RightsOffice,
  type RightsSettings,
} from '../../support/rights/rights-office'
import { createRest, logIn, type CallRest } from '../../support/site/rest'

let payload: Payload
let rest: CallRest
let office: RightsOffice
const tokens: Partial<Record<PersonName, string | null>> = {}

beforeAll(async () => {
  const site = await startSite()
  payload = site.payload
  rest = createRest(site.config)
  office = await openOffice(payload)
  for (const who of personNames) tokens[who] = await logIn(payload, office.people[who])
})
afterAll(stopPayload)

const ownLeads: RightsSettings = { ownLeads: ['agent', 'editor', 'reader'] }
const papers: RightsSettings = { confidentialToAssigned: true }

type Asked = { method?: 'GET' | 'POST' | 'PATCH'; body?: unknown }

async function ask(who: PersonName, path: string, { method = 'GET', body }: Asked = {}) {
  const response = await rest({ method, path, body, token: tokens[who] })
  return { status: response.status, body: await response.json() }
}

const status = async (who: PersonName, path: string, asked?: Asked) => (await ask(who, path, asked)).status

const patch = (who: PersonName, path: string, body: object) =>
  status(who, `${path}?draft=true&locale=fr`, { method: 'PATCH', body })

async function createHouse(data: { agent: number | null; owner?: number }): Promise<number> {
  const listedIn = { dutch: false, french: true, english: false, german: false }
  const house = { ...houseData(office.places, data), listedIn }
  return (await payload.create({ collection: 'properties', locale: 'fr', data: house })).id
}

describe('the mail about overdue leads', () => {
  it('is seen by whoever sees every lead, whoever it went to', async () => {
    const { anne, bert } = office.people
    await payload.updateGlobal({
      slug: 'site-settings',
      data: { leads: { reminder: { after: 1, then: 1, colleagues: [Number(bert.id)] } } },
    })
    await createLead(payload, { kind: 'purchase-offer', to: anne, property: office.properties.anne })
    await payload.db.drizzle.execute(sql`update leads set created_at = now() - interval '3 days'`)
    const { remindLeads } = await import('@/cms/operations/leads/remind-leads')
    await remindLeads({ payload, now: new Date() })
    await remindLeads({ payload, now: new Date(Date.now() + 7_200_000) })
    const seen = async (who: PersonName) =>
      (await ask(who, '/mails/count?where[kind][like]=lead-overdue')).body.totalDocs
    await setRights(payload, {})
    const all = await seen('bert')
    expect(all).toBeGreaterThan(1)
    // Readers see no confidential lead, whatever the settings.
    expect([await seen('editor'), await seen('reader')]).toEqual([all, 0])
    for (const rights of [ownLeads, papers]) {
      await setRights(payload, rights)
      const found = []
      for (const who of ['anne', 'bert', 'editor', 'reader', 'admin'] as const) found.push(await seen(who))
      expect(found).toEqual([0, 0, 0, 0, all])
    }
  })
})

describe('who gets leads', () => {
  it('is set by whoever sees every lead', async () => {
    const { anne, carl } = office.agents
    await payload.update({ collection: 'agents', id: anne, data: { email: 'anne@agency.example' } })
    const data = { name: 'Emploi', kind: 'job-contact', recipients: 'jobs@agency.example' } as const
    const form = await payload.create({ collection: 'contact-forms', data })
    await payload.updateGlobal({
      slug: 'site-settings',
      data: { leads: { rules: [], reminder: { after: 5 } } },
    })
    const rules = [{ kinds: ['job-contact'], method: 'turn', agents: [carl] }]
    const change = async (who: PersonName) => {
      const settings = { leads: { rules, reminder: { after: 9, colleagues: [office.people.editor.id] } } }
      const agency = { name: `Agence ${who}` }
      const body = { ...settings, agency, binDays: 40 }
      const mine = `${who}@elsewhere.example`
      return [
        await status(who, '/globals/site-settings?locale=fr', { method: 'POST', body }),
        await patch(who, `/agents/${anne}`, { email: mine, phone: who }),
        await patch(who, `/contact-forms/${form.id}`, { recipients: mine, name: who }),
        await status(who, '/contact-forms', { method: 'POST', body: { ...data, recipients: mine } }),
      ]
    }
    const stored = async () => {
      const { leads } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
      const agent = await payload.findByID({ collection: 'agents', id: anne })
      const { recipients, name } = await payload.findByID({ collection: 'contact-forms', id: form.id })
      const [newest] = (await payload.find({ collection: 'contact-forms', sort: '-id', limit: 1 })).docs
      return {
        ...{ rules: leads?.rules?.length ?? 0, after: leads?.reminder?.after },
        ...{ email: agent.email, phone: agent.phone, recipients, name, newest: newest?.recipients ?? null },
      }
    }
    for (const rights of [ownLeads, papers]) {
      await setRights(payload, rights)
      expect(await change('editor')).toEqual([200, 200, 200, 201])
      expect(await stored()).toEqual({
        ...{ rules: 0, after: 5, email: 'anne@agency.example', phone: 'editor' },
        ...{ recipients: 'jobs@agency.example', name: 'editor', newest: null },
      })
    }
    await setRights(payload, {})
    expect(await change('editor')).toEqual([200, 200, 200, 201])
    expect(await stored()).toMatchObject({
      ...{ rules: 1, after: 9, email: 'editor@elsewhere.example' },
      ...{ recipients: 'editor@elsewhere.example', newest: 'editor@elsewhere.example' },
    })
  })
})

describe('a file of a property of others', () => {
  it.each([
    ['media', 'pictures'],
    ['documents', 'documents'],
    ['media', 'ogImage'],
  ] as const)('of %s is not added as %s', async (collection, field) => {
    await setRights(payload, { ownProperties: ['agent'] })
    const { anne, bert } = office.agents
    const createFile = async () =>
      (await payload.create({ collection, data: {}, file: await makeFile(collection) })).id
    const shows = (file: number) => (field === 'ogImage' ? { meta: { ogImage: file } } : { [field]: [file] })
    const put = (id: number, file: number) =>
      payload.update({ collection: 'properties', id, data: shows(file), draft: true, locale: 'fr' })
    const [theirs, free, shared] = [await createFile(), await createFile(), await createFile()]
    const [ofAnne, ofBert, another] = [
      await createHouse({ agent: anne }),
      await createHouse({ agent: bert }),
      await createHouse({ agent: bert }),
    ]
    await put(ofAnne, theirs)
    expect(await patch('bert', `/properties/${ofBert}`, shows(theirs))).toBe(403)
    expect(await patch('anne', `/${collection}/${theirs}`, { snapshotKey: null })).toBe(200)
    expect(await patch('bert', `/properties/${ofBert}`, shows(free))).toBe(200)
    expect(await patch('admin', `/properties/${ofBert}`, shows(theirs))).toBe(200)
    // What one of theirs shows already is lost to nobody.
    await put(ofBert, shared)
    await put(ofAnne, shared)
    expect(await patch('bert', `/properties/${ofBert}`, { title: 'Autre', ...shows(shared) })).toBe(200)
    expect(await patch('bert', `/properties/${another}`, shows(shared))).toBe(200)
  })
})

it('the area of an owner, which counts leads, is opened by the agent of all their properties', async () => {
  const createOwner = async () => {
    const data = {
      email: `owner-${nextNumber()}@example.com`,
      lastName: 'X',
      language: 'fr',
      password,
    } as const
    return (await payload.create({ collection: 'owners', data })).id
  }
  const { anne, bert } = office.agents
  const [ofAnne, ofBoth, ofNobody] = [await createOwner(), await createOwner(), await createOwner()]
  for (const [agent, owner] of [
    [anne, ofAnne],
    [anne, ofBoth],
    [bert, ofBoth],
  ] as const)
    await createHouse({ agent, owner })
  const open = async (who: PersonName) => {
    const found = []
    for (const id of [ofAnne, ofBoth, ofNobody])
      found.push(await status(who, `/owners/${id}/impersonate`, { method: 'POST', body: {} }))
    return found
  }
  for (const rights of [ownLeads, papers]) {
    await setRights(payload, rights)
    expect(await open('anne')).toEqual([200, 403, 403])
    expect(await open('bert')).toEqual([403, 403, 403])
    expect(await open('admin')).toEqual([200, 200, 200])
  }
  await setRights(payload, {})
  expect(await open('bert')).toEqual([200, 200, 200])
})
