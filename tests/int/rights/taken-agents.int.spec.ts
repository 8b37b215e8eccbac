import type { Where } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stopPayload } from '../../support/database/payload'
import {
  createLead,
  setRights,
  createOfficeProperty,
  type RightsSettings,
} from '../../support/rights/rights-office'
import { startRightsSite, type RightsSite } from '../../support/rights/rights-site'

let site: RightsSite

beforeAll(async () => {
  site = await startRightsSite()
})
afterAll(stopPayload)

const ownLeads: RightsSettings = { ownLeads: ['agent', 'editor', 'reader'] }
const papers: RightsSettings = { confidentialToAssigned: true }

const createHouse = (data: { agent: number | null }) =>
  createOfficeProperty(site.payload, { places: site.office.places, ...data })

const createProject = async (agent: number | null) =>
  (await site.payload.create({ collection: 'projects', data: { title: 'Projet', agent } })).id

const kinds = ['properties', 'projects'] as const

type Kind = (typeof kinds)[number]

const create = (kind: Kind, agent: number | null) =>
  kind === 'properties' ? createHouse({ agent }) : createProject(agent)

const give = (kind: Kind, { id, agent }: { id: number; agent: number | null }) =>
  site.payload.update({ collection: kind, id, data: { agent }, draft: true, locale: 'fr' })

const agentOf = async (kind: Kind, id: number) =>
  (await site.payload.findByID({ collection: kind, id, draft: true, depth: 0 })).agent ?? null

describe.each(kinds)('the agent of %s', (kind) => {
  it.each([ownLeads, papers])('is not changed by whoever would see the leads then: %o', async (rights) => {
    await setRights(site.payload, rights)
    const { anne, bert } = site.office.agents
    for (const agent of [anne, null])
      for (const who of ['bert', 'alone'] as const) {
        const id = await create(kind, agent)
        const about = kind === 'properties' ? { property: id } : { project: id }
        const lead = await createLead(site.payload, { kind: 'purchase-offer', ...about })
        const path = `/${kind}/${id}`
        for (const body of [{ agent: bert }, { agent: String(bert) }, { agent: { id: bert } }])
          expect([body, await site.patchDraft(who, path, body)]).not.toEqual([body, 200])
        expect(
          await site.statusOf(who, `${path}?locale=fr`, { method: 'PATCH', body: { agent: bert } }),
        ).toBe(403)
        const several = `/${kind}?where[id][equals]=${id}&draft=true&locale=fr`
        await site.statusOf(who, several, { method: 'PATCH', body: { agent: bert } })
        expect(await agentOf(kind, id)).toBe(agent)
        expect(await site.statusOf(who, `/leads/${lead}`)).toBe(404)
        // What does not concern the agent stays open.
        expect(await site.patchDraft(who, path, { title: 'Autre', agent })).toBe(200)
      }
  })

  it('is not changed by a version that is taken back', async () => {
    const { anne, bert } = site.office.agents
    const id = await create(kind, bert)
    await give(kind, { id, agent: anne })
    await setRights(site.payload, papers)
    const where: Where = { and: [{ parent: { equals: id } }, { 'version.agent': { equals: bert } }] }
    const { docs } = await site.payload.findVersions({ collection: kind, where, limit: 1, depth: 0 })
    const path = `/${kind}/versions/${docs[0]?.id}`
    for (const query of ['', '?draft=true&locale=fr']) {
      const answer = await site.ask('bert', `${path}${query}`, { method: 'POST' })
      const [refused, body] = [answer.status, await answer.json()]
      expect([refused, JSON.stringify(body)]).toEqual([403, expect.stringContaining('agent')])
    }
    expect(await agentOf(kind, id)).toBe(anne)
    expect(await site.statusOf('admin', path, { method: 'POST' })).toBe(200)
    expect(await agentOf(kind, id)).toBe(bert)
  })

  it('is changed by its agent, by whoever sees every lead, and by programs', async () => {
    const { anne, bert } = site.office.agents
    await setRights(site.payload, ownLeads)
    const id = await create(kind, bert)
    expect(await site.patchDraft('bert', `/${kind}/${id}`, { agent: anne })).toBe(200)
    expect(await site.patchDraft('bert', `/${kind}/${id}`, { agent: bert })).toBe(403)
    expect(await site.patchDraft('admin', `/${kind}/${id}`, { agent: null })).toBe(200)
    const data = { agent: bert }
    const asProgram = {
      user: site.office.people.alone,
      overrideAccess: true,
      draft: true,
      locale: 'fr',
    } as const
    await site.payload.update({ collection: kind, id, data, ...asProgram })
    expect(await agentOf(kind, id)).toBe(bert)
    await setRights(site.payload, { ownProperties: ['editor'] })
    expect(await site.patchDraft('anne', `/${kind}/${id}`, { agent: anne })).toBe(200)
  })
})
