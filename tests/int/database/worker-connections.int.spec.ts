import { setTimeout as pause } from 'node:timers/promises'
import { createLocalReq, type Payload } from 'payload'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Worker } from '@/cms/jobs/start-worker'
import { nextNumber } from '../../support/database/factories'
import { startMailServer, type MailServer } from '../../support/mail/mail-server'
import { startPayload, stopPayload } from '../../support/database/payload'

let server: MailServer
let payload: Payload
let worker: Worker | null = null

beforeAll(async () => {
  server = await startMailServer()
  Object.assign(process.env, { SMTP_URL: server.url })
  payload = await startPayload()
})
afterAll(async () => {
  await stopPayload()
  await server.stop()
})
afterEach(async () => {
  await worker?.stop()
  worker = null
})

async function startOwn(): Promise<void> {
  const { startWorker } = await import('@/cms/jobs/start-worker')
  worker = startWorker({ payload, connectionString: process.env.DATABASE_URL ?? '', silence: 2 })
}

async function queue(): Promise<number> {
  const { queueMail } = await import('@/cms/operations/mails/queue-mail')
  const to = `client-${nextNumber()}@example.com`
  const mail = { kind: 'site-contact', locale: 'fr', to, subject: 'Visite', html: '', text: '' } as const
  return queueMail({ req: await createLocalReq({}, payload), mail })
}

async function untilSent(id: number): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 50) {
    if ((await payload.findByID({ collection: 'mails', id })).status === 'sent') return
    await pause(50)
  }
  throw new Error('Not sent within a minute')
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  return client
}

/** Keeps others from changing a table, until the connection ends. */
async function hold(table: string): Promise<pg.Client> {
  const client = await connect()
  await client.query('begin')
  await client.query(`lock table ${table} in share mode`)
  return client
}

const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

async function untilWaiting(outside: pg.Client, atLeast: number): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 20) {
    const { rows } = await outside.query<{ count: number }>(`select count(*)::int ${waiting}`)
    if ((rows[0]?.count ?? 0) >= atLeast) return
    await pause(20)
  }
  throw new Error(`No ${atLeast} connections wait`)
}

/** Lets the worker run two jobs, and ends its connections while it stores that both are done. */
async function cutTwoCompletions(): Promise<void> {
  const { queueJob } = await import('@/cms/operations/queue-job')
  const outside = await connect()
  const counts = await hold('form_counts')
  const mails = await hold('mails')
  for (const name of ['purge-guards', 'forget-friends'] as const)
    await queueJob({ req: { payload }, job: { name, data: {} } })
  await untilWaiting(outside, 2)
  const queue = await hold('graphile_worker._private_jobs')
  await counts.end()
  await untilWaiting(outside, 3)
  await pause(200)
  await mails.end()
  // Two finished jobs, and a request for two more.
  await untilWaiting(outside, 4)
  await pause(200)
  await outside.query(`select pg_terminate_backend(pid) ${waiting}`)
  await queue.end()
  await outside.end()
}

describe('the worker', () => {
  it('goes on when its connections break while it stores the end of two jobs at once', async () => {
    await startOwn()
    await cutTwoCompletions()
    await untilSent(await queue())
  })

  it('goes on when its connection breaks at the first query', async () => {
    const outside = await connect()
    const tasks = await hold('graphile_worker._private_tasks')
    await startOwn()
    await untilWaiting(outside, 1)
    await outside.query(`select pg_terminate_backend(pid) ${waiting}`)
    await tasks.end()
    await outside.end()
    await untilSent(await queue())
  })

  it('stops when it cannot go on', async () => {
    await startOwn()
    await cutTwoCompletions()
    // The queue itself would wait for ever, and fail the test.
    expect(await worker?.stop()).toBeUndefined()
    worker = null
  })
})
