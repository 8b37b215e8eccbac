// Listens for the changes that any process commits to the database, and records them for the caches (docs/caching.md).
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { invalidateAll, recordChange, setCatchUp, setListening } from '../../src/process/freshness.mjs'

/** The channel of the triggers in migrations/20261123_210000_announced_changes.ts. */
const channel = 'site_changes'

// In milliseconds. A connection that is cut silently is noticed when the echo of a heartbeat does not arrive.
const times = { connecting: 3000, echo: 2000, heartbeat: 2000, reconnect: 250 }

// The codes of PostgreSQL while it starts or stops. No other process can write then either.
const isStarting = (code) => code.startsWith('57P')

const isRefusal = ({ code }) => typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !isStarting(code)

/** @param {string} payload @param {Map<string, (hasArrived: boolean) => void>} echoes */
function handleNotification(payload, echoes) {
  const { echo, everything, tags, row } = JSON.parse(payload)
  if (echo) echoes.get(echo)?.(true)
  else if (everything) invalidateAll()
  else if (row) recordChange({ row })
  else recordChange({ tags })
}

/** Listens on one connection until it is lost. */
async function listenOnce(connectionString, state) {
  const client = new pg.Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: times.connecting,
    application_name: 'site-changes',
  })
  const echoes = new Map()
  const lost = new Promise((resolve) => {
    client.once('error', resolve)
    client.once('end', resolve)
    state.stop = resolve
  })
  client.on('error', () => undefined)
  client.on('notification', ({ payload }) => {
    try {
      handleNotification(payload ?? '', echoes)
    } catch (error) {
      console.error(error)
      invalidateAll()
    }
  })
  // PostgreSQL delivers notifications in the order of the commits: once the echo arrives, all earlier changes have arrived.
  const catchUp = async () => {
    const echo = randomUUID()
    const arrived = new Promise((resolve) => echoes.set(echo, resolve))
    client.query('select pg_notify($1, $2)', [channel, JSON.stringify({ echo })]).catch(() => undefined)
    const hasArrived = await Promise.race([
      arrived,
      lost.then(() => false),
      pause(times.echo, false, { ref: false }),
    ])
    echoes.delete(echo)
    return hasArrived
  }
  try {
    await client.connect()
    // Others can save from now on. Their changes do not arrive yet, and never if the connection is lost before it listens.
    invalidateAll()
    await client.query(`listen ${channel}`)
    if (!(await catchUp())) throw new Error('PostgreSQL delivers no notifications on this connection')
    // Notifications that were sent before this connection listened did not reach it, and what was read meanwhile is old.
    invalidateAll()
    setListening(true)
    setCatchUp(catchUp)
    state.isReported = false
    while (await Promise.race([lost.then(() => false), pause(times.heartbeat, true, { ref: false })]))
      if (!(await catchUp())) break
  } finally {
    setListening(false)
    setCatchUp(null)
    client.connection.stream.destroy()
  }
}

/**
 * Listens for changes as long as the process runs, on a connection of its own. It opens a lost connection again, and then
 * invalidates everything that is cached; it does so too while PostgreSQL refuses the connection. While the database is away nobody
 * can write, so what is cached stays in use.
 * @param {string} connectionString
 * @returns {() => void} stops it
 */
export function listenForChanges(connectionString) {
  const state = { isStopped: false, isReported: false, stop: () => undefined }
  const run = async () => {
    while (!state.isStopped) {
      try {
        await listenOnce(connectionString, state)
      } catch (error) {
        const isRefused = isRefusal(error) || /no notifications/.test(error.message)
        if (isRefused) invalidateAll()
        if (isRefused && !state.isReported) console.error('Nothing is cached in memory:', error.message)
        state.isReported ||= isRefused
      }
      await pause(times.reconnect, undefined, { ref: false })
    }
  }
  void run()
  return () => {
    state.isStopped = true
    state.stop()
  }
}
