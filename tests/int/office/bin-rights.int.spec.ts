import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPlace, factories, nextNumber } from '../../support/database/factories'
import { startSite, stopPayload, type Site } from '../../support/database/payload'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { createVisitors, visitorNames, type VisitorName } from '../../support/site/visitors'

let site: Site
let rest: CallRest
let place: Parameters<typeof factories.pages>[0]
const tokens: Partial<Record<VisitorName, string | null>> = {}
const bins = ['properties', 'pages'] as const
type Bin = (typeof bins)[number]
let ids: Record<Bin, number>

beforeAll(async () => {
  site = await startSite()
  rest = createRest(site.config)
  const visitors = await createVisitors(site.payload)
  for (const name of visitorNames) tokens[name] = await logIn(site.payload, visitors[name])
  place = { ...(await createPlace(site.payload)), user: { relationTo: 'users', value: 0 } }
})
afterAll(stopPayload)
beforeEach(async () => {
  ids = { properties: await makeInBin('properties'), pages: await makeInBin('pages') }
})

const ask = async (
  who: VisitorName,
  path: string,
  method: 'GET' | 'PATCH' | 'POST' | 'DELETE' = 'GET',
  body?: object,
) => {
  const answer = await rest({ method, path, body, token: tokens[who] })
  return { status: answer.status, body: await answer.json() }
}

const make = async (collection: Bin): Promise<number> => {
  const data = { ...factories[collection](place, nextNumber()), _status: 'published' }
  return (await ask('editor', `/${collection}?locale=fr`, 'POST', data)).body.doc.id
}

async function makeInBin(collection: Bin): Promise<number> {
  const id = await make(collection)
  await ask('editor', `/${collection}/${id}?locale=fr`, 'PATCH', { deletedAt: new Date() })
  return id
}

async function isInBin(collection: Bin, id: number): Promise<boolean | null> {
  const { rows } = await site.payload.db.drizzle.execute(
    sql`select deleted_at is not null as gone from ${sql.identifier(collection)} where id = ${id}`,
  )
  return rows[0] ? rows[0].gone === true : null
}

const holders = ['editor', 'admin'] as const
const others = visitorNames.filter((name) => name !== 'editor' && name !== 'admin')

describe.each(bins)('the bin of %s', (collection) => {
  it.each(others)('does not exist for %s, whatever they ask', async (who) => {
    const id = ids[collection]
    const paths = [
      `/${collection}?trash=true&where[id][equals]=${id}`,
      `/${collection}?trash=true&draft=true&where[deletedAt][exists]=true`,
      `/${collection}/versions?trash=true&where[parent][equals]=${id}`,
      `/${collection}/versions?where[parent][equals]=${id}`,
    ]
    for (const path of paths) {
      const { status, body } = await ask(who, path)
      expect(status === 403 || body.docs?.length === 0, `${path} ${status}`).toBe(true)
    }
    const counted = await ask(who, `/${collection}/count?trash=true&where[id][equals]=${id}`)
    expect(counted.status === 403 || counted.body.totalDocs === 0).toBe(true)
    for (const more of ['', '?trash=true', '?trash=true&draft=true'])
      expect([403, 404]).toContain((await ask(who, `/${collection}/${id}${more}`)).status)
  })

  it.each(others)('is neither filled, nor emptied, nor opened by %s', async (who) => {
    const id = ids[collection]
    const online = await make(collection)
    const crafted: [string, 'PATCH' | 'DELETE' | 'POST', object?][] = [
      [`/${collection}/${online}?locale=fr`, 'PATCH', { deletedAt: '2026-01-01T00:00:00.000Z' }],
      [`/${collection}/${online}?locale=fr&trash=true&draft=true`, 'PATCH', { deletedAt: '' }],
      [`/${collection}?locale=fr&where[id][equals]=${online}`, 'PATCH', { deletedAt: new Date() }],
      [`/${collection}/${id}?locale=fr&trash=true`, 'PATCH', { deletedAt: null }],
      [`/${collection}/${id}?locale=fr&trash=true`, 'PATCH', { deletedAt: null, _status: 'published' }],
      [`/${collection}?locale=fr&trash=true&where[id][equals]=${id}`, 'PATCH', { deletedAt: null }],
      [`/${collection}/${id}?locale=fr&trash=true`, 'PATCH', { deletedAt: false }],
      [`/${collection}/${id}/duplicate?locale=fr&trash=true`, 'POST', {}],
      [`/${collection}/${id}?trash=true`, 'DELETE'],
      [`/${collection}?trash=true&where[id][equals]=${id}`, 'DELETE'],
    ]
    for (const [path, method, body] of crafted) {
      const answer = await ask(who, path, method, body)
      const nothing = answer.status === 200 && answer.body.docs?.length === 0
      expect(nothing || answer.status >= 400, `${method} ${path} ${answer.status}`).toBe(true)
    }
    expect(await isInBin(collection, id)).toBe(true)
    expect(await isInBin(collection, online)).toBe(false)
    const { docs } = await site.payload.find({ collection, where: { id: { equals: online } } })
    expect(docs[0]?._status).toBe('published')
  })

  it.each(holders)('is open to %s', async (who) => {
    const id = ids[collection]
    expect(
      (await ask(who, `/${collection}?trash=true&where[deletedAt][exists]=true&where[id][equals]=${id}`)).body
        .totalDocs,
    ).toBe(1)
    expect((await ask(who, `/${collection}/${id}?trash=true&draft=true`)).status).toBe(200)
    expect(
      (await ask(who, `/${collection}/${id}?locale=fr&trash=true`, 'PATCH', { deletedAt: null })).status,
    ).toBe(200)
    expect(await isInBin(collection, id)).toBe(false)
    expect((await ask(who, `/${collection}/versions?where[parent][equals]=${id}`)).body.totalDocs).toBe(3)
    await ask(who, `/${collection}/${id}?locale=fr`, 'PATCH', { deletedAt: new Date() })
    expect((await ask(who, `/${collection}?trash=true&where[id][equals]=${id}`, 'DELETE')).status).toBe(200)
    expect(await isInBin(collection, id)).toBeNull()
  })
})

describe('what is not in the bin', () => {
  it('is changed, planned and translated by agents as before', async () => {
    const id = await make('properties')
    const { status, body } = await ask('agent', `/properties/${id}?locale=fr`, 'PATCH', {
      price: 123_000,
      deletedAt: null,
    })
    expect([status, body.doc?.price]).toEqual([200, 123_000])
    const plan = {
      document: `properties/${id}`,
      kind: 'unpublish',
      day: new Date(Date.now() + 172_800_000).toISOString().slice(0, 10),
    }
    const planned = await ask('agent', '/publication-plans/save', 'POST', {
      ...plan,
      time: '12:00',
      locale: 'fr',
    })
    expect(planned.status).toBe(200)
    const text = {
      document: `properties/${id}`,
      locale: 'fr',
      texts: [{ place: 'title', text: 'Autre', before: '' }],
    }
    expect((await ask('agent', '/translations/save', 'POST', text)).status).not.toBe(403)
    expect((await ask('agent', `/properties/versions?where[parent][equals]=${id}`)).body.totalDocs).toBe(2)
  })
})
