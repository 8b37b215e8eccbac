import type { Payload, Where } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

async function createHouse(data: { agent: number | null }): Promise<number> {
  const listedIn = { dutch: false, french: true, english: false, german: false }
  const house = { ...houseData(office.places, data), listedIn }
  return (await payload.create({ collection: 'properties', locale: 'fr', data: house })).id
}

const createProject = async (agent: number | null) =>
  (await payload.create({ collection: 'projects', data: { title: 'Projet', agent } })).id

const kinds = ['properties', 'projects'] as const

type Kind = (typeof kinds)[number]

const create = (kind: Kind, agent: number | null) =>
  kind === 'properties' ? createHouse({ agent }) : createProject(agent)

const give = (kind: Kind, { id, agent }: { id: number; agent: number | null }) =>
  payload.update({ collection: kind, id, data: { agent }, draft: true, locale: 'fr' })

const agentOf = async (kind: Kind, id: number) =>
  (await payload.findByID({ collection: kind, id, draft: true, depth: 0 })).agent ?? null

describe.each(kinds)('the agent of %s', (kind) => {
  it.each([ownLeads, papers])('is not changed by whoever would see the leads then: %o', async (rights) => {
    await setRights(payload, rights)
    const { anne, bert } = office.agents
    for (const agent of [anne, null])
      for (const who of ['bert', 'alone'] as const) {
        const id = await create(kind, agent)
        const about = kind === 'properties' ? { property: id } : { project: id }
        const lead = await createLead(payload, { kind: 'purchase-offer', ...about })
        const path = `/${kind}/${id}`
        for (const body of [{ agent: bert }, { agent: String(bert) }, { agent: { id: bert } }])
          expect([body, await patch(who, path, body)]).not.toEqual([body, 200])
        expect(await status(who, `${path}?locale=fr`, { method: 'PATCH', body: { agent: bert } })).toBe(403)
        const several = `/${kind}?where[id][equals]=${id}&draft=true&locale=fr`
        await status(who, several, { method: 'PATCH', body: { agent: bert } })
        expect(await agentOf(kind, id)).toBe(agent)
        expect(await status(who, `/leads/${lead}`)).toBe(404)
        // What does not concern the agent stays open.
        expect(await patch(who, path, { title: 'Autre', agent })).toBe(200)
      }
  })

  it('is not changed by a version that is taken back', async () => {
    const { anne, bert } = office.agents
    const id = await create(kind, bert)
    await give(kind, { id, agent: anne })
    await setRights(payload, papers)
    const where: Where = { and: [{ parent: { equals: id } }, { 'version.agent': { equals: bert } }] }
    const { docs } = await payload.findVersions({ collection: kind, where, limit: 1, depth: 0 })
    const path = `/${kind}/versions/${docs[0]?.id}`
    for (const query of ['', '?draft=true&locale=fr']) {
      const { status: refused, body } = await ask('bert', `${path}${query}`, { method: 'POST' })
      expect([refused, JSON.stringify(body)]).toEqual([403, expect.stringContaining('agent')])
    }
    expect(await agentOf(kind, id)).toBe(anne)
    expect(await status('admin', path, { method: 'POST' })).toBe(200)
    expect(await agentOf(kind, id)).toBe(bert)
  })

  it('is changed by its agent, by whoever sees every lead, and by programs', async () => {
    const { anne, bert } = office.agents
    await setRights(payload, ownLeads)
    const id = await create(kind, bert)
    expect(await patch('bert', `/${kind}/${id}`, { agent: anne })).toBe(200)
    expect(await patch('bert', `/${kind}/${id}`, { agent: bert })).toBe(403)
    expect(await patch('admin', `/${kind}/${id}`, { agent: null })).toBe(200)
    const data = { agent: bert }
    const asProgram = { user: office.people.alone, overrideAccess: true, draft: true, locale: 'fr' } as const
    await payload.update({ collection: kind, id, data, ...asProgram })
    expect(await agentOf(kind, id)).toBe(bert)
    await setRights(payload, { ownProperties: ['editor'] })
    expect(await patch('anne', `/${kind}/${id}`, { agent: anne })).toBe(200)
  })
})
