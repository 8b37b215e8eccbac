// Purges the caches in front of the site after each change, and retries until they have done it (docs/caching.md).
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { tagsOfPurge } from '../../../src/domain/caches/purged-caches.mjs'
import { setPurge } from '../../../src/process/freshness.mjs'
import {
  finishPurges,
  hasFirstPurges,
  newestPurge,
  registerCaches,
  releasePurges,
  takePurges,
} from './purge-queue.mjs'
import { sendPurge } from './send-purge.mjs'

// In milliseconds. `save`: how long an editor waits at most; `retries`: the pauses between attempts at a cache that fails.
const times = {
  connecting: 3000,
  reconnect: 250,
  poll: 500,
  save: 2000,
  retries: [250, 500, 1000, 2000, 4000],
}

/** Creates a signal that wakes everything that waits for it. */
function createSignal() {
  let sent = 0
  const waiting = new Set()
  const send = () => {
    sent += 1
    for (const wake of waiting) wake()
  }
  /** Waits for the next signal; returns at once if there was one since the count. */
  async function wait(count, milliseconds) {
    if (sent !== count) return
    let wake
    const woken = new Promise((resolve) => waiting.add((wake = resolve)))
    await Promise.race([woken, pause(milliseconds, undefined, { ref: false })])
    waiting.delete(wake)
  }
  return { count: () => sent, send, wait }
}

/** Runs the queries of several callers on one connection, one after the other. */
function queueQueries(client) {
  let last = Promise.resolve()
  const query = (...args) => {
    const result = last.then(() => client.query(...args))
    last = result.catch(() => undefined)
    return result
  }
  return { query }
}

/** Purges one cache until the connection to the database is lost. */
async function purgeCache({ database, cache, token, signal, failing, connection }) {
  let failures = 0
  while (!connection.isLost) {
    const count = signal.count()
    const purges = await takePurges(database, cache)
    if (purges.length === 0) {
      await signal.wait(count, times.poll)
      continue
    }
    const failure = await sendPurge({ cache, tags: tagsOfPurge(purges.map(({ tags }) => tags)), token })
    if (failure === null) {
      if (failing.delete(cache)) console.log(`The cache ${cache} answers purges again`)
      failures = 0
      await finishPurges(database, purges)
      signal.send()
      continue
    }
    if (!failing.has(cache)) console.error(`The cache ${cache} refuses purges, and will be retried:`, failure)
    failing.add(cache)
    await releasePurges(database, purges)
    await pause(times.retries[Math.min(failures, times.retries.length - 1)], undefined, { ref: false })
    failures += 1
  }
}

/** Waits until every cache that answers has purged what was committed before, for two seconds at most. */
async function waitUntilPurged({ database, caches, failing, signal }) {
  const deadline = Date.now() + times.save
  const answering = () => caches.filter((cache) => !failing.has(cache))
  const upTo = await newestPurge(database, answering())
  if (upTo === null) return
  signal.send()
  let count = signal.count()
  while (Date.now() < deadline && (await hasFirstPurges(database, { caches: answering(), upTo }))) {
    await signal.wait(count, 50)
    count = signal.count()
  }
}

const reportFailure = ({ message }) =>
  console.error('A cache may show an old page for some seconds after this save:', message)

/** Purges on one connection to the database until it is lost. */
async function purgeOnce({ connectionString, caches, token, failing }, state) {
  const client = new pg.Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: times.connecting,
    query_timeout: times.connecting,
    application_name: 'cache-purges',
  })
  const signal = createSignal()
  const connection = { isLost: false }
  const lost = new Promise((resolve) => {
    client.once('error', resolve)
    client.once('end', resolve)
    state.stop = resolve
  })
  client.on('error', () => undefined)
  client.on('notification', () => signal.send())
  try {
    await client.connect()
    await registerCaches(client, caches)
    if (caches.length === 0) return
    await client.query('listen cache_purges')
    const database = queueQueries(client)
    setPurge(() => waitUntilPurged({ database, caches, failing, signal }).catch(reportFailure))
    state.isReported = false
    await Promise.race([
      lost,
      ...caches.map((cache) => purgeCache({ database, cache, token, signal, failing, connection })),
    ])
  } finally {
    connection.isLost = true
    signal.send()
    client.connection.stream.destroy()
  }
}

/**
 * Purges caches as long as the process runs, on a connection of its own. Without caches it ends the recording of purges in the
 * database.
 * @param {{ connectionString: string, caches: readonly string[], token: string | undefined }} options
 * @returns {() => void} stops it
 */
export function purgeCaches({ connectionString, caches, token }) {
  const state = { isStopped: false, isReported: false, isDone: false, stop: () => undefined }
  const failing = new Set()
  const run = async () => {
    while (!state.isStopped && !state.isDone) {
      try {
        await purgeOnce({ connectionString, caches, token, failing }, state)
        state.isDone = caches.length === 0
      } catch (error) {
        if (caches.length > 0 && !state.isReported) console.error('Caches are not purged now:', error.message)
        state.isReported = true
      }
      await pause(times.reconnect, undefined, { ref: false })
    }
  }
  void run()
  return () => {
    state.isStopped = true
    setPurge(null)
    state.stop()
  }
}
