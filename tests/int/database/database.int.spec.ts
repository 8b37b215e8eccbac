import { createServer, type AddressInfo } from 'node:net'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '@/cms/database/transactions'
import { startPayload, stopPayload } from '../../support/database/payload'

let payload: Payload

beforeAll(async () => {
  payload = await startPayload()
})
afterAll(stopPayload)

/** Cuts the connection as a PostgreSQL that is stopped does. */
async function cut(db: Database): Promise<void> {
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  await payload.db.drizzle.execute(sql`select pg_terminate_backend(${rows[0]?.pid ?? 0}, 5000)`)
}

const countCities = async (): Promise<number> => (await payload.count({ collection: 'cities' })).totalDocs

describe('a transaction', () => {
  it('whose connection breaks before the commit is an error and not a success', async () => {
    const { inTransaction } = await import('@/cms/database/transactions')
    const { transactionOf } = await import('@/cms/database/transactions')
    const req = await createLocalReq({}, payload)
    const work = inTransaction(req, async () => {
      await payload.create({ collection: 'cities', data: { name: 'Wavre', zip: '1300' }, req })
      await cut(await transactionOf(req))
      return 'stored'
    })
    await expect(work).rejects.toThrow()
    expect(await countCities()).toBe(0)
  })

  it('in which the error of a statement was ignored is an error and not a success', async () => {
    const { inTransaction } = await import('@/cms/database/transactions')
    const { transactionOf } = await import('@/cms/database/transactions')
    const req = await createLocalReq({}, payload)
    const work = inTransaction(req, async () => {
      await payload.create({ collection: 'cities', data: { name: 'Wavre', zip: '1300' }, req })
      const db = await transactionOf(req)
      await db.execute(sql`select 1 / 0`).catch(() => undefined)
    })
    await expect(work).rejects.toThrow('not committed')
    expect(await countCities()).toBe(0)
  })

  it('that succeeds is stored, repeatedly', async () => {
    const { inTransaction } = await import('@/cms/database/transactions')
    for (const zip of ['1300', '1348']) {
      const req = await createLocalReq({}, payload)
      await inTransaction(req, () =>
        payload.create({ collection: 'cities', data: { name: 'Wavre', zip }, req }),
      )
    }
    expect(await countCities()).toBe(2)
  })
})

describe('the pool', () => {
  const open = async () => {
    const { LastingPool } = await import('@/cms/database/database')
    return new LastingPool({ connectionString: process.env.DATABASE_URL, max: 1 })
  }
  /** Ends a connection, and waits until its holder could notice. */
  const end = async (client: pg.PoolClient) => {
    const ended = new Promise((resolve) => client.once('end', resolve))
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await payload.db.drizzle.execute(sql`select pg_terminate_backend(${rows[0]?.pid ?? 0}, 5000)`)
    await ended
  }

  it('removes a connection that has ended and that nobody releases', async () => {
    const pool = await open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await end(await pool.connect())
    const pending = pool.connect()
    await vi.advanceTimersByTimeAsync(3000)
    vi.useRealTimers()
    const next = await pending
    expect((await next.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    next.release()
    await pool.end()
  })

  it('sends nothing at connect that a pooler refuses, and limits statements all the same', async () => {
    const { LastingPool, toPoolConfig } = await import('@/cms/database/database')
    const greetings: string[] = []
    const pooler = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', (packet) => {
        greetings.push(packet.toString('latin1'))
        socket.destroy()
      })
    })
    await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve))
    const address: AddressInfo | string | null = pooler.address()
    const url = new URL(process.env.DATABASE_URL ?? '')
    url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const config = { ...toPoolConfig({ connection: 3000, statement: 4321 }), max: 1 }
    const away = new LastingPool({ ...config, connectionString: url.href })
    await expect(away.query('select 1')).rejects.toThrow()
    expect(greetings).toHaveLength(1)
    expect(greetings[0]).toContain('user')
    expect(greetings[0]).not.toContain('timeout')
    await away.end()
    pooler.close()
    const pool = new LastingPool({ ...config, connectionString: process.env.DATABASE_URL })
    expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '4321ms' }])
    await pool.end()
  })

  it('does not change a connection that its holder releases', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pool = await open()
    const client = await pool.connect()
    await end(client)
    client.release()
    const next = await pool.connect()
    await vi.advanceTimersByTimeAsync(4000)
    vi.useRealTimers()
    expect((await next.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    next.release()
    await pool.end()
  })
})

describe('the log of Payload', () => {
  it('has no value of a failed query', async () => {
    const failed = payload.db.drizzle.execute(sql`select ${'jeanne@example.com'}::integer`)
    const error: unknown = await failed.catch((thrown: unknown) => thrown)
    expect(String(error)).toContain('jeanne@example.com')
    const { logger } = payload.config
    const describe =
      typeof logger === 'object' && 'options' in logger ? logger.options.serializers?.err : null
    const logged = JSON.stringify(describe?.(error))
    expect(logged).toContain('22P02')
    expect(logged).not.toContain('jeanne@example.com')
  })
})
