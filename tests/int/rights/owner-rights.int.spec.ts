import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getScope } from '@/cms/access/staff-scope'
import { stopPayload } from '../../support/database/payload'
import {
  createLead,
  createOfficeProperty,
  personNames,
  setRights,
  type PersonName,
  type RightsSettings,
} from '../../support/rights/rights-office'
import { startRightsSite, type RightsSite } from '../../support/rights/rights-site'
import { requestOf } from '../../support/site/visitors'

/** Whose owners they are: those of an agent, and those of nobody. */
const whose = ['anne', 'bert', 'nobody'] as const

type Whose = (typeof whose)[number]

/** Every owner has a word that nobody else has, in each of their texts. */
const markOf = (name: Whose) => `Zo${name}x`

const newOwner = (email: string, properties: readonly number[] = []) => ({
  ...{ firstName: 'Nieuwe', lastName: 'Eigenaar', phone: '+32475123456', language: 'fr' },
  ...{ email, properties },
})

let site: RightsSite
let payload: Payload
const owners = new Map<Whose, number>()

const ownerOf = (name: Whose): number => owners.get(name) ?? 0

const post = (who: PersonName, path: string, body: object = {}) =>
  site.statusOf(who, path, { method: 'POST', body })

async function createOwner(name: Whose): Promise<number> {
  const mark = markOf(name)
  const { id } = await payload.create({
    collection: 'owners',
    data: {
      ...{ email: `${mark}@example.com`, password: 'zeven paarse fietsen' },
      ...{ firstName: mark, lastName: mark, phone: mark },
    },
  })
  const property = site.office.properties[name]
  await payload.update({ collection: 'properties', id: property, locale: 'fr', data: { owner: id } })
  await payload.create({
    collection: 'owner-messages',
    data: { owner: id, property, author: 'owner', subject: 'x', body: 'x' },
  })
  await payload.create({ collection: 'impersonations', data: { owner: id } })
  await payload.create({
    collection: 'appointment-openings',
    data: {
      ...{ property, agent: site.office.agents.carl, kind: 'single', date: '2099-01-05T12:00:00.000Z' },
      ...{ from: '10:00', to: '12:00', length: 30, pause: 0, capacity: 1, notice: 2 },
    },
  })
  return id
}

beforeAll(async () => {
  site = await startRightsSite()
  payload = site.payload
  for (const name of whose) owners.set(name, await createOwner(name))
})
afterAll(stopPayload)

const limited: RightsSettings = { ownLeads: ['agent', 'editor', 'reader'] }
const bothLimits: RightsSettings = { ...limited, ownProperties: ['agent', 'editor'] }

beforeEach(() => setRights(payload, limited))

const marksIn = (told: string): Whose[] =>
  whose.filter((name) => told.toLowerCase().includes(markOf(name).toLowerCase()))

const textOf = async (who: PersonName, path: string) => (await site.ask(who, path)).text()

const totalOf = async (who: PersonName, path: string): Promise<unknown> =>
  (await (await site.ask(who, path)).json()).totalDocs

const scopeOf = async (who: PersonName) =>
  getScope(await requestOf(payload, { user: site.office.people[who], payloadAPI: 'REST' }))

/** What the API tells somebody of every collection: lists at any depth, versions, and the fields of related documents. */
async function toldByApi(who: PersonName): Promise<string> {
  const told: string[] = []
  for (const { slug, versions } of payload.config.collections) {
    told.push(await textOf(who, `/${slug}?depth=3&limit=0&draft=true`))
    told.push(await textOf(who, `/${slug}?depth=2&limit=0&populate[owners][lastName]=true`))
    if (versions) told.push(await textOf(who, `/${slug}/versions?depth=3&limit=0`))
  }
  for (const name of whose) {
    told.push(await textOf(who, `/owners/${ownerOf(name)}`))
    told.push(await textOf(who, `/properties/picked?ids=${site.office.properties[name]}`))
  }
  told.push(await textOf(who, '/properties/choices'))
  return told.join('\n')
}

/** What the screens are made of, which do not ask the API. */
async function toldByScreens(who: PersonName): Promise<string> {
  const scope = await scopeOf(who)
  const now = new Date()
  const { findAbsentOwners, findOwnerChoices, findOwnersById, getOwnerOfProperty } =
    await import('@/cms/queries/owners/office-owners')
  const { getPersonOfLead } = await import('@/cms/queries/leads/person-of-lead')
  const told: unknown[] = [
    await findAbsentOwners({ payload, scope, now, limit: 100 }),
    await findOwnerChoices(payload, scope),
    [...(await findOwnersById({ payload, ids: [...owners.values()], scope })).values()],
  ]
  for (const name of whose)
    told.push(await getOwnerOfProperty({ payload, property: site.office.properties[name], scope }))
  const lead = await createLead(payload, { kind: 'contact-me', to: site.office.people[who] })
  for (const name of whose) {
    const email = `${markOf(name)}@example.com`.toLowerCase()
    await payload.db.updateOne({ collection: 'leads', id: lead, data: { email }, returning: false })
    const person = await getPersonOfLead({ payload, lead, scope })
    told.push(person?.owner ?? null)
  }
  return JSON.stringify(told)
}

/** Whose owners each sees with limited leads: those of the properties of their agent. */
const matrix: Record<PersonName, readonly Whose[]> = {
  ...{ anne: ['anne'], bert: ['bert'], alone: [], editor: [], reader: [], admin: whose },
}

describe('the names and addresses of owners', () => {
  it.each(personNames)('are told to %s of their own homes alone, where leads are limited', async (who) => {
    expect(['api', marksIn(await toldByApi(who))]).toEqual(['api', matrix[who]])
    expect(['screens', marksIn(await toldByScreens(who))]).toEqual(['screens', matrix[who]])
    await setRights(payload, {})
    expect(['api', marksIn(await toldByApi(who))]).toEqual(['api', whose])
    expect(['screens', marksIn(await toldByScreens(who))]).toEqual(['screens', whose])
  })

  it('are found by no filter, count, search or order', async () => {
    const filters = (name: Whose) => [
      `/owners?where[lastName][equals]=${markOf(name)}`,
      `/owners/count?where[email][like]=${markOf(name)}`,
      `/properties?where[owner.lastName][equals]=${markOf(name)}`,
      `/properties/count?where[or][0][owner.email][like]=${markOf(name)}`,
      `/properties/versions?where[version.owner.phone][equals]=${markOf(name)}`,
      `/owner-messages?where[owner.lastName][equals]=${markOf(name)}`,
      `/appointment-openings?where[property.owner.lastName][equals]=${markOf(name)}`,
      `/impersonations?where[owner.email][like]=${markOf(name)}`,
      `/properties?where[title][like]=${markOf(name)}`,
    ]
    for (const path of filters('bert')) {
      expect([path, Number(await totalOf('anne', path))]).toEqual([path, 0])
      expect([path, Number(await totalOf('bert', path)) > 0]).toEqual([path, true])
    }
    for (const path of ['/properties/choices?q=', '/link-targets?q=']) {
      expect(await textOf('anne', `${path}${markOf('bert')}`)).toContain('"total":0')
      expect(await textOf('bert', `${path}${markOf('bert')}`)).toContain('"total":1')
    }
    expect(await site.statusOf('anne', '/properties?sort=owner.lastName')).toBe(400)
  })

  it('are said to nobody else who compares versions of a home', async () => {
    const { nameVersionOwners } = await import('@/cms/queries/owners/version-owners')
    const compared = async (who: PersonName) => {
      const user = site.office.people[who]
      const req = await requestOf(payload, { user, payloadAPI: 'REST' })
      return nameVersionOwners(req, [ownerOf('bert'), { id: ownerOf('anne') }, null])
    }
    const named = (name: Whose) => `${markOf(name)} ${markOf(name)}`
    expect(await compared('anne')).toEqual([`${ownerOf('bert')}`, named('anne'), null])
    expect(await compared('reader')).toEqual([`${ownerOf('bert')}`, `${ownerOf('anne')}`, null])
    expect(await compared('admin')).toEqual([named('bert'), named('anne'), null])
    // Payload itself names what a field refers to without the rights of the reader.
    const people = ['owners', 'leads', 'appointments', 'alerts', 'mails', 'subscribers', 'owner-messages']
    const versioned = [...payload.config.collections, ...payload.config.globals].filter(
      (each) => each.versions,
    )
    const open = versioned.flatMap(({ slug, flattenedFields }) =>
      flattenedFields.flatMap((field) =>
        field.type === 'relationship' &&
        [field.relationTo].flat().some((to) => people.includes(to)) &&
        !field.admin?.components?.Diff
          ? [`${slug}.${field.name}`]
          : [],
      ),
    )
    expect([versioned.length > 5, open]).toEqual([true, []])
  })

  it('are changed, written to and invited by nobody who does not see them', async () => {
    const [mine, theirs] = [ownerOf('anne'), ownerOf('bert')]
    expect(await site.patchDraft('anne', `/owners/${mine}`, { phone: markOf('anne') })).toBe(200)
    expect(await site.patchDraft('anne', `/owners/${theirs}`, { phone: 'x' })).not.toBe(200)
    await site.ask('anne', `/owners?where[id][equals]=${theirs}`, { method: 'PATCH', body: { phone: 'x' } })
    expect((await payload.findByID({ collection: 'owners', id: theirs })).phone).toBe(markOf('bert'))
    expect(await post('anne', `/owners/${theirs}/invite`)).toBe(404)
    expect(await post('anne', `/owners/${mine}/invite`)).toBe(200)
    const message = { property: null, subject: 'x', body: 'x', attachments: [] }
    expect(await post('anne', '/owner-messages/write', { ...message, to: [mine, theirs] })).toBe(422)
    const all = await site.ask('anne', '/owner-messages/write', {
      method: 'POST',
      body: { ...message, to: 'all' },
    })
    expect(await all.json()).toMatchObject({ ok: true, count: 1 })
  })
})

describe('the owner of a home', () => {
  const house = (data: { agent: number | null; owner?: number }) =>
    createOfficeProperty(payload, { places: site.office.places, ...data })

  it('is given by whoever is limited to their own homes alone, and only one whom they see', async () => {
    const { agents } = site.office
    const own = await house({ agent: agents.anne })
    const foreign = await house({ agent: agents.bert, owner: ownerOf('bert') })
    for (const rights of [limited, bothLimits]) {
      await setRights(payload, rights)
      for (const owner of [ownerOf('bert'), { id: ownerOf('bert') }, { value: ownerOf('bert') }])
        expect(await site.patchDraft('anne', `/properties/${own}`, { owner })).not.toBe(200)
      expect(await site.patchDraft('anne', `/properties/${own}`, { owner: ownerOf('anne') })).toBe(200)
      expect(await site.patchDraft('anne', `/properties/${own}`, { owner: null })).toBe(200)
      for (const owner of [null, ownerOf('anne')])
        expect(await site.patchDraft('anne', `/properties/${foreign}`, { owner })).toBe(403)
      expect(marksIn(await textOf('anne', '/owners?limit=0'))).toEqual(['anne'])
    }
    await setRights(payload, limited)
    const body = { owner: ownerOf('bert'), agent: agents.anne }
    expect(await post('anne', '/properties?draft=true&locale=fr', body)).toBe(403)
    expect(await post('anne', `/properties/${own}/duplicate?locale=fr`, body)).toBe(403)
    await site.ask('anne', `/properties?where[id][equals]=${own}&draft=true&locale=fr`, {
      method: 'PATCH',
      body: { owner: ownerOf('bert') },
    })
    expect(marksIn(await textOf('anne', '/owners?limit=0'))).toEqual(['anne'])
    // What else changes of a home of a colleague is not limited here.
    expect(await site.patchDraft('anne', `/properties/${foreign}`, { street: 'Rue Basse' })).toBe(200)
    expect(await site.patchDraft('admin', `/properties/${own}`, { owner: ownerOf('bert') })).toBe(200)
    expect(marksIn(await textOf('anne', '/owners?limit=0'))).toEqual(['anne', 'bert'])
    for (const id of [own, foreign]) await payload.delete({ collection: 'properties', id })
  })

  it('comes back by no earlier version, unless they see them', async () => {
    const { agents } = site.office
    const id = await house({ agent: agents.bert, owner: ownerOf('bert') })
    const data = { agent: agents.anne, owner: null }
    await payload.update({ collection: 'properties', id, locale: 'fr', data })
    const { docs } = await payload.findVersions({
      collection: 'properties',
      where: { 'version.owner': { equals: ownerOf('bert') } },
    })
    const version = docs.find(({ parent }) => parent === id)
    const restored = await site.statusOf('anne', `/properties/versions/${version?.id}?locale=fr`, {
      method: 'POST',
    })
    expect(restored).toBe(403)
    await payload.delete({ collection: 'properties', id })
  })

  it('is somebody new where they invite them: theirs from then on, with a home or without', async () => {
    const { agents, properties } = site.office
    const invite = async (who: PersonName, body: object) => {
      const answer = await site.ask(who, '/owners/invite-new', { method: 'POST', body })
      return Number((await answer.json()).id)
    }
    const made = await invite('anne', newOwner('nieuw@example.com'))
    expect(await site.statusOf('anne', `/owners/${made}`)).toBe(200)
    expect(await site.statusOf('bert', `/owners/${made}`)).toBe(404)
    const own = await house({ agent: agents.anne })
    expect(await site.patchDraft('anne', `/properties/${own}`, { owner: made })).toBe(200)
    // A home of a colleague would open its figures to an address that they choose.
    const foreign = await house({ agent: agents.bert })
    expect(await invite('anne', newOwner('ander@example.com', [foreign]))).toBeNaN()
    expect(await invite('anne', newOwner('ander@example.com', [own]))).toBeNaN()
    const free = await house({ agent: agents.anne })
    expect(await invite('anne', newOwner('ander@example.com', [free]))).toBeGreaterThan(0)
    // Nobody says who made an owner.
    const bert = Number(site.office.people.bert.id)
    await site.patchDraft('anne', `/owners/${made}`, { madeBy: bert })
    expect(await site.statusOf('bert', `/owners/${made}`)).toBe(404)
    expect(properties.bert).toBeGreaterThan(0)
    for (const id of [own, foreign, free]) await payload.delete({ collection: 'properties', id })
  })

  it('who has homes of others keeps their mail address', async () => {
    const { agents } = site.office
    const address = { email: 'anne-herself@example.com' }
    const owner = ownerOf('anne')
    const shared = await house({ agent: agents.bert, owner })
    for (const rights of [limited, { confidentialToAssigned: true }]) {
      await setRights(payload, rights)
      expect(await site.patchDraft('anne', `/owners/${owner}`, address)).toBe(403)
      expect(await site.patchDraft('anne', `/owners/${owner}`, { phone: markOf('anne') })).toBe(200)
    }
    await payload.delete({ collection: 'properties', id: shared })
    // A draft of a colleague gives one of theirs to this owner.
    const drafted = await house({ agent: agents.bert })
    expect(await site.patchDraft('admin', `/properties/${drafted}`, { owner })).toBe(200)
    expect(await site.patchDraft('anne', `/owners/${owner}`, address)).toBe(403)
    await payload.delete({ collection: 'properties', id: drafted })
    expect(await site.patchDraft('anne', `/owners/${owner}`, address)).toBe(200)
    await payload.update({
      collection: 'owners',
      id: owner,
      data: { email: `${markOf('anne')}@example.com`.toLowerCase() },
    })
  })
})

describe('the address of an owner whom somebody does not see', () => {
  const errorOf = async (who: PersonName, email: string): Promise<unknown> => {
    const answer = await site.ask(who, '/owners/invite-new', { method: 'POST', body: newOwner(email) })
    return (await answer.json()).errors?.email ?? null
  }
  const addressOf = (name: Whose) => `${markOf(name)}@example.com`
  const forget = async () => {
    const { databaseOf } = await import('@/cms/database/transactions')
    await databaseOf(payload).execute('delete from form_counts')
  }

  it('is said to be taken five times a day, and then nothing is said of any address', async () => {
    await forget()
    // Their own owners are no news, and neither are errors of a form or people whom nobody knows.
    for (const email of [addressOf('anne'), addressOf('anne'), 'no address'])
      expect(await errorOf('anne', email)).toBe(email === 'no address' ? 'invalid' : 'taken')
    expect(await errorOf('anne', 'somebody-new@example.com')).toBeNull()
    const many = Array.from({ length: 12 }, () => errorOf('anne', addressOf('bert')))
    const told = await Promise.all(many)
    expect(told.filter((error) => error === 'taken')).toHaveLength(5)
    expect(told.filter((error) => error === 'too-many')).toHaveLength(7)
    expect(await errorOf('anne', 'somebody-else@example.com')).toBe('too-many')
    const where = { email: { equals: 'somebody-else@example.com' } }
    expect((await payload.count({ collection: 'owners', where })).totalDocs).toBe(0)
    // Others are not kept from it, and whoever sees every lead never is.
    expect(await errorOf('bert', addressOf('anne'))).toBe('taken')
    for (let count = 0; count < 7; count += 1) expect(await errorOf('admin', addressOf('bert'))).toBe('taken')
  })

  it('is found no more often by giving it to an owner of theirs', async () => {
    await forget()
    const body = newOwner('own-of-anne@example.com')
    const made = await (await site.ask('anne', '/owners/invite-new', { method: 'POST', body })).json()
    const give = (email: string) => site.patchDraft('anne', `/owners/${made.id}`, { email })
    for (let count = 0; count < 5; count += 1) expect(await give(addressOf('bert'))).toBe(400)
    expect(await give(addressOf('nobody'))).toBe(429)
    expect(await give('a-free-one@example.com')).toBe(429)
    expect(await site.patchDraft('anne', `/owners/${made.id}`, { phone: '1' })).toBe(200)
    await forget()
    expect(await give('a-free-one@example.com')).toBe(200)
  })
})

describe('drafts of testimonials', () => {
  it('are read by agents and readers with limited leads where they are about their agent', async () => {
    const { agents } = site.office
    for (const name of whose)
      await payload.create({
        collection: 'testimonials',
        draft: true,
        locale: 'fr',
        data: {
          ...{ author: markOf(name), text: 'Merci', _status: 'draft' },
          agent: name === 'nobody' ? null : agents[name],
        },
      })
    const data = { author: 'Online', text: 'Merci', _status: 'published' } as const
    await payload.create({ collection: 'testimonials', locale: 'fr', data })
    const told = async (who: PersonName) => {
      const lists = ['', '&draft=true'].map((part) => textOf(who, `/testimonials?limit=0${part}`))
      const all = [...(await Promise.all(lists)), await textOf(who, '/testimonials/versions?limit=0')]
      expect(all.every((text) => text.includes('Online'))).toBe(true)
      return marksIn(all.join('\n'))
    }
    for (const who of personNames)
      expect([who, await told(who)]).toEqual([who, who === 'editor' ? whose : matrix[who]])
    const searched = `/testimonials/count?where[author][equals]=${markOf('bert')}`
    expect([await totalOf('anne', searched), await totalOf('bert', searched)]).toEqual([0, 1])
    await setRights(payload, {})
    for (const who of personNames) expect([who, await told(who)]).toEqual([who, whose])
  })
})
