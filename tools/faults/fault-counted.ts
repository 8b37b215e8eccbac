import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import type { JobName } from '../../src/cms/jobs/job-names'
import { table, type SQL } from '../../src/cms/database/tables'
import { askDatabase } from '../database/ask-database'
import { typedQuestion } from '../database/typed-question'
import { makeBeacon, postBeacon } from '../load/beacon-load'
import { percentile } from '../load/sent-forms'
import type { TestSite } from '../test/test-site'

export const countingFault = 'counted'

const property = 2101
const second = 1000
const perSecond = 50
const rollUpVisitors = 400_000
// A beacon must not slow down its page, also when nothing can be stored.
const longestAnswer = 2 * second

export type CountingReport = { notes: string[]; problems: string[] }

type CountedAnswer = { status: number; took: number }

/** This many visitors a second, each another one, until all have come. */
async function reportPageViews(
  url: string,
  { first, count }: { first: number; count: number },
): Promise<CountedAnswer[]> {
  const begun = Date.now()
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      await pause(begun + (at * second) / perSecond - Date.now())
      return postBeacon(url, makeBeacon({ number: first + at, property }))
    }),
  )
}

const events = table('page_view_events')
const daily = table('page_view_days')
const salts = table('page_view_salts')
const properties = table('properties')

const ask = <Row extends Record<string, unknown>>({ database }: TestSite, statement: SQL): Promise<Row[]> =>
  askDatabase<Row>(database.url, typedQuestion(statement))

const countPageViews = async (site: TestSite): Promise<{ raw: number; rolled: number; past: number }> => {
  const [row] = await ask<{ raw: number; rolled: number; past: number }>(
    site,
    sql`select (select count(*) from ${events})::int as raw,
      (select coalesce(sum(${daily.page_views}), 0) from ${daily})::int as rolled,
      (select count(*) from ${events} where ${events.day} < (now() at time zone 'Europe/Brussels')::date)::int
        + (select count(*) from ${salts} where ${salts.day} < (now() at time zone 'Europe/Brussels')::date)::int as past`,
  )
  return row ?? { raw: 0, rolled: 0, past: 0 }
}

async function untilCounted(
  site: TestSite,
  isDone: (counts: Awaited<ReturnType<typeof countPageViews>>) => boolean,
) {
  const begun = Date.now()
  for (;;) {
    const counts = await countPageViews(site)
    if (isDone(counts) || Date.now() - begun > 60 * second) return counts
    await pause(second / 4)
  }
}

const forget = (site: TestSite) => ask(site, sql`truncate ${events}, ${daily}, ${salts}`)

/** The database is stopped for 20 seconds while visitors come: all page views wait, and are counted once. */
async function loseDatabase(site: TestSite): Promise<CountingReport> {
  await forget(site)
  const count = 30 * perSecond
  const away = (async () => {
    await pause(5 * second)
    await site.database.stop()
    await pause(20 * second)
    await site.database.start()
  })()
  const [responses] = await Promise.all([reportPageViews(site.url, { first: 0, count }), away])
  const { raw } = await untilCounted(site, (counts) => counts.raw >= count)
  const slowest = Math.round(
    percentile(
      responses.map(({ took }) => took),
      1,
    ),
  )
  const refused = responses.filter(({ status }) => status !== 204).length
  return {
    notes: [
      `PostgreSQL away for 20 s: ${count} responses, ${raw} counted, the slowest answer after ${slowest} ms`,
    ],
    problems: [
      ...(raw === count ? [] : [`of ${count} page views ${raw} were counted`]),
      ...(refused === 0 ? [] : [`${refused} page views were not answered 204`]),
      ...(slowest <= longestAnswer ? [] : [`a page waited ${slowest} ms for an answer`]),
    ],
  }
}

/** A server that is asked to end stores what waits; a killed one loses the last two seconds. */
async function endSite(site: TestSite): Promise<CountingReport> {
  await forget(site)
  const count = 4 * perSecond
  await reportPageViews(site.url, { first: 100_000, count })
  await site.server.stop()
  const { raw } = await countPageViews(site)
  await site.server.start()
  await reportPageViews(site.url, { first: 200_000, count })
  await site.server.kill()
  const killed = (await countPageViews(site)).raw - raw
  await site.server.start()
  return {
    notes: [`site stopped: ${raw} of ${count} counted; killed at once after as many: ${killed}`],
    problems: [
      ...(raw === count ? [] : [`a site that was stopped has lost ${count - raw} page views`]),
      ...(killed >= perSecond ? [] : [`a site that was killed has lost ${count - killed} page views of 4 s`]),
    ],
  }
}

// As PostgreSQL shows the statement of `rollUpPageViews`.
const rollUpQuery = '%delete from "page_view_events" where%'

/**
 * Waits until a roll-up is running, or none is any more.
 * @throws Error after a minute.
 */
async function untilRollUp(site: TestSite, isWanted: boolean): Promise<void> {
  const begun = Date.now()
  while (Date.now() - begun < 60 * second) {
    const [row] = await ask<{ busy: boolean }>(
      site,
      sql`select count(*) > 0 as busy from pg_stat_activity
        where state = 'active' and query like ${rollUpQuery} and pid <> pg_backend_pid()`,
    )
    if (row?.busy === isWanted) return
    await pause(10)
  }
  throw new Error(isWanted ? 'No roll-up began within a minute.' : 'A roll-up did not end within a minute.')
}

const rollUpJob: JobName = 'roll-up-page-views'

const queueRollUp = (site: TestSite) =>
  ask(site, sql`select graphile_worker.add_job(${rollUpJob}, '{}'::json)`)

async function killWorker({ worker }: TestSite): Promise<void> {
  const killed = worker.pid()
  worker.kill()
  const isBack = () => ![0, killed].includes(worker.pid())
  for (let waited = 0; !isBack() && waited < 60 * second; waited += 100) await pause(100)
}

/** The worker is killed repeatedly while it rolls up a large day: the next one counts correctly. */
async function killRollUp(site: TestSite): Promise<CountingReport> {
  await forget(site)
  await ask(site, sql`insert into ${salts} select (now() at time zone 'Europe/Brussels')::date - 1, '\\x00'`)
  await ask(
    site,
    sql`insert into ${events} (${events.$.day}, ${events.$.property_id}, ${events.$.visitor}, ${events.$.source}, ${events.$.language})
      select (now() at time zone 'Europe/Brussels')::date - 1, ${properties.id}, int8send(number), 'direct', 'fr'
      from generate_series(1, ${rollUpVisitors}) as number, ${properties} where ${properties.public_id} = ${property}`,
  )
  let kills = 0
  let middle = 0
  for (const after of [20, 100, 250]) {
    await queueRollUp(site)
    await untilRollUp(site, true)
    await pause(after)
    const { raw, rolled } = await countPageViews(site)
    if (raw > 0 && rolled === 0) middle += 1
    await killWorker(site)
    kills += 1
    await untilRollUp(site, false)
    const now = await countPageViews(site)
    if (now.raw + now.rolled !== rollUpVisitors)
      return { notes: [], problems: [`killed in the middle: ${now.raw} and ${now.rolled} page views`] }
  }
  await queueRollUp(site)
  const { raw, rolled, past } = await untilCounted(site, (counts) => counts.past === 0)
  return {
    notes: [
      `roll-up of ${rollUpVisitors} page views, worker killed ${kills} times, ${middle} of them before its end: ${rolled} counted`,
    ],
    problems:
      rolled === rollUpVisitors && raw === 0 && past === 0
        ? []
        : [`of ${rollUpVisitors} page views ${rolled} were rolled up, ${raw} not`],
  }
}

/**
 * As if midnight came while visitors do: what is stored is of yesterday from one moment to the next, and is rolled up
 * while more arrives.
 */
async function passMidnight(site: TestSite): Promise<CountingReport> {
  await forget(site)
  const count = 10 * perSecond
  const midnight = (async () => {
    await pause(5 * second)
    await ask(site, sql`update ${events} set ${events.$.day} = ${events.day} - 1`)
    await queueRollUp(site)
  })()
  await Promise.all([reportPageViews(site.url, { first: 300_000, count }), midnight])
  const sum = ({ raw, rolled }: { raw: number; rolled: number }) => raw + rolled
  const counts = await untilCounted(site, (now) => sum(now) >= count && now.past === 0)
  return {
    notes: [`midnight while visitors come: ${counts.rolled} of the day before, ${counts.raw} of the new one`],
    problems:
      sum(counts) === count && counts.rolled > 0 && counts.past === 0
        ? []
        : [`at midnight, of ${count} page views ${sum(counts)} were counted`],
  }
}

/** Breaks what can break while page views arrive, and checks the counts. */
export async function breakCounting(site: TestSite): Promise<CountingReport> {
  const reports: CountingReport[] = []
  for (const work of [loseDatabase, endSite, killRollUp, passMidnight]) reports.push(await work(site))
  await forget(site)
  return {
    notes: reports.flatMap(({ notes }) => notes),
    problems: reports.flatMap(({ problems }) => problems).map((problem) => `${countingFault}: ${problem}`),
  }
}
