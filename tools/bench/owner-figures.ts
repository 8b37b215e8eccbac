import { performance } from 'node:perf_hooks'
import config from '@payload-config'
import { sql } from '@payloadcms/db-postgres'
import { getPayload, type Payload } from 'payload'
import { table } from '../../src/cms/database/tables'
import { databaseOf } from '../../src/cms/database/transactions'
import { rollUpPageViews } from '../../src/cms/operations/page-views/roll-up-page-views'
import * as counts from '../../src/cms/queries/page-views/page-view-counts'
import { getOwnerOverview } from '../../src/site/data/owners/owner-overview'
import { memoryOf } from '../load/process-memory'
import { percentile } from '../load/sent-forms'
import { step } from '../start/steps'
import type { Line } from './weigh-pages'

const pageViewEvents = table('page_view_events')
const pageViewDays = table('page_view_days')
const properties = table('properties')

const days = 365
const perDay = 14

const round = (value: number): number => Math.round(value * 100) / 100
const today = '2026-11-22'
const now = new Date(`${today}T11:00:00.000Z`)

/** The page views of a year: a few of each property, from all sources and in every language. */
async function storePageViews(payload: Payload): Promise<number> {
  const db = databaseOf(payload)
  const { rowCount } = await db.execute(sql`
    insert into ${pageViewEvents} (${pageViewEvents.$.day}, ${pageViewEvents.$.property_id}, ${pageViewEvents.$.visitor},
      ${pageViewEvents.$.source}, ${pageViewEvents.$.language})
    select ${today}::date - back, ${properties.id}, int8send(number) || int8send(${properties.id}),
      (array['direct', 'site', 'search', 'portal', 'alert', 'other'])[1 + (number * 7 + ${properties.id}) % 6],
      (array['fr', 'nl', 'en', 'de'])[1 + (number + back) % 4]
    from generate_series(0, ${days - 1}) as back, generate_series(1, ${perDay}) as number, ${properties}`)
  await db.execute(sql`analyze ${pageViewEvents}`)
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
async function createOwner(payload: Payload, owned: readonly number[]): Promise<number> {
  const data = { email: 'owner@example.com', password: 'only for a benchmark' }
  const { id } = await payload.create({ collection: 'owners', data })
  await databaseOf(payload).execute(sql`update ${properties} set ${properties.$.owner_id} = ${id}
    where ${properties.id} = any(${sql.param(owned)}::int[])`)
  return id
}

/** Measures the figures of owners with five million page views of a year, on the database of the environment. */
async function measureOwnerFigures(): Promise<Line[]> {
  const payload = await getPayload({ config })
  const db = databaseOf(payload)
  const pageViews = await step('Page views of a year', () => storePageViews(payload))
  const started = performance.now()
  await rollUpPageViews({ payload, now })
  const took = (performance.now() - started) / 1000
  for (const written of [pageViewEvents, pageViewDays]) await db.execute(sql`vacuum analyze ${written}`)
  const { rows } = await db.execute<{ id: number }>(
    sql`select ${properties.id} from ${properties} order by ${properties.id}`,
  )
  const idAt = (at: number): number => rows[at % rows.length]?.id ?? 0
  // The properties of an owner are spread among the others.
  const six = (run: number) => Array.from({ length: 6 }, (_, at) => idAt(run * 17 + at * 163))
  const owner = await createOwner(payload, six(0))
  const of = `of ${pageViews} page views`
  return [
    { name: 'page views rolled up', value: Math.round(pageViews / took), unit: 'page views/s', n: pageViews },
    await measure(`figures of an owner's six properties, ${of}`, {
      n: 200,
      work: (run) => counts.findPageViewCounts({ payload, properties: six(run), now }),
    }),
    await measure(`overview of an owner with six properties, all its queries, ${of}`, {
      n: 200,
      work: () => getOwnerOverview({ owner, locale: 'fr', now }),
    }),
    await measure(`a property compared, ${of}`, {
      n: 100,
      work: (run) => counts.comparePageViews({ payload, property: idAt(run * 31), now }),
    }),
    await measure(`figures of all ${rows.length} properties, ${of}`, {
      n: 20,
      work: () => counts.findAllPageViewCounts({ payload, now, limit: 200 }),
    }),
    { name: 'the same: memory', value: Math.round(memoryOf(process.pid)), unit: 'MB', n: 1 },
  ]
}

for (const line of await measureOwnerFigures()) process.stdout.write(`${JSON.stringify(line)}\n`)
// Payload's pool keeps the process alive.
process.exit(0)
