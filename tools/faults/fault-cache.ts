import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { addressOf } from '../bench/weigh-pages'
import { askDatabase } from '../database/ask-database'
import { openPriceOffice, showsPrice } from '../cache/save-price'
import { hasVarnish, startVarnish } from '../cache/varnish'
import { waitForAnswer } from '../start/site-server'
import type { TestSite } from '../test/test-site'
import { checkCache } from './check-cache'
import type { CountingReport } from './fault-counted'
import { openPurgeGate, type PurgeGate } from './purge-gate'

export const cacheFault = 'cache in front'

const second = 1000
const token = 'token-of-the-fault-test'
const refusing = 60
// docs/caching.md: after a cache drops pages again, its visitors see nothing older.
const promised = 6 * second
const saves = 20

type FaultPlace = { site: TestSite; url: string; page: string; gate: PurgeGate }

/** Each request after a save is answered shows it. */
async function saveOften({ site, page }: FaultPlace): Promise<CountingReport> {
  const office = await openPriceOffice(site)
  const times: number[] = []
  let old = 0
  for (let at = 0; at < saves; at += 1) {
    const price = 310_000 + at
    await showsPrice(page, price)
    times.push((await office.save(price)).took)
    if (!(await showsPrice(page, price))) old += 1
  }
  const longest = Math.round(Math.max(...times))
  return {
    notes: [`${saves} saves, the longest took ${longest} ms; ${old} were not on the next request`],
    problems: old === 0 ? [] : [`${old} of ${saves} saves were not on the next request through the cache`],
  }
}

/** The cache refuses purges for a minute of saves: its visitors see the last one in time once it purges again. */
async function refusePurges({ site, page, gate }: FaultPlace): Promise<CountingReport> {
  const office = await openPriceOffice(site)
  gate.refuse(true)
  const begun = Date.now()
  let price = 320_000
  const times: number[] = []
  while (Date.now() - begun < refusing * second) {
    times.push((await office.save((price += 1))).took)
    await showsPrice(page, price)
    await pause(5 * second)
  }
  gate.refuse(false)
  const open = Date.now()
  while (!(await showsPrice(page, price)) && Date.now() - open < 10 * promised) await pause(50)
  const took = Date.now() - open
  return {
    notes: [
      `purges refused for ${refusing} s (${gate.refused()} of them), the longest of ${times.length} saves took ${Math.round(Math.max(...times))} ms; fresh ${took} ms after it`,
    ],
    problems: took <= promised ? [] : [`an old price was shown for ${took} ms after purges were accepted`],
  }
}

/** A process that is killed right after a save leaves the purge to the next one. */
async function killAfterSave({ site, page, gate }: FaultPlace): Promise<CountingReport> {
  const office = await openPriceOffice(site)
  const price = 330_000
  gate.refuse(true)
  await office.save(price)
  await site.server.kill()
  gate.refuse(false)
  await site.server.start({ CACHE_PURGE_URL: gate.url, CACHE_PURGE_TOKEN: token })
  const begun = Date.now()
  while (!(await showsPrice(page, price)) && Date.now() - begun < 10 * promised) await pause(50)
  const took = Date.now() - begun
  return {
    notes: [`site killed after a save whose purge was refused: fresh ${took} ms after it was there again`],
    problems: took <= promised ? [] : [`a save of a killed site was shown ${took} ms after its start`],
  }
}

/** Until the later rounds of all purges are over: they would drop what is looked at. */
async function untilPurged({ database }: TestSite): Promise<void> {
  const text = 'select count(*)::int as count from cache_purges'
  for (let waited = 0; waited < 20 * second; waited += 200) {
    const [row] = await askDatabase<{ count: number }>(database.url, { text })
    if (row?.count === 0) return
    await pause(200)
  }
}

/** What Varnish does in front of a site, with the configuration of deploy/varnish, while things break. */
export async function breakCache(site: TestSite, scratch: string): Promise<CountingReport> {
  if (!hasVarnish()) return { notes: ['varnishd is not installed: not tried'], problems: [] }
  const folder = path.join(scratch, 'cache')
  const varnish = await startVarnish({ site: site.url, folder, token })
  const gate = await openPurgeGate(varnish.url)
  await site.server.stop()
  await site.server.start({ CACHE_PURGE_URL: gate.url, CACHE_PURGE_TOKEN: token })
  // Varnish notices a moment later that the site is there.
  await waitForAnswer(`${varnish.url}/healthz`)
  const own = await addressOf({ url: site.url, original: '/property/2101/' })
  const place = { site, gate, url: varnish.url, page: own.replace(site.url, varnish.url) }
  const reports: CountingReport[] = []
  try {
    for (const run of [saveOften, refusePurges, killAfterSave]) reports.push(await run(place))
    await untilPurged(site)
    reports.push(await checkCache({ site, varnish, page: place.page, folder }))
  } finally {
    await site.server.stop()
    await site.server.start()
    gate.stop()
    await varnish.stop()
  }
  return {
    notes: reports.flatMap(({ notes }) => notes),
    problems: reports.flatMap(({ problems }) => problems.map((problem) => `${cacheFault}: ${problem}`)),
  }
}
