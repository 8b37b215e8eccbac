import { spawn } from 'node:child_process'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from '@payloadcms/db-postgres'
import autocannon from 'autocannon'
import type { Payload } from 'payload'
import { loadProperties } from '../../tests/support/load-properties'
import { askDatabase } from '../database/ask-database'
import { makeBeacon } from '../load/beacon-load'
import { startDatabase } from '../database/embedded-postgres'
import { percentile } from '../load/sent-forms'
import { memoryOf } from '../load/process-memory'
import { runInChild, runScript } from '../start/run-child'
import { untilEnd } from '../start/shutdown'
import { step } from '../start/steps'
import type { TestSite } from '../test/test-site'
import type { Line } from './weigh-pages'

const property = 2101
const seconds = 8
const connections = 20
const quietRate = 100
const script = fileURLToPath(import.meta.url)

const round = (value: number): number => Math.round(value * 10) / 10

type Load = { url: string; duration?: number; rate?: number; first: number }

/** Sends beacons of new visitors, as fast as possible or at a rate. */
function sendBeacons({ url, duration = seconds, rate, first }: Load) {
  let number = first
  return autocannon({
    url,
    connections: rate ? 4 : connections,
    duration,
    ...(rate ? { overallRate: rate } : {}),
    requests: [
      {
        setupRequest: (request) => {
          number += 1
          return { ...request, ...makeBeacon({ number, property }) }
        },
      },
    ],
  })
}

async function countEvents({ database }: TestSite): Promise<number> {
  const [row] = await askDatabase<{ count: number }>(database.url, {
    text: 'select count(*)::int as count from page_view_events',
  })
  return row?.count ?? 0
}

/**
 * Measures how many page views a second are accepted, and how much they slow down a page of a property.
 * @throws Error if one is refused, or not counted.
 */
export async function measureCounting({
  site,
  page,
  print,
}: {
  site: TestSite
  page: string
  print: (line: Line) => void
}): Promise<void> {
  const { url, server } = site
  const load = () => autocannon({ url: page, connections: 4, duration: seconds })
  await load()
  const alone = await load()
  const [beside, quiet] = await Promise.all([load(), sendBeacons({ url, rate: quietRate, first: 0 })])
  const before = await settle(site)
  const memory = memoryOf(server.pid())
  const all = await sendBeacons({ url, first: 1_000_000 })
  for (const { non2xx, errors } of [beside, quiet, all])
    if (non2xx + errors > 0)
      throw new Error(`${non2xx + errors} visits or pages were not answered as they should be`)
  const counted = (await settle(site)) - before
  const n = all.requests.total
  // The last beacon may be sent without its answer being read.
  if (counted < n || counted > n + connections) throw new Error(`Of ${n} visits ${counted} were counted`)

  print({ name: 'visits of homes told: taken', value: round(all.requests.average), unit: 'visits/s', n })
  print({ name: 'visits of homes told: p99', value: round(all.latency.p99), unit: 'ms', n })
  print({
    name: 'visits of homes told: memory',
    value: Math.round(memoryOf(server.pid()) - memory),
    unit: 'MB more',
    n,
  })
  const share = (beside.latency.average / alone.latency.average - 1) * 100
  const name = `page of a home while ${quietRate} visits a second are told`
  print({
    name: `${name}: latency`,
    value: round(beside.latency.average),
    unit: 'ms',
    n: beside.requests.total,
  })
  print({ name: `${name}: longer by`, value: round(share), unit: '%', n: alone.requests.total })
}

/** How many page views are stored once none waits any more. */
async function settle(site: TestSite): Promise<number> {
  for (let last = -1; ;) {
    const now = await countEvents(site)
    if (now === last) return now
    last = now
    await pause(5000)
  }
}

const properties = 1000
const days = 365
const perDay = 14

/** Measures the figures of owners with five million page views of a year, on a database of its own in the folder. */
export async function measureCounts(scratch: string): Promise<void> {
  const dataDir = path.join(scratch, 'counts')
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  const database = await startDatabase({ dataDir, settings })
  const env: Record<string, string> = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: 'only-for-the-visits-of-a-benchmark',
    NODE_ENV: 'production',
  }
  try {
    await runScript('tests/support/migrate-template.ts', { env })
    await step(`${properties} homes`, () => loadProperties({ url: database.url, properties }))
    const child = spawn(process.execPath, ['--conditions=react-server', ...runInChild, script, 'here'], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...env },
    })
    if ((await untilEnd(child)) !== 0)
      throw new Error('The figures could not be measured: see the message above.')
  } finally {
    await database.stop()
  }
}

const today = '2026-11-22'
const now = new Date(`${today}T11:00:00.000Z`)

/** The page views of a year: a few of each property, from all sources and in every language. */
async function storePageViews({ drizzle }: Payload['db']): Promise<number> {
  const { rowCount } = await drizzle.execute(sql`
    insert into page_view_events (day, property_id, visitor, source, language)
    select ${today}::date - back, property.id, int8send(number) || int8send(property.id),
      (array['direct', 'site', 'search', 'portal', 'alert', 'other'])[1 + (number * 7 + property.id) % 6],
      (array['fr', 'nl', 'en', 'de'])[1 + (number + back) % 4]
    from generate_series(0, ${days - 1}) as back, generate_series(1, ${perDay}) as number, properties property`)
  await drizzle.execute(sql`analyze page_view_events`)
  return rowCount ?? 0
}

async function measure(
  name: string,
  { work, n }: { work: (run: number) => Promise<unknown>; n: number },
): Promise<Line> {
  for (let run = 0; run < 3; run += 1) await work(n + run)
  const times: number[] = []
  for (let run = 0; run < n; run += 1) {
    const started = performance.now()
    await work(run)
    times.push(performance.now() - started)
  }
  return { name: `${name}: p95`, value: round(percentile(times, 0.95)), unit: 'ms', n }
}

/** An owner of these properties: their row id. */
async function giveProperties(payload: Payload, properties: readonly number[]): Promise<number> {
  const data = { email: 'owner@example.com', password: 'only for a benchmark' }
  const { id } = await payload.create({ collection: 'owners', data })
  await payload.db.drizzle.execute(
    sql`update properties set owner_id = ${id} where id = any(${sql.param(properties)}::int[])`,
  )
  return id
}

async function measureHere(): Promise<Line[]> {
  const { getPayload } = await import('payload')
  const { default: config } = await import('@payload-config')
  const { rollUpPageViews } = await import('../../src/cms/operations/page-views/roll-up-page-views')
  const counts = await import('../../src/cms/queries/page-views/page-view-counts')
  const payload = await getPayload({ config })
  const { drizzle } = payload.db
  const pageViews = await step('Visits of a year', () => storePageViews(payload.db))
  const started = performance.now()
  await rollUpPageViews({ payload, now })
  const took = (performance.now() - started) / 1000
  for (const table of ['page_view_events', 'page_view_days'])
    await drizzle.execute(sql`vacuum analyze ${sql.identifier(table)}`)
  const { rows } = await drizzle.execute<{ id: number }>(sql`select id from properties order by id`)
  const idAt = (at: number): number => rows[at % rows.length]?.id ?? 0
  // The properties of an owner are spread among the others.
  const six = (run: number) => Array.from({ length: 6 }, (_, at) => idAt(run * 17 + at * 163))
  const owner = await giveProperties(payload, six(0))
  const { getOwnerOverview } = await import('../../src/site/data/owners/owner-overview')
  const of = `of ${pageViews} visits`
  return [
    { name: 'visits rolled up', value: Math.round(pageViews / took), unit: 'visits/s', n: pageViews },
    await measure(`figures of an owner's six homes, ${of}`, {
      n: 200,
      work: (run) => counts.findPageViewCounts({ payload, properties: six(run), now }),
    }),
    await measure(`overview of an owner with six homes, all it asks, ${of}`, {
      n: 200,
      work: () => getOwnerOverview({ owner, locale: 'fr', now }),
    }),
    await measure(`a home compared, ${of}`, {
      n: 100,
      work: (run) => counts.comparePageViews({ payload, property: idAt(run * 31), now }),
    }),
    await measure(`figures of all ${properties} homes, ${of}`, {
      n: 20,
      work: () => counts.findAllPageViewCounts({ payload, now, limit: 200 }),
    }),
    { name: 'the same: memory', value: Math.round(memoryOf(process.pid)), unit: 'MB', n: 1 },
  ]
}

if (process.argv[1] === script) {
  for (const line of await measureHere()) process.stdout.write(`${JSON.stringify(line)}\n`)
  // Payload's pool keeps the process alive.
  process.exit(0)
}
