import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Worker } from '@/cms/jobs/start-worker'
import type { MailToQueue } from '@/cms/operations/mails/queue-mail'
import type { Mail } from '@/cms/payload-types'
import { emptyQueue } from '../../support/database/job-queue'
import { isAlive } from '../../../tools/start/process-life'
import { nextNumber } from '../../support/database/factories'
import { headerOf, startMailServer, type MailServer } from '../../support/mail/mail-server'
import { startPayload, stopPayload } from '../../support/database/payload'

let server: MailServer
let payload: Payload
let url: string
let worker: Worker | null = null
let child: ChildProcess | null = null

beforeAll(async () => {
  server = await startMailServer()
  Object.assign(process.env, { SMTP_URL: `${server.url}?socketTimeout=600000` })
  payload = await startPayload()
  url = process.env.DATABASE_URL ?? ''
})
afterAll(async () => {
  await stopPayload()
  await server.stop()
})
afterEach(async () => {
  await worker?.stop()
  worker = null
  if (child) await end(child, 'SIGKILL')
  child = null
  server.behave('accept')
  server.mails.length = 0
  await payload.db.drizzle.execute(sql`delete from mails`)
  await emptyQueue(payload)
})

async function startOwn(silence = 2): Promise<void> {
  const { startWorker } = await import('@/cms/jobs/start-worker')
  worker = startWorker({ payload, connectionString: url, silence })
}

/** The worker as `npm run worker` starts it. */
function startProcess(): ChildProcess {
  child = spawn(
    process.execPath,
    ['--conditions=production', 'tools/start/run.mjs', 'tools/start/worker.ts'],
    {
      stdio: 'ignore',
      env: process.env,
    },
  )
  return child
}

/** The part of `npm start` that keeps a worker running. */
function startStarter(): ChildProcess {
  const file = path.join(inject('runFolder'), 'starter.mts')
  const toolOf = (name: string) => JSON.stringify(pathToFileURL(path.resolve('tools', name)).href)
  const lines = [
    `import { runCommand } from ${toolOf('start/shutdown.ts')}`,
    `import { startWorkerProcess } from ${toolOf('start/worker-process.ts')}`,
    'void runCommand(async () => {',
    '  await startWorkerProcess({ env: {}, quiet: true }).ready',
    '  await new Promise((resolve) => setTimeout(resolve, 400_000))',
    '})',
  ]
  writeFileSync(file, lines.join('\n'))
  child = spawn(process.execPath, ['tools/start/run.mjs', file], { stdio: 'ignore', env: process.env })
  return child
}

function childrenOf({ pid }: ChildProcess): number[] {
  const list = execFileSync('pgrep', ['-P', String(pid), '-f', 'worker.ts'], { encoding: 'utf8' })
  return list.split('\n').filter(Boolean).map(Number)
}

function end(process: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (process.exitCode !== null || process.signalCode !== null) return Promise.resolve(process.exitCode)
  return new Promise((resolve) => {
    process.once('exit', (code) => resolve(code))
    process.kill(signal)
  })
}

async function queue(): Promise<number> {
  const { queueMail } = await import('@/cms/operations/mails/queue-mail')
  const mail: MailToQueue = {
    kind: 'site-contact',
    locale: 'fr',
    to: `client-${nextNumber()}@example.com`,
    subject: 'Visite',
    html: '<p>Bonjour</p>',
    text: 'Bonjour',
  }
  return queueMail({ req: await createLocalReq({}, payload), mail })
}

const read = (id: number): Promise<Mail> => payload.findByID({ collection: 'mails', id })

async function untilStored(id: number, holds: (mail: Mail) => boolean): Promise<Mail> {
  for (let waited = 0; waited < 150_000; waited += 50) {
    const mail = await read(id).catch(() => null)
    if (mail && holds(mail)) return mail
    await pause(50)
  }
  throw new Error(`Not stored so in time: ${JSON.stringify(await read(id))}`)
}

const isSent = ({ status }: Mail) => status === 'sent'

/** Without scheduled jobs, of which some may have been queued just now. */
async function countMailJobs(): Promise<number> {
  const { rows } = await payload.db.drizzle.execute<{ count: number }>(
    sql`select count(*)::int as count from graphile_worker.jobs where task_identifier = 'send-mail'`,
  )
  return rows[0]?.count ?? -1
}

describe('the worker', () => {
  it('runs jobs that are queued while it runs or were queued before', async () => {
    const before = await queue()
    await startOwn()
    await untilStored(before, isSent)
    const ids = await Promise.all(Array.from({ length: 10 }, queue))
    for (const id of ids) await untilStored(id, isSent)
    expect(server.mails).toHaveLength(11)
    await worker?.stop()
    worker = null
    expect(await countMailJobs()).toBe(0)
  })

  it('runs jobs that were queued under the names that they had, and keeps the times of its schedule under them', async () => {
    const { renamedJobs } = await import('@/cms/jobs/renamed-jobs')
    const former = Object.values(renamedJobs)
    const { drizzle } = payload.db
    for (const name of former)
      await drizzle.execute(
        sql`select graphile_worker.add_job(${name}::text, '{"id": 0}'::json, job_key => ${`${name}:0`}::text)`,
      )
    await startOwn()
    const waiting = async () => {
      const { rows } = await drizzle.execute<{ name: string; error: string | null }>(
        sql`select task_identifier as name, last_error as error from graphile_worker.jobs where key like '%:0'`,
      )
      return rows
    }
    await expect.poll(waiting, { timeout: 30_000, interval: 100 }).toEqual([])
    const { rows } = await drizzle.execute<{ name: string }>(
      sql`select identifier as name from graphile_worker._private_known_crontabs`,
    )
    const { schedule } = await import('@/cms/jobs/jobs')
    const { scheduleNameOf } = await import('@/cms/jobs/renamed-jobs')
    const known = rows.map(({ name }) => name)
    expect(known.toSorted()).toEqual(Object.keys(schedule).map(scheduleNameOf).toSorted())
    expect(known).toContain('remind-visits')
    expect(known).not.toContain('remind-appointments')
  })

  it('tries again by itself once the mail server accepts mails', async () => {
    server.behave('refuse')
    await startOwn()
    const id = await queue()
    await untilStored(id, ({ attempts }) => attempts === 1)
    server.behave('accept')
    expect(await untilStored(id, isSent)).toMatchObject({ attempts: 2, lastError: null })
  })

  it('finds the jobs of a worker that was killed in the middle of them', async () => {
    server.behave('silent')
    const id = await queue()
    const killed = startProcess()
    await server.until(1)
    await end(killed, 'SIGKILL')
    expect(await read(id)).toMatchObject({ status: 'queued', attempts: 0 })
    server.behave('accept')
    await startOwn()
    await untilStored(id, isSent)
    const ids = server.mails.map((mail) => headerOf(mail, 'Message-ID'))
    expect([ids.length, new Set(ids).size]).toEqual([2, 1])
  })

  it('does not touch the jobs of a worker that is alive', async () => {
    server.behave('silent')
    await startOwn(2)
    const id = await queue()
    await server.until(1)
    const { startWorker } = await import('@/cms/jobs/start-worker')
    // Longer than the other one is ever silent, even on a busy machine, and shorter than the time after which jobs are taken over.
    const second = startWorker({ payload, connectionString: url, silence: 4 })
    await pause(6000)
    expect(server.mails).toHaveLength(1)
    server.behave('accept')
    await second.stop()
    await worker?.stop()
    worker = null
    expect(await read(id)).toMatchObject({ status: 'queued', attempts: 1 })
  })

  it('stops at a SIGTERM and gives back its job', async () => {
    server.behave('silent')
    const id = await queue()
    const stopped = startProcess()
    await server.until(1)
    const startedAt = Date.now()
    expect(await end(stopped, 'SIGTERM')).toBe(0)
    // The worker would wait two minutes for the mail server.
    expect(Date.now() - startedAt).toBeLessThan(60_000)
    expect(await read(id)).toMatchObject({ status: 'queued', attempts: 1 })
    server.behave('accept')
    await startOwn(3600)
    await untilStored(id, isSent)
  })

  it('is restarted by the starter when it is killed, and ends with it', async () => {
    const starter = startStarter()
    await untilStored(await queue(), isSent)
    const [first = 0] = childrenOf(starter)
    process.kill(first, 'SIGKILL')
    await untilStored(await queue(), isSent)
    const [second = 0] = childrenOf(starter)
    expect(second).not.toBe(first)
    await end(starter, 'SIGTERM')
    expect([isAlive(first), isAlive(second)]).toEqual([false, false])
  })

  it('goes on when the database has been away, and records every mail that was sent meanwhile', async () => {
    await startOwn()
    await untilStored(await queue(), isSent)
    server.behave('late')
    const underWay = await queue()
    await server.until(2)
    const database = new URL(url).pathname.slice(1)
    const outside = new pg.Client({ connectionString: new URL('/postgres', inject('templateUrl')).href })
    await outside.connect()
    await outside.query(`alter database ${database} allow_connections false`)
    await outside.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      database,
    ])
    server.behave('accept')
    await pause(5000)
    await outside.query(`alter database ${database} allow_connections true`)
    await outside.end()
    await untilStored(underWay, isSent)
    await untilStored(await queue().catch(queue), isSent)
    expect(server.mails).toHaveLength(3)
  })
})
