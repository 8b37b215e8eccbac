import { setTimeout as pause } from 'node:timers/promises'
import type { CollectionSlug, Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPlace, factories, makePicture, nextNumber } from '../../support/database/factories'
import { startPayload, stopPayload } from '../../support/database/payload'

const withDrafts = [
  'pages',
  'modules',
  'articles',
  'properties',
  'projects',
  'testimonials',
  'popups',
] as const
const others = [
  'contact-forms',
  'property-lists',
  'sliders',
  'footer-columns',
  'categories',
  'top-bar-items',
  'redirects',
  'cities',
  'property-types',
  'agents',
] as const satisfies CollectionSlug[]

let payload: Payload
let place: { type: number; city: number }
let line: pg.Client
let told: string[] = []

const user = { relationTo: 'users' as const, value: 0 }

beforeAll(async () => {
  payload = await startPayload()
  place = await createPlace(payload)
  line = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await line.connect()
  line.on('notification', ({ payload: text }) => told.push(text ?? ''))
  await line.query('listen site_changes')
})
afterAll(async () => {
  await line.end()
  await stopPayload()
})

/** The tags that were told of so far, once all that was committed has been. */
async function announcedTags(): Promise<string[]> {
  await line.query(`select pg_notify('site_changes', 'end')`)
  while (!told.includes('end')) await pause(5)
  const changes = told.filter((text) => text !== 'end').map((text) => JSON.parse(text))
  return [...new Set(changes.flatMap(({ tags = [] }) => tags))].sort()
}

/** What a piece of work tells of. */
async function announcedBy(work: () => Promise<unknown>): Promise<string[]> {
  await announcedTags()
  told = []
  await work()
  return announcedTags()
}

describe.each(withDrafts)('%s', (collection) => {
  const create = async (status: 'draft' | 'published') => {
    const data = { ...factories[collection]({ ...place, user }, nextNumber()), _status: status }
    return payload.create({ collection, data })
  }
  const update = (id: number, { draft, status }: { draft: boolean; status?: 'draft' | 'published' }) =>
    payload.update({ collection, id, data: { ...(status && { _status: status }) }, draft })

  it('are announced when they are published and when a published one changes, but not as drafts', async () => {
    const { id } = await create('published')
    expect(await announcedBy(() => update(id, { draft: true }))).toEqual([])
    expect(await announcedBy(() => update(id, { draft: true, status: 'draft' }))).toEqual([])
    expect(await announcedBy(() => update(id, { draft: true, status: 'published' }))).toContain(collection)
    expect(await announcedBy(() => update(id, { draft: false, status: 'draft' }))).toContain(collection)
    expect(await announcedBy(() => update(id, { draft: false, status: 'published' }))).toContain(collection)
    const { docs } = await payload.findVersions({ collection, where: { parent: { equals: id } } })
    await update(id, { draft: false, status: 'draft' })
    expect(
      await announcedBy(() => payload.restoreVersion({ collection, id: String(docs.at(-1)?.id) })),
    ).toContain(collection)
    expect(await announcedBy(() => payload.delete({ collection, id }))).toContain(collection)
  })

  it('are announced when they leave the site for the bin', async () => {
    const { id } = await create('published')
    const data = { deletedAt: new Date().toISOString() }
    expect(await announcedBy(() => payload.update({ collection, id, data, draft: true }))).toContain(
      collection,
    )
  })

  it('are announced when `payload.db` writes them', async () => {
    const { id } = await create('published')
    const data = { updatedAt: new Date().toISOString() }
    expect(await announcedBy(() => payload.db.updateOne({ collection, id, data }))).toContain(collection)
    const where = { id: { equals: id } }
    expect(await announcedBy(() => payload.db.deleteMany({ collection, where }))).toContain(collection)
  })
})

it.each(others)('%s are announced when they are created, changed and deleted', async (collection) => {
  const data = factories[collection]({ ...place, user }, nextNumber())
  let id = 0
  const tags = await announcedBy(async () => ({ id } = await payload.create({ collection, data })))
  expect(tags).toContain(collection)
  expect(await announcedBy(() => payload.update({ collection, id, data: {} }))).toContain(collection)
  expect(await announcedBy(() => payload.delete({ collection, id }))).toContain(collection)
})

it('a change of the settings or of the search on the home page is announced', async () => {
  for (const slug of ['site-settings', 'home-search'] as const)
    expect(await announcedBy(() => payload.updateGlobal({ slug, data: {} }))).toContain(slug)
})

it('a picture is announced when it changes, but not when it is uploaded', async () => {
  const file = await makePicture({ width: 40, height: 30, name: 'facade.jpg' })
  let id = 0
  expect(
    await announcedBy(async () => ({ id } = await payload.create({ collection: 'media', data: {}, file }))),
  ).toEqual([])
  expect(
    await announcedBy(() => payload.update({ collection: 'media', id, data: { alt: 'Façade' } })),
  ).toEqual(['media'])
  expect(await announcedBy(() => payload.delete({ collection: 'media', id }))).toContain('media')
})

it('an agent is announced by its id and its address, also the former one', async () => {
  const { id } = await payload.create({ collection: 'agents', data: { name: 'Noor' } })
  const save = (data: object) => announcedBy(() => payload.update({ collection: 'agents', id, data }))
  expect(await save({ languages: ['nl'] })).toEqual(expect.arrayContaining(['agents', `agents:${id}`]))
  expect(await save({ slug: 'noor-peeters' })).toEqual(
    expect.arrayContaining(['agent-slugs:noor', 'agent-slugs:noor-peeters', `agents:${id}`]),
  )
})

it('a property is announced to its agent when it comes, leaves or gets another status, not with another price', async () => {
  const agents: number[] = []
  for (const name of ['Anna', 'Ben'])
    agents.push((await payload.create({ collection: 'agents', data: { name } })).id)
  const [anna, ben] = agents
  const data = {
    ...factories.properties({ ...place, user }, nextNumber()),
    agent: anna,
    _status: 'published' as const,
  }
  const { id } = await payload.create({ collection: 'properties', data })
  const told = async (changes: object) =>
    (await announcedBy(() => payload.update({ collection: 'properties', id, data: changes }))).filter((tag) =>
      tag.startsWith('agent-'),
    )
  expect(await told({ price: 98_000 })).toEqual([])
  expect(await told({ status: 'sold' })).toEqual([`agent-properties:${anna}`])
  expect(await told({ agent: ben })).toEqual([`agent-properties:${anna}`, `agent-properties:${ben}`])
  expect(await told({ _status: 'draft' })).toEqual([`agent-properties:${ben}`])
  expect(await told({ agent: anna })).toEqual([])
})

it('a testimonial is announced to its agent while it is published', async () => {
  const { id: agent } = await payload.create({ collection: 'agents', data: { name: 'Cleo' } })
  const data = {
    ...factories.testimonials({ ...place, user }, nextNumber()),
    agent,
    _status: 'draft' as const,
  }
  const { id } = await payload.create({ collection: 'testimonials', data })
  const save = (changes: object) =>
    announcedBy(() => payload.update({ collection: 'testimonials', id, data: changes }))
  const tag = `agent-testimonials:${agent}`
  expect(await save({ text: 'Encore un brouillon' })).not.toContain(tag)
  expect(await save({ _status: 'published' })).toContain(tag)
  expect(await save({ text: 'Merci Cleo' })).toContain(tag)
  expect(await save({ agent: null })).toContain(tag)
})

it('a property is announced by its id and its reference', async () => {
  const data = { ...factories.properties({ ...place, user }, nextNumber()), _status: 'published' as const }
  const { id, publicId } = await payload.create({ collection: 'properties', data })
  expect(
    await announcedBy(() => payload.update({ collection: 'properties', id, data: { price: 99_000 } })),
  ).toEqual(['properties', `properties:${id}`, `property-references:${publicId}`])
})

it('a change that is too long for a notification is announced as a change of everything', async () => {
  const data = { ...factories.properties({ ...place, user }, nextNumber()), _status: 'published' as const }
  const { id } = await payload.create({ collection: 'properties', data })
  const types = Array.from({ length: 3000 }, (_, type) => type)
  await announcedBy(() =>
    line.query('update property_search set type_ids = $1 where property_id = $2', [types, id]),
  )
  expect(told).toContain('{"everything":true}')
})

it('a change is announced after its commit, and never if it is rolled back', async () => {
  const { id } = await payload.create({ collection: 'agents', data: { name: 'Lucie' } })
  await announcedTags()
  const pool = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await pool.connect()
  for (const [end, expected] of [
    ['rollback', []],
    ['commit', ['agent-slugs:lucie', 'agents', `agents:${id}`]],
  ] as const) {
    told = []
    await pool.query('begin')
    await pool.query('update agents set name = $1 where id = $2', [`Lucie ${end}`, id])
    expect(await announcedTags()).toEqual([])
    told = []
    await pool.query(end)
    expect(await announcedTags()).toEqual(expected)
  }
  await pool.end()
})

it('every table of what visitors see has its trigger', async () => {
  const { rows } = await line.query<{ name: string }>(`
    select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = 'public' and relkind = 'r' and not exists (
      select from pg_trigger where tgrelid = pg_class.oid and tgname like '%_announced')
    order by relname`)
  const unwatched = rows.map(({ name }) => name)
  const shown = [...withDrafts, ...others, 'media', 'documents', 'site-settings', 'home-search']
  const tables = shown.map((slug) => slug.replaceAll('-', '_'))
  expect(unwatched.filter((name) => tables.includes(name))).toEqual([])
  const parts = unwatched.filter((name) => tables.some((table) => name.startsWith(`${table}_`)))
  // Pictures and properties are told of by their own rows, which Payload writes with each part; the others are ours.
  expect(parts.filter((name) => !/^(?:media|documents|properties)_/.test(name))).toEqual([])
})
