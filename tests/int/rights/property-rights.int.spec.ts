import { Forbidden, NotFound } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getScope } from '@/cms/access/staff-scope'
import { mayChangeProperty } from '@/domain/accounts/staff-rights'
import { makeFile, nextNumber } from '../../support/database/factories'
import { stopPayload } from '../../support/database/payload'
import { houseData } from '../../support/properties/search-properties'
import {
  createOfficeProperty,
  setRights,
  type PersonName,
  type RightsOffice,
  type RightsSettings,
} from '../../support/rights/rights-office'
import { startRightsSite, type RightsSite } from '../../support/rights/rights-site'
import { requestOf } from '../../support/site/visitors'

let site: RightsSite

beforeAll(async () => {
  site = await startRightsSite()
})
afterAll(stopPayload)

const own: RightsSettings = { ownProperties: ['agent', 'editor'] }

const asPerson = async (who: PersonName) => ({
  req: await requestOf(site.payload, { user: site.office.people[who], payloadAPI: 'REST' }),
  overrideAccess: false,
  depth: 0,
})

async function isAllowed(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof Forbidden || error instanceof NotFound) return false
    throw error
  }
}

const createProperty = (agent: number | null) =>
  createOfficeProperty(site.payload, { places: site.office.places, agent })

type Attempt = (input: { who: PersonName; id: number }) => Promise<boolean>

const post = async (who: PersonName, path: string, body: unknown = {}) => {
  const response = await site.ask(who, path, { method: 'POST', body })
  return { status: response.status, body: await response.json() }
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Every way in which staff change a property. */
const ways: Record<string, Attempt> = {
  update: ({ who, id }) =>
    isAllowed(async () =>
      site.payload.update({
        collection: 'properties',
        id,
        data: { price: 310_000 },
        ...(await asPerson(who)),
      }),
    ),
  draft: async ({ who, id }) => {
    const path = `/properties/${id}?draft=true&locale=fr`
    const body = { title: 'Autre' }
    return (await site.statusOf(who, path, { method: 'PATCH', body })) === 200
  },
  'from its row': async ({ who, id }) => {
    const body = { field: 'price', typed: '310000', base: new Date().toISOString() }
    return (await post(who, `/properties/${id}/quick-edit`, body)).status === 200
  },
  unpublish: ({ who, id }) =>
    isAllowed(async () =>
      site.payload.update({
        ...{ collection: 'properties', id, data: { _status: 'draft' }, locale: 'fr' },
        ...(await asPerson(who)),
      }),
    ),
  plan: async ({ who, id }) => {
    const asked = {
      document: `properties/${id}`,
      kind: 'unpublish',
      day: inDays(3),
      time: '12:00',
      locale: 'fr',
    }
    return (await post(who, '/publication-plans/save', asked)).status === 200
  },
  pictures: ({ who, id }) =>
    isAllowed(async () =>
      site.payload.update({ collection: 'properties', id, data: { pictures: [] }, ...(await asPerson(who)) }),
    ),
  duplicate: async ({ who, id }) => (await post(who, `/properties/${id}/duplicate?locale=fr`)).status === 200,
  translate: async ({ who, id }) => {
    const document = `properties/${id}`
    const texts = { title: ['House'] }
    const saved = await post(who, '/translations/save', { document, from: 'fr', to: 'en', base: null, texts })
    return saved.status === 200
  },
  restore: async ({ who, id }) => {
    const where = { parent: { equals: id } }
    const { docs } = await site.payload.findVersions({
      collection: 'properties',
      where,
      sort: 'createdAt',
      limit: 1,
    })
    return (await post(who, `/properties/versions/${docs[0]?.id}`)).status === 200
  },
  'all at once': async ({ who, id }) => {
    const path = `/properties?where[id][equals]=${id}&locale=fr`
    const response = await site.ask(who, path, { method: 'PATCH', body: { price: 1 } })
    const { docs } = await response.json()
    return Array.isArray(docs) && docs.length === 1
  },
}

type AgentName = keyof RightsOffice['agents'] | 'nobody'

/** Who tries it, on a property of whom, and whether they may. */
const trials: { settings: RightsSettings; who: PersonName; of: AgentName; may: boolean }[] = [
  { settings: {}, who: 'anne', of: 'bert', may: true },
  { settings: { ownProperties: ['editor'] }, who: 'alone', of: 'nobody', may: true },
  { settings: own, who: 'anne', of: 'anne', may: true },
  { settings: own, who: 'anne', of: 'bert', may: false },
  { settings: own, who: 'anne', of: 'nobody', may: false },
  { settings: own, who: 'alone', of: 'nobody', may: false },
  { settings: own, who: 'editor', of: 'carl', may: true },
  { settings: own, who: 'editor', of: 'anne', may: false },
  { settings: own, who: 'admin', of: 'bert', may: true },
]

describe('the own properties of a role', () => {
  it.each(Object.entries(ways))('are the only ones it changes: %s', async (_, attempt) => {
    const outcomes: typeof trials = []
    for (const { settings, who, of } of trials) {
      await setRights(site.payload, settings)
      const id = await createProperty(of === 'nobody' ? null : site.office.agents[of])
      outcomes.push({ settings, who, of, may: await attempt({ who, id }) })
    }
    expect(outcomes).toEqual(trials)
  })

  it.each(trials)('are what the rule says: $who, of $of: $may', async ({ settings, who, of, may }) => {
    await setRights(site.payload, settings)
    const { req } = await asPerson(who)
    expect(mayChangeProperty(await getScope(req), of === 'nobody' ? null : site.office.agents[of])).toBe(may)
  })

  it('are the only ones that editors delete, and agents delete none', async () => {
    await setRights(site.payload, own)
    const { agents } = site.office
    const remove = async (who: PersonName, agent: number) => {
      const id = await createProperty(agent)
      return isAllowed(async () =>
        site.payload.delete({ collection: 'properties', id, ...(await asPerson(who)) }),
      )
    }
    expect(await remove('editor', agents.carl)).toBe(true)
    expect(await remove('editor', agents.anne)).toBe(false)
    expect(await remove('anne', agents.anne)).toBe(false)
    expect(await remove('admin', agents.anne)).toBe(true)
  })

  it('are not the only ones it reads, with their earlier versions', async () => {
    await setRights(site.payload, own)
    for (const who of ['anne', 'alone', 'reader'] as const) {
      const found = await site.statusOf(who, `/properties/${site.office.properties.bert}?draft=true`)
      const where = `where[parent][equals]=${site.office.properties.bert}`
      const versions = await site.statusOf(who, `/properties/versions?${where}`)
      expect([found, versions]).toEqual([200, 200])
    }
  })

  it('are the only ones to which it gives an invited owner', async () => {
    await setRights(site.payload, own)
    const invite = async (who: PersonName, agent: number) => {
      const owner = { lastName: 'Peeters', email: `owner-${nextNumber()}@example.com`, language: 'fr' }
      const answer = await post(who, '/owners/invite-new', {
        ...owner,
        properties: [await createProperty(agent)],
      })
      return answer.body.errors ?? answer.status
    }
    const { agents } = site.office
    expect(await invite('anne', agents.anne)).toBe(200)
    expect(await invite('anne', agents.bert)).toEqual({ properties: 'invalid' })
    expect(await invite('admin', agents.bert)).toBe(200)
  })

  it('change hands with a draft', async () => {
    await setRights(site.payload, own)
    const { agents } = site.office
    const id = await createProperty(agents.anne)
    const give = async (who: PersonName, agent: number) =>
      site.payload.update({
        collection: 'properties',
        id,
        data: { agent },
        draft: true,
        ...(await asPerson(who)),
      })
    await give('anne', agents.bert)
    await expect(give('anne', agents.anne)).rejects.toThrow(Forbidden)
    await give('bert', agents.anne)
  })
})

describe('a property that somebody makes who is limited', () => {
  const make = async (who: PersonName, agent?: number) => {
    const data = { ...houseData(site.office.places), _status: 'draft' as const, agent }
    return (
      await site.payload.create({ collection: 'properties', data, locale: 'fr', ...(await asPerson(who)) })
    ).agent
  }

  it('is of their agent, unless they name a colleague', async () => {
    await setRights(site.payload, own)
    const { agents } = site.office
    expect(await make('anne')).toBe(agents.anne)
    expect(await make('anne', agents.bert)).toBe(agents.bert)
    expect((await make('admin')) ?? null).toBeNull()
    await setRights(site.payload, {})
    expect((await make('anne')) ?? null).toBeNull()
  })

  it('does not come into being where it could never be theirs', async () => {
    await setRights(site.payload, own)
    await expect(make('alone')).rejects.toThrow(Forbidden)
  })
})

describe('pictures and documents', () => {
  beforeEach(() => setRights(site.payload, own))

  it.each(['media', 'documents'] as const)(
    '%s of the properties of others stay as they are',
    async (collection) => {
      const { agents } = site.office
      const create = async (agent: number | null) => {
        const file = await makeFile(collection)
        const { id } = await site.payload.create({ collection, data: {}, file })
        if (agent === null) return id
        const data = collection === 'media' ? { pictures: [id] } : { documents: [id] }
        const property = await createProperty(agent)
        await site.payload.update({ collection: 'properties', id: property, data, draft: true, locale: 'fr' })
        return id
      }
      const [mine, theirs, free] = [await create(agents.anne), await create(agents.bert), await create(null)]
      const change = (id: number) =>
        isAllowed(async () =>
          site.payload.update({ collection, id, data: { snapshotKey: null }, ...(await asPerson('anne')) }),
        )
      expect([await change(mine), await change(theirs), await change(free)]).toEqual([true, false, true])
      const several = (ids: number[]) =>
        isAllowed(async () =>
          site.payload.update({
            collection,
            where: { id: { in: ids } },
            data: {},
            ...(await asPerson('anne')),
          }),
        )
      expect([await several([mine, free]), await several([mine, theirs])]).toEqual([true, false])
      if (collection === 'documents') return
      const descriptions = [mine, theirs].map((id) => ({ id, locale: 'fr', text: 'Façade' }))
      expect((await post('anne', '/media/describe', { descriptions })).body).toMatchObject({
        ok: true,
        count: 1,
      })
    },
  )
})

it('the list of missing translations has what its reader may change', async () => {
  await setRights(site.payload, own)
  const { findTranslatedEntities } = await import('@/cms/queries/translations/translated-entities')
  const { findGaps } = await import('@/cms/queries/translations/find-gaps')
  const listed = async (who: PersonName) => {
    const { req } = await asPerson(who)
    const entities = await findTranslatedEntities(req)
    const filter = { slug: 'properties', locale: null }
    const found = await findGaps({
      payload: site.payload,
      entities,
      site: ['fr', 'en'],
      filter,
      page: 1,
      size: 500,
    })
    return found.documents.map(({ id }) => id)
  }
  const listedIn = { dutch: false, french: true, english: true, german: false }
  const both = async (agent: number) => {
    const data = { ...houseData(site.office.places, { agent, _status: 'draft' }), listedIn }
    return (await site.payload.create({ collection: 'properties', locale: 'fr', data, draft: true })).id
  }
  const [mine, theirs] = [await both(site.office.agents.anne), await both(site.office.agents.bert)]
  const ofAnne = await listed('anne')
  expect([ofAnne.includes(mine), ofAnne.includes(theirs)]).toEqual([true, false])
  const ofAdmin = await listed('admin')
  expect([ofAdmin.includes(mine), ofAdmin.includes(theirs)]).toEqual([true, true])
})
