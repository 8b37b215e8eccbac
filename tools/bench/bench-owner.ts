import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { loadProperties } from '../../tests/support/properties/load-properties'
import { askDatabase } from '../database/ask-database'
import { makeBeacon } from '../load/beacon-load'
import { memoryOf } from '../load/process-memory'
import { step } from '../start/steps'
import type { TestSite } from '../test/test-site'
import { looseSettings, measureInChild, withBenchDatabase } from './bench-database'
import type { Line } from './weigh-pages'

const property = 2101
const seconds = 8
const connections = 20
const quietRate = 100

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
      throw new Error(`${non2xx + errors} page views or pages were not answered as they should be`)
  const counted = (await settle(site)) - before
  const n = all.requests.total
  // The last beacon may be sent without its answer being read.
  if (counted < n || counted > n + connections) throw new Error(`Of ${n} page views ${counted} were counted`)

  print({ name: 'page views: accepted', value: round(all.requests.average), unit: 'page views/s', n })
  print({ name: 'page views: p99', value: round(all.latency.p99), unit: 'ms', n })
  print({
    name: 'page views: memory',
    value: Math.round(memoryOf(server.pid()) - memory),
    unit: 'MB more',
    n,
  })
  const share = (beside.latency.average / alone.latency.average - 1) * 100
  const name = `property page while ${quietRate} page views a second are sent`
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

/** Measures the figures of owners with five million page views of a year. */
export const measureCounts = (scratch: string): Promise<void> =>
  withBenchDatabase({ scratch, name: 'counts', settings: looseSettings }, async ({ url, env }) => {
    await step(`${properties} properties`, () => loadProperties({ url, properties }))
    await measureInChild({ script: 'tools/bench/owner-figures.ts', env })
  })
