import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openFrozenLine, type FrozenLine } from '../../support/database/frozen-line'
import { startPayload, stopPayload } from '../../support/database/payload'

vi.mock('server-only', () => ({}))

let payload: Payload
let line: FrozenLine

beforeAll(async () => {
  payload = await startPayload()
  const { env } = await import('@/env')
  line = await openFrozenLine(env.DATABASE_URL ?? '')
  env.DATABASE_URL = line.url
})
afterAll(async () => {
  await line.stop()
  await stopPayload()
})
afterEach(() => line.thaw())

const openPool = async (statement = 500) => {
  const { LastingPool, toPoolConfig } = await import('@/cms/database/database')
  return new LastingPool({ ...toPoolConfig({ connection: 3000, statement }), max: 1 })
}

/** How an attempt ends. One that waits for the frozen server waits for ever, and fails the test. */
const failureOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => '',
    (reason: unknown) => String(reason),
  )

describe('a pool whose PostgreSQL is frozen', () => {
  it('gives up a statement, and the next one works when it is back', async () => {
    const pool = await openPool()
    await pool.query('select 1')
    line.freeze()
    expect(await failureOf(pool.query('select 1'))).toContain('Error')
    line.thaw()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await pool.end()
  })

  it('gives up a new connection', async () => {
    const pool = await openPool()
    line.freeze()
    expect(await failureOf(pool.query('select 1'))).toContain('timeout')
    line.thaw()
    await pool.end()
  })

  it('commits nothing later of what it has given up', async () => {
    const pool = await openPool()
    const client = await pool.connect()
    await client.query('begin')
    line.freeze()
    const insert = client.query(`insert into form_counts (key, minute, count) values ('x', now(), 1)`)
    expect(await failureOf(insert)).toContain('Error')
    client.release()
    line.thaw()
    // The next request gets another connection, outside the transaction that was given up.
    const next = await pool.connect()
    await next.query('begin')
    await next.query('commit')
    next.release()
    await pause(300)
    const { rows } = await payload.db.drizzle.execute(sql`select count(*)::int as count from form_counts`)
    expect(rows).toEqual([{ count: 0 }])
    await pool.end()
  })

  it('keeps an idle connection in the pool', async () => {
    const pool = await openPool(200)
    const pid = async () => (await pool.query('select pg_backend_pid() as pid')).rows[0]?.pid
    const first = await pid()
    await pause(1500)
    expect(await pid()).toBe(first)
    await pool.end()
  })

  it('lets the server end a statement that takes too long', async () => {
    const pool = await openPool()
    const ask = () => failureOf(pool.query('select pg_sleep(60)'))
    // If this process is not scheduled for half a second, it gives up before it has read the response of the server.
    await expect.poll(ask, { timeout: 30_000 }).toContain('statement timeout')
    await pool.end()
  })
})

describe('the request that is being answered', () => {
  it('learns that the database does not answer, even if the failure is caught', async () => {
    const { underWatch } = await import('@/process/request-watch.mjs')
    const pool = await openPool()
    const away: string[] = []
    const ask = (who: string, work: () => Promise<unknown>) => {
      const watch = { isDatabaseAway: false, onDatabaseAway: () => void away.push(who), actionFailure: null }
      return underWatch(watch, () => work().catch(() => undefined))
    }
    await ask('one who is wrong', () => pool.query('select x from nowhere'))
    expect(away).toEqual([])
    const client = await pool.connect()
    await ask('within a transaction', async () => {
      await client.query('begin')
      line.freeze()
      await client.query('select 1')
    })
    client.release(true)
    line.thaw()
    await pool.query('select 1')
    line.freeze()
    await ask('with a line', () => pool.query('select 1'))
    await ask('without a line', () => pool.query('select 1'))
    expect(away).toEqual(['within a transaction', 'with a line', 'without a line'])
    line.thaw()
    await pool.end()
  })
})

describe('work without a time limit', () => {
  it('is not cut off: an import, a migration, a job', async () => {
    const { rows } = await payload.db.drizzle.execute(
      sql`select setting::int as milliseconds from pg_settings where name = 'statement_timeout'`,
    )
    expect(rows).toEqual([{ milliseconds: 3_600_000 }])
  })
})

describe('getHealth', () => {
  it('reports it within two seconds while PostgreSQL is frozen, and that it is well again soon after', async () => {
    const { getHealth } = await import('@/site/data/health')
    expect(await getHealth()).toBe('ok')
    line.freeze()
    for (let time = 0; time < 3; time += 1) {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const pending = Promise.all([getHealth(), getHealth()])
      await vi.advanceTimersByTimeAsync(1999)
      expect(vi.getTimerCount()).toBe(0)
      vi.useRealTimers()
      expect(await pending).toEqual(['unavailable', 'unavailable'])
    }
    line.thaw()
    await vi.waitFor(async () => expect(await getHealth()).toBe('ok'), { timeout: 30_000, interval: 100 })
  })
})
