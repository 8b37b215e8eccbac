import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { catchUp } from '@/process/freshness.mjs'
import { purgeCaches } from '../../../tools/server/purge/purge-caches.mjs'
import { createPlace, factories, nextNumber } from '../../support/database/factories'
import { startPayload, stopPayload } from '../../support/database/payload'
import { startPurgedCache, type PurgedCache } from '../../support/site/purged-cache'

const token = 'a-token-of-the-caches'

let payload: Payload
let place: { type: number; city: number }
let client: pg.Client
let one: PurgedCache
let other: PurgedCache
let stops: (() => void)[] = []

beforeAll(async () => {
  payload = await startPayload()
  place = await createPlace(payload)
  client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await stopPayload()
})
beforeEach(async () => {
  one = await startPurgedCache()
  other = await startPurgedCache()
})
afterEach(async () => {
  for (const stop of stops) stop()
  stops = []
  await client.query('delete from purged_caches')
  await Promise.all([one.stop(), other.stop()])
})

/** A process of the site. */
function startProcess(caches: PurgedCache[]): () => void {
  const connectionString = process.env.DATABASE_URL ?? ''
  const stop = purgeCaches({ connectionString, caches: caches.map(({ url }) => url), token })
  stops.push(stop)
  return stop
}

const tagsOf = ({ purges }: PurgedCache) => purges.map(({ tags }) => tags)

/** A process whose caches have dropped everything, as they do at first. */
async function start(...caches: PurgedCache[]): Promise<() => void> {
  const stop = startProcess(caches)
  await vi.waitFor(() => caches.forEach((cache) => expect(tagsOf(cache)).toContainEqual(['site'])))
  await client.query('delete from cache_purges')
  for (const { purges } of caches) purges.length = 0
  return stop
}

const waiting = async () => {
  const { rows } = await client.query('select tags, round from cache_purges order by id')
  return rows
}

const addSlider = () => payload.create({ collection: 'sliders', data: { name: 'Lucie' } })

it('a new cache is purged of everything, and a save is answered once its pages are purged', async () => {
  startProcess([one])
  await vi.waitFor(() => expect(tagsOf(one)).toEqual([['site']]))
  await addSlider()
  await catchUp()
  expect(tagsOf(one)).toContainEqual(['sliders'])
  expect(one.purges.at(-1)?.headers.authorization).toBe(`Bearer ${token}`)
})

it('a property purges its own tag, its reference, and the search if its search row changes', async () => {
  const data = {
    ...factories.properties({ ...place, user: { relationTo: 'users', value: 0 } }, nextNumber()),
  }
  const { id, publicId } = await payload.create({
    collection: 'properties',
    data: { ...data, _status: 'published' as const },
  })
  await start(one)
  await payload.update({ collection: 'properties', id, data: { price: 98_765 } })
  await catchUp()
  expect([...new Set(tagsOf(one).flat())].sort()).toEqual([
    'properties',
    `properties:${id}`,
    'property-references:' + publicId,
    'property-search',
  ])
})

it('a rolled back save purges nothing, and a committed one queues its purge in the same transaction', async () => {
  await start(one)
  for (const end of ['rollback', 'commit']) {
    await client.query('begin')
    await client.query(`insert into sliders (name, updated_at, created_at) values ('x', now(), now())`)
    await client.query(`update sliders set name = 'y' where name = 'x'`)
    expect((await waiting()).map(({ tags }) => tags)).toEqual([['sliders']])
    await pause(100)
    expect(tagsOf(one)).toEqual([])
    await client.query(end)
  }
  await vi.waitFor(() => expect(tagsOf(one)).toEqual([['sliders']]))
})

it('each purge is repeated twice, for responses that were under way', async () => {
  await start(one)
  await addSlider()
  await vi.waitFor(() => expect(one.purges).toHaveLength(3), { timeout: 10_000 })
  const [first = 0, second = 0, third = 0] = one.purges.map(({ at }) => at)
  expect(second - first).toBeGreaterThan(900)
  expect(third - second).toBeGreaterThan(5000)
  expect(third - first).toBeLessThan(9000)
  await vi.waitFor(async () => expect(await waiting()).toEqual([]))
})

it.each([503, 403, 302, null])('a cache that answers %s is retried until it has purged', async (status) => {
  await start(one, other)
  one.answer(status)
  const from = Date.now()
  await addSlider()
  await catchUp()
  expect(Date.now() - from).toBeLessThan(2600)
  expect(new Set(tagsOf(other).flat())).toEqual(new Set(['sliders']))
  await pause(700)
  // Who saves now does not wait for it again.
  const again = Date.now()
  await payload.create({ collection: 'categories', data: { name: `Jardin ${nextNumber()}` } })
  await catchUp()
  expect(Date.now() - again).toBeLessThan(1500)
  expect(tagsOf(other)).toContainEqual(['categories'])
  one.answer(200)
  await vi.waitFor(
    () => expect(tagsOf(one).flat()).toEqual(expect.arrayContaining(['sliders', 'categories'])),
    {
      timeout: 9000,
    },
  )
})

it('the next process does the purges of a killed one, also those that it had taken', async () => {
  const stop = await start(one)
  one.answer(null)
  await addSlider()
  await pause(200)
  stop()
  one.answer(200)
  startProcess([one])
  await vi.waitFor(() => expect(tagsOf(one)).toContainEqual(['sliders']), { timeout: 8000 })
  expect(tagsOf(one)).not.toContainEqual(['site'])
})

it('several processes purge each change once a round', async () => {
  await start(one)
  startProcess([one])
  startProcess([one])
  await pause(500)
  for (let at = 0; at < 10; at += 1) {
    await addSlider()
    await catchUp()
  }
  expect(await waiting()).toHaveLength(10)
  const sent = one.purges.length
  // A round is stored once its purge was answered.
  await pause(300)
  const rounds = (await waiting()).reduce((sum, { round }) => sum + round, 0)
  expect(sent).toBeLessThanOrEqual(rounds)
})

it('very many changes become one purge of everything, however long the cache is away', async () => {
  await start(one)
  one.answer(503)
  for (let at = 0; at < 5; at += 1)
    await client.query(`select purge_tags('properties:' || at::text) from generate_series(1, 700) at`)
  await vi.waitFor(async () => expect((await waiting()).length).toBeLessThan(1000), { timeout: 9000 })
  one.answer(200)
  await vi.waitFor(() => expect(tagsOf(one)).toContainEqual(['site']), { timeout: 9000 })
})

it('without caches no purges are queued', async () => {
  await start(one)
  startProcess([])
  await vi.waitFor(async () =>
    expect((await client.query('select address from purged_caches')).rows).toEqual([]),
  )
  await addSlider()
  expect(await waiting()).toEqual([])
})
