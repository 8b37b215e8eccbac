// Hears what is committed to the database, by whatever process, and has the site forget what it keeps of it: docs/caching.md.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { forgetEverything, noticeChange, setCatchUp, setHearing } from '../../src/process/freshness.mjs'

/** The channel of the triggers in migrations/20261123_210000_announced_changes.ts. */
const channel = 'site_changes'

// In milliseconds. A connection that is cut without a word is found out after a beat and an answer that does not come.
const times = { connecting: 3000, answer: 2000, beat: 2000, again: 250 }

// PostgreSQL says so while it starts or stops. Nobody else can write then either.
const isStarting = (code) => code.startsWith('57P')

const isRefusal = ({ code }) => typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !isStarting(code)

/** @param {string} payload @param {Map<string, (isHeard: boolean) => void>} echoes */
function take(payload, echoes) {
  const { echo, everything, tags, row } = JSON.parse(payload)
  if (echo) echoes.get(echo)?.(true)
  else if (everything) forgetEverything()
  else if (row) noticeChange({ row })
  else noticeChange({ tags })
}

/** One connection, until it is lost. */
async function hearOnce(connectionString, state) {
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
      take(payload ?? '', echoes)
    } catch (error) {
      console.error(error)
      forgetEverything()
    }
  })
  // What was committed before is heard before: PostgreSQL delivers in the order of the commits.
  const catchUp = async () => {
    const echo = randomUUID()
    const heard = new Promise((resolve) => echoes.set(echo, resolve))
    client.query('select pg_notify($1, $2)', [channel, JSON.stringify({ echo })]).catch(() => undefined)
    const isHeard = await Promise.race([
      heard,
      lost.then(() => false),
      pause(times.answer, false, { ref: false }),
    ])
    echoes.delete(echo)
    return isHeard
  }
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
    if (!(await catchUp())) throw new Error('PostgreSQL delivers no notifications on this connection')
    // Notifications that were sent before this connection listened are lost.
    forgetEverything()
    setHearing(true)
    setCatchUp(catchUp)
    state.complained = false
    while (await Promise.race([lost.then(() => false), pause(times.beat, true, { ref: false })]))
      if (!(await catchUp())) break
  } finally {
    setHearing(false)
    setCatchUp(null)
    client.connection.stream.destroy()
  }
}

/**
 * Hears changes as long as the process runs, on a connection of its own. One that is lost is opened again; then, and while
 * PostgreSQL refuses it, everything that is kept is forgotten. While the database is away nobody can write, and what is
 * kept is shown.
 * @param {string} connectionString
 * @returns {() => void} ends it
 */
export function hearChanges(connectionString) {
  const state = { isStopped: false, complained: false, stop: () => undefined }
  const run = async () => {
    while (!state.isStopped) {
      try {
        await hearOnce(connectionString, state)
      } catch (error) {
        const isDeaf = isRefusal(error) || /no notifications/.test(error.message)
        if (isDeaf) forgetEverything()
        if (isDeaf && !state.complained) console.error('Nothing is kept in memory:', error.message)
        state.complained ||= isDeaf
      }
      await pause(times.again, undefined, { ref: false })
    }
  }
  void run()
  return () => {
    state.isStopped = true
    state.stop()
  }
}
