// Has the caches in front of the site drop what has changed, until they have done so: docs/caching.md.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { tagsOfPurge } from '../../../src/domain/caches/purged-caches.mjs'
import { setPurging } from '../../../src/process/freshness.mjs'
import {
  finishPurges,
  isWaiting,
  newestPurge,
  registerCaches,
  releasePurges,
  takePurges,
} from './purge-queue.mjs'
import { sendPurge } from './send-purge.mjs'

// In milliseconds. `save`: what an editor waits for at most; `failed`: between attempts at a cache that refuses.
const times = { connecting: 3000, again: 250, poll: 500, save: 2000, failed: [250, 500, 1000, 2000, 4000] }

/** Wakes those who wait. */
function createBell() {
  let rung = 0
  const waiting = new Set()
  const ring = () => {
    rung += 1
    for (const wake of waiting) wake()
  }
  /** Until it rings, or has rung since the count. */
  async function wait(count, milliseconds) {
    if (rung !== count) return
    let wake
    const woken = new Promise((resolve) => waiting.add((wake = resolve)))
    await Promise.race([woken, pause(milliseconds, undefined, { ref: false })])
    waiting.delete(wake)
  }
  return { count: () => rung, ring, wait }
}

/** Asks one thing after the other, as a connection does. */
function inTurn(client) {
  let last = Promise.resolve()
  const query = (...question) => {
    const answer = last.then(() => client.query(...question))
    last = answer.catch(() => undefined)
    return answer
  }
  return { query }
}

/** Purges one cache as long as the connection is there. */
async function serveCache({ database, cache, token, bell, failing, line }) {
  let failures = 0
  while (!line.isLost) {
    const count = bell.count()
    const purges = await takePurges(database, cache)
    if (purges.length === 0) {
      await bell.wait(count, times.poll)
      continue
    }
    const trouble = await sendPurge({ cache, tags: tagsOfPurge(purges.map(({ tags }) => tags)), token })
    if (trouble === null) {
      if (failing.delete(cache)) console.log(`The cache ${cache} drops pages again`)
      failures = 0
      await finishPurges(database, purges)
      bell.ring()
      continue
    }
    if (!failing.has(cache))
      console.error(`The cache ${cache} does not drop pages, and is asked again:`, trouble)
    failing.add(cache)
    await releasePurges(database, purges)
    await pause(times.failed[Math.min(failures, times.failed.length - 1)], undefined, { ref: false })
    failures += 1
  }
}

/** Waits until what was committed before is dropped by all caches that do so; not for long. */
async function untilPurged({ database, caches, failing, bell }) {
  const until = Date.now() + times.save
  const answering = () => caches.filter((cache) => !failing.has(cache))
  const upTo = await newestPurge(database, answering())
  if (upTo === null) return
  bell.ring()
  let count = bell.count()
  while (Date.now() < until && (await isWaiting(database, { caches: answering(), upTo }))) {
    await bell.wait(count, 50)
    count = bell.count()
  }
}

const complain = ({ message }) =>
  console.error('A cache may show a page of before this save for some seconds:', message)

/** One connection, until it is lost. */
async function purgeOnce({ connectionString, caches, token, failing }, state) {
  const client = new pg.Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: times.connecting,
    query_timeout: times.connecting,
    application_name: 'cache-purges',
  })
  const bell = createBell()
  const line = { isLost: false }
  const lost = new Promise((resolve) => {
    client.once('error', resolve)
    client.once('end', resolve)
    state.stop = resolve
  })
  client.on('error', () => undefined)
  client.on('notification', () => bell.ring())
  try {
    await client.connect()
    await registerCaches(client, caches)
    if (caches.length === 0) return
    await client.query('listen cache_purges')
    const database = inTurn(client)
    setPurging(() => untilPurged({ database, caches, failing, bell }).catch(complain))
    state.complained = false
    await Promise.race([
      lost,
      ...caches.map((cache) => serveCache({ database, cache, token, bell, failing, line })),
    ])
  } finally {
    line.isLost = true
    bell.ring()
    client.connection.stream.destroy()
  }
}

/**
 * Has caches drop what has changed as long as the process runs, on a connection of its own. With no caches, changes are no
 * longer noted for any.
 * @param {{ connectionString: string, caches: readonly string[], token: string | undefined }} options
 * @returns {() => void} ends it
 */
export function purgeCaches({ connectionString, caches, token }) {
  const state = { isStopped: false, complained: false, isDone: false, stop: () => undefined }
  const failing = new Set()
  const run = async () => {
    while (!state.isStopped && !state.isDone) {
      try {
        await purgeOnce({ connectionString, caches, token, failing }, state)
        state.isDone = caches.length === 0
      } catch (error) {
        if (caches.length > 0 && !state.complained)
          console.error('Caches are not told of changes now:', error.message)
        state.complained = true
      }
      await pause(times.again, undefined, { ref: false })
    }
  }
  void run()
  return () => {
    state.isStopped = true
    setPurging(null)
    state.stop()
  }
}
