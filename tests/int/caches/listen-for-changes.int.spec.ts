import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { isListening, cacheRead } from '@/process/freshness.mjs'
import { listenForChanges } from '../../../tools/server/listen-for-changes.mjs'
import { openFrozenLine, type FrozenLine } from '../../support/database/frozen-line'
import { startPayload, stopHearing, stopPayload } from '../../support/database/payload'

// Here a change is seen without a request that waits for it.
vi.unmock('@/process/freshness.mjs')

// Beyond it a cut connection would show old content for longer than docs/caching.md says.
const promised = 5000

let payload: Payload
let line: FrozenLine
let server: pg.Client
let stopListening: () => void
let agent = 0

const untilListening = () =>
  vi.waitFor(() => expect(isListening()).toBe(true), { timeout: promised, interval: 20 })

beforeAll(async () => {
  payload = await startPayload()
  // The only connection that listens is the line's.
  await stopHearing()
  ;({ id: agent } = await payload.create({ collection: 'agents', data: { name: 'Lucie' } }))
  server = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await server.connect()
  line = await openFrozenLine(process.env.DATABASE_URL ?? '')
  stopListening = listenForChanges(line.url)
  await untilListening()
})
afterAll(async () => {
  stopListening()
  await vi.waitFor(() => expect(isListening()).toBe(false))
  await line.stop()
  await server.end()
  await stopPayload()
})

const nameOnPage = () =>
  cacheRead({
    key: 'agent',
    tags: ['agents'],
    read: async () => (await payload.findByID({ collection: 'agents', id: agent })).name,
  })

const rename = (name: string) => server.query('update agents set name = $1 where id = $2', [name, agent])

const cut = () =>
  server.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'site-changes' and datname = current_database()`)

/** How long the page shows something old after a save, in milliseconds. */
async function timeUntil(name: string): Promise<number> {
  const from = performance.now()
  await vi.waitFor(async () => expect(await nameOnPage()).toBe(name), { timeout: 2 * promised, interval: 20 })
  return performance.now() - from
}

it('a change by another process arrives at once', async () => {
  await nameOnPage()
  await rename('Another process')
  expect(await timeUntil('Another process')).toBeLessThan(1000)
})

it('a change while the connection is cut is noticed when it is back', async () => {
  await nameOnPage()
  await cut()
  await rename('Cut')
  expect(await timeUntil('Cut')).toBeLessThan(promised)
  await untilListening()
})

it('a change is noticed in time if the connection has died silently', async () => {
  await nameOnPage()
  line.freeze()
  await rename('Frozen')
  setTimeout(() => line.thaw(), 4500)
  await vi.waitFor(() => expect(isListening()).toBe(false), { timeout: promised, interval: 20 })
  expect(await timeUntil('Frozen')).toBeLessThan(promised)
  await untilListening()
})

it('a change is seen in time while each new connection is lost before it listens', async () => {
  await nameOnPage()
  line.endAt('listen site_changes')
  await cut()
  await rename('Lost again')
  expect(await timeUntil('Lost again')).toBeLessThan(promised)
  expect(isListening()).toBe(false)
  line.endAt(null)
  await untilListening()
})

it('nothing is cached while no notifications arrive, and caching resumes afterwards', async () => {
  line.freeze()
  await vi.waitFor(() => expect(isListening()).toBe(false), { timeout: promised, interval: 20 })
  let reads = 0
  const ask = () => cacheRead({ key: 'counted', tags: [], read: async () => (reads += 1) })
  await ask()
  await ask()
  expect(reads).toBe(2)
  line.thaw()
  await untilListening()
  await ask()
  await ask()
  expect(reads).toBe(3)
})
