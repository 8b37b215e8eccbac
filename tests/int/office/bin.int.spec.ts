import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { wholeScope } from '@/cms/access/staff-scope'
import { parseCriteria } from '@/domain/search/criteria'
import {
  createPlace,
  factories,
  makeFile,
  nextNumber,
  walloonMentions,
} from '../../support/database/factories'
import { startSite, stopPayload, type Site } from '../../support/database/payload'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { createVisitors } from '../../support/site/visitors'

vi.mock('server-only', () => ({}))

let site: Site
let rest: CallRest
let token: string | null
let place: Parameters<typeof factories.pages>[0]

beforeAll(async () => {
  site = await startSite()
  rest = createRest(site.config)
  token = await logIn(site.payload, (await createVisitors(site.payload)).editor)
  place = { ...(await createPlace(site.payload)), user: { relationTo: 'users', value: 0 } }
})
afterAll(stopPayload)

const withBin = [
  'pages',
  'modules',
  'articles',
  'properties',
  'projects',
  'testimonials',
  'popups',
] as const satisfies CollectionSlug[]

type WithBin = (typeof withBin)[number]

const ask = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => {
  const answer = await rest({ method, path, body, token, headers: { 'accept-language': 'en' } })
  return { status: answer.status, body: await answer.json() }
}

async function make(collection: WithBin, data: object = {}): Promise<number> {
  const body = { ...factories[collection](place, nextNumber()), _status: 'published', ...data }
  const { status, body: answer } = await ask('POST', `/${collection}?locale=fr`, body)
  if (status !== 201) throw new Error(JSON.stringify(answer))
  return answer.doc.id
}

// As the buttons of the back office ask.
const putInBin = (path: string, more: object = {}) =>
  ask('PATCH', `/${path}?locale=fr`, { deletedAt: '2020-01-01T00:00:00.000Z', ...more })
const takeOut = (collection: WithBin, id: number, more: object = {}) =>
  ask('PATCH', `/${collection}?locale=fr&trash=true&where[and][0][id][equals]=${id}`, {
    deletedAt: null,
    ...more,
  })

type StoredRow = { status: string; deleted: Date | null }

async function rowOf(collection: WithBin, id: number): Promise<StoredRow | undefined> {
  const table = sql.identifier(collection)
  const { rows } = await site.payload.db.drizzle.execute(
    sql`select _status::text as status, deleted_at as deleted from ${table} where id = ${id}`,
  )
  return rows.map(({ status, deleted }) => ({
    status: String(status),
    deleted: deleted ? new Date(String(deleted)) : null,
  }))[0]
}

const logOf = async (kind: string, id: number) => {
  const where = { document: { equals: String(id) }, kind: { equals: kind } }
  const { docs } = await site.payload.find({
    collection: 'audit-entries',
    where,
    sort: 'id',
    pagination: false,
  })
  return docs.map(({ action, name }) => `${action} ${name}`)
}

const empty = async (now: Date) => {
  const { emptyBin } = await import('@/cms/operations/bin/empty-bin')
  await emptyBin({ payload: site.payload, now })
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

describe.each(withBin)('the bin of %s', (collection) => {
  it('takes a document off the site, and gives it back as a draft', async () => {
    const id = await make(collection)
    expect((await putInBin(`${collection}/${id}`)).status).toBe(200)
    const row = await rowOf(collection, id)
    expect(row?.status).toBe('draft')
    // The moment is the server's, so nobody shortens the time in the bin.
    expect(Date.now() - (row?.deleted?.getTime() ?? 0)).toBeLessThan(60_000)
    expect((await ask('GET', `/${collection}/${id}?draft=true`)).status).toBe(404)
    expect((await ask('GET', `/${collection}/${id}?draft=true&trash=true`)).status).toBe(200)
    expect((await takeOut(collection, id, { _status: 'published' })).status).toBe(200)
    expect(await rowOf(collection, id)).toEqual({ status: 'draft', deleted: null })
    expect((await ask('GET', `/${collection}/${id}?draft=true`)).body._status).toBe('draft')
    expect(await logOf(collection, id)).toEqual(
      ['create', 'put-in-bin', 'take-out-of-bin'].map(
        (action) => `${action === 'create' ? 'publish' : action} editor`,
      ),
    )
  })

  it('keeps a document as it is', async () => {
    const id = await make(collection)
    await putInBin(`${collection}/${id}?draft=true`)
    expect((await rowOf(collection, id))?.status).toBe('draft')
    const change = { _status: 'published' }
    expect((await ask('PATCH', `/${collection}/${id}?locale=fr&trash=true`, change)).status).toBe(409)
    expect((await putInBin(`${collection}/${id}`)).status).toBe(404)
    expect((await ask('POST', `/${collection}/${id}/duplicate?locale=fr`, {})).status).toBe(404)
    expect((await ask('DELETE', `/${collection}/${id}`)).status).toBe(404)
    await expect(
      site.payload.db.drizzle.execute(
        sql`update ${sql.identifier(collection)} set _status = 'published' where id = ${id}`,
      ),
    ).rejects.toThrow()
  })

  it('is emptied by whoever deletes for good, and by the worker in the end', async () => {
    const [first, second, third] = [await make(collection), await make(collection), await make(collection)]
    for (const id of [first, second]) await putInBin(`${collection}/${id}`)
    expect((await ask('DELETE', `/${collection}/${first}?trash=true`)).status).toBe(200)
    expect(await rowOf(collection, first)).toBeUndefined()
    expect((await logOf(collection, first)).at(-1)).toBe('delete editor')
    await empty(inDays(29))
    expect(await rowOf(collection, second)).toBeDefined()
    await empty(inDays(31))
    expect(await rowOf(collection, second)).toBeUndefined()
    expect((await logOf(collection, second)).at(-1)).toBe('delete null')
    expect((await rowOf(collection, third))?.status).toBe('published')
    // Without the bin, as before.
    expect((await ask('DELETE', `/${collection}/${third}`)).status).toBe(200)
    expect(await rowOf(collection, third)).toBeUndefined()
  })
})

describe('a bin with several documents', () => {
  it('takes and gives back what a condition names, and nothing that is not in it', async () => {
    const ids = [await make('pages'), await make('pages'), await make('pages')]
    const [first, second, third] = ids
    const where = `where[id][in]=${first},${second}`
    expect(
      (await ask('PATCH', `/pages?locale=fr&${where}`, { deletedAt: new Date() })).body.docs,
    ).toHaveLength(2)
    expect((await rowOf('pages', third ?? 0))?.status).toBe('published')
    const all = `where[id][in]=${ids.join(',')}`
    const { body } = await ask('PATCH', `/pages?locale=fr&trash=true&${all}`, { deletedAt: null })
    expect(body.docs.map(({ id }: { id: number }) => id).toSorted()).toEqual([first, second])
    expect((await rowOf('pages', third ?? 0))?.status).toBe('published')
    await ask('PATCH', `/pages/${third}?locale=fr&trash=true`, { deletedAt: null, name: 'Autre' })
    expect((await rowOf('pages', third ?? 0))?.status).toBe('published')
    expect((await ask('GET', `/pages/${third}?locale=fr`)).body.name).toBe('Autre')
  })

  it('keeps them for as many days as the settings say', async () => {
    const id = await make('popups')
    await putInBin(`popups/${id}`)
    await site.payload.updateGlobal({ slug: 'site-settings', data: { binDays: 2 } })
    await empty(inDays(1))
    expect(await rowOf('popups', id)).toBeDefined()
    await empty(inDays(3))
    expect(await rowOf('popups', id)).toBeUndefined()
    await site.payload.updateGlobal({ slug: 'site-settings', data: { binDays: 30 } })
  })

  it('makes nothing in the bin', async () => {
    const id = await make('pages', { deletedAt: '2026-01-01T00:00:00.000Z' })
    expect(await rowOf('pages', id)).toEqual({ status: 'published', deleted: null })
  })
})

describe('a page in the bin', () => {
  it('keeps its address, and says so', async () => {
    const id = await make('pages', { path: '/dans-la-corbeille/' })
    await putInBin(`pages/${id}`)
    const body = {
      ...factories.pages(place, nextNumber()),
      path: '/dans-la-corbeille/',
      _status: 'published',
    }
    const { status, body: answer } = await ask('POST', '/pages?locale=fr', body)
    expect(status).toBe(400)
    expect(JSON.stringify(answer)).toContain('(in the trash)')
  })

  it('loses its plans, and cannot be planned', async () => {
    const id = await make('pages')
    const plan = { document: `pages/${id}`, kind: 'unpublish', day: inDays(3).toISOString().slice(0, 10) }
    const asked = { ...plan, time: '12:00', locale: 'fr' }
    expect((await ask('POST', '/publication-plans/save', asked)).status).toBe(200)
    await putInBin(`pages/${id}`)
    const { rows } = await site.payload.db.drizzle.execute(sql`select from publication_plans`)
    expect(rows).toEqual([])
    expect((await ask('POST', '/publication-plans/save', asked)).status).toBe(404)
  })

  it('makes no ring of pages when it is taken out', async () => {
    const [upper, lower] = [await make('pages'), await make('pages')]
    await ask('PATCH', `/pages/${lower}?locale=fr`, { parent: upper })
    await putInBin(`pages/${lower}`)
    expect((await ask('PATCH', `/pages/${upper}?locale=fr`, { parent: lower })).status).toBe(400)
  })

  it('keeps its place above others, and on others, while these are saved', async () => {
    const [upper, module] = [await make('pages'), await make('modules')]
    const id = await make('pages', { parent: upper, modules: [module] })
    await putInBin(`pages/${upper}`)
    await putInBin(`modules/${module}`)
    expect((await ask('PATCH', `/pages/${id}?locale=fr`, { title: 'Encore', parent: upper })).status).toBe(
      200,
    )
    await takeOut('pages', upper)
    await takeOut('modules', module)
    const { body } = await ask('GET', `/pages/${id}?locale=fr&depth=1`)
    expect(body).toMatchObject({ parent: { id: upper }, modules: [{ id: module }] })
  })

  it('is not brought back by an earlier version', async () => {
    const id = await make('pages', { name: 'Avant' })
    await putInBin(`pages/${id}`)
    const versions = await ask('GET', `/pages/versions?trash=true&where[parent][equals]=${id}`)
    const [bin] = versions.body.docs
    expect((await ask('POST', `/pages/versions/${bin.id}?locale=fr`)).status).toBe(403)
    await takeOut('pages', id)
    expect((await ask('POST', `/pages/versions/${bin.id}?locale=fr`)).status).toBe(200)
    expect((await rowOf('pages', id))?.deleted).toBeNull()
  })

  it('still holds its picture', async () => {
    const { payload } = site
    const { id: picture } = await payload.create({
      collection: 'media',
      data: {},
      file: await makeFile('media'),
    })
    const id = await make('pages', { name: 'Illustrée', banner: { image: picture } })
    await putInBin(`pages/${id}`)
    const { status, body } = await ask('DELETE', `/media/${picture}`)
    expect(status).toBe(409)
    expect(body.errors[0].data.usedIn[0]).toMatchObject({
      title: 'Illustrée (in the trash)',
      href: `/admin/collections/pages/trash/${id}`,
    })
  })
})

describe('a property in the bin', () => {
  const listedIn = { french: true }

  async function makeProperty(data: object = {}) {
    const { payload } = site
    const { id: picture } = await payload.create({
      collection: 'media',
      data: {},
      file: await makeFile('media'),
    })
    const owner = await payload.create({
      collection: 'owners',
      data: {
        email: `o-${nextNumber()}@example.com`,
        password: 'correct horse battery staple',
        language: 'fr',
      },
    })
    const agent = await payload.create({ collection: 'agents', data: { name: 'Anne' } })
    const title = `Villa Unique${nextNumber()}`
    const id = await make('properties', {
      ...{ title, ...walloonMentions, listedIn, pictures: [picture], owner: owner.id, agent: agent.id },
      ...{ price: 310_000, publishPrice: true, ...data },
    })
    const stored = await payload.findByID({ collection: 'properties', id, locale: 'fr' })
    return { id, title, picture, owner: owner.id, agent: agent.id, publicId: stored.publicId ?? 0 }
  }

  async function standsIn({ id, title, owner, publicId, agent }: Awaited<ReturnType<typeof makeProperty>>) {
    const { payload } = site
    const { findPublicProperties } = await import('@/site/data/public-api/public-properties')
    const { findSitemapEntries } = await import('@/site/data/routing/sitemap')
    const { getProperty } = await import('@/site/data/properties/properties')
    const { getOwnerOverview } = await import('@/site/data/owners/owner-overview')
    const { countPropertiesByState } = await import('@/cms/queries/dashboard/agency-figures')
    const { findSelectedProperties } = await import('@/cms/queries/stock/selected-properties')
    const { findPropertiesByWords } = await import('@/cms/queries/property-picker/find-properties-by-words')
    const { findAlertProperties } = await import('@/cms/queries/alerts/alert-properties')
    const { findAgentProperties } = await import('@/cms/queries/agents/agent-properties')
    const criteria = parseCriteria({})
    const [locale, now, db] = ['fr' as const, new Date(), payload.db.drizzle]
    const list = await findPublicProperties({ locale, criteria })
    const sitemap = await findSitemapEntries({ kind: 'properties', number: 1 })
    const states = await countPropertiesByState(payload)
    const overview = await getOwnerOverview({ owner, locale, now })
    return {
      page: (await getProperty({ id: publicId, locale })) !== null,
      api: list.properties.some((each) => each.reference === publicId),
      sitemap: JSON.stringify(sitemap).includes(String(publicId)),
      alerts: (await findAlertProperties({ db, ids: [id] })).has(id),
      agent: (
        await findAgentProperties({ payload, agentId: agent, goal: 'sale', locale, limit: 9 })
      ).ids.includes(id),
      owner: overview.properties.length === 1,
      counted: states.reduce((sum, { count }) => sum + count, 0),
      stock: (await findSelectedProperties({ payload, agent, now, selection: 'mine' })).includes(id),
      words: (
        await findPropertiesByWords({ payload }, { words: [title], scope: wholeScope, limit: 9 })
      ).ids.includes(id),
    }
  }

  it('is nowhere, and back whole, but not on the site', async () => {
    const property = await makeProperty()
    const before = await standsIn(property)
    const everywhere = {
      api: true,
      sitemap: true,
      alerts: true,
      agent: true,
      owner: true,
      stock: true,
      words: true,
      page: true,
    }
    expect(before).toMatchObject(everywhere)
    const lead = await site.payload.create({
      collection: 'leads',
      data: { ...factories.leads(place, nextNumber()), property: property.id },
    })
    await putInBin(`properties/${property.id}`)
    expect(await standsIn(property)).toEqual({
      ...Object.fromEntries(Object.keys(everywhere).map((key) => [key, false])),
      counted: before.counted - 1,
    })
    await takeOut('properties', property.id)
    const after = await standsIn(property)
    expect(after).toMatchObject({ page: false, api: false, sitemap: false, alerts: false, agent: false })
    expect(after).toMatchObject({ owner: true, stock: true, words: true, counted: before.counted })
    const stored = await site.payload.findByID({ collection: 'properties', id: property.id, locale: 'fr' })
    expect(stored).toMatchObject({ ...walloonMentions, title: property.title, publicId: property.publicId })
    expect(stored).toMatchObject({
      pictures: [property.picture],
      owner: property.owner,
      agent: property.agent,
    })
    expect((await site.payload.findByID({ collection: 'leads', id: lead.id })).property).toBe(property.id)
  })

  it('keeps its reference', async () => {
    const { id, publicId } = await makeProperty()
    await putInBin(`properties/${id}`)
    expect((await makeProperty()).publicId).toBe(publicId + 1)
  })
})
