import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import { openPriceOffice, showsPrice } from '../cache/save-price'
import { hasVarnish, startVarnish, type Varnish } from '../cache/varnish'
import { findFreePort } from '../start/data-folder'
import type { TestSite } from '../test/test-site'
import type { Line } from './weigh-pages'

const seconds = 8
const connections = 20
const least = 40_000
const saves = 20

/** Requests a second that wrk counts; null if it is not installed. */
async function loadByWrk(url: string): Promise<number | null> {
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'accept-encoding: gzip, deflate, br']
  const finished = await promisify(execFile)('wrk', [...options, url]).catch(() => null)
  if (finished === null) return null
  if (/Non-2xx|Socket errors/.test(finished.stdout)) throw new Error(`${url}: ${finished.stdout}`)
  return Number(/Requests\/sec:\s*([\d.]+)/.exec(finished.stdout)?.[1])
}

/** Requests a second that autocannon counts, which itself takes several times the processor that Varnish does. */
async function loadByAutocannon(url: string): Promise<number> {
  const load = { url, connections, headers: { 'accept-encoding': 'gzip, deflate, br' } }
  const { requests, non2xx, errors } = await autocannon({ ...load, duration: seconds })
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} answers were not 200, ${errors} failed`)
  return requests.average
}

type MeasuredCache = {
  site: TestSite
  pages: Record<string, string>
  scratch: string
  print: (line: Line) => void
}

async function measureLoad(varnish: Varnish, { site, pages, print }: MeasuredCache): Promise<string[]> {
  const problems: string[] = []
  for (const [name, own] of Object.entries(pages)) {
    const url = own.replace(site.url, varnish.url)
    await (await fetch(url)).arrayBuffer()
    const counted = await loadByWrk(url)
    const value = Math.round(counted ?? (await loadByAutocannon(url)))
    const by = counted === null ? 'autocannon, which is slower itself' : 'wrk'
    print({
      name: `${name} through Varnish, by ${by}`,
      value,
      unit: 'requests/s',
      n: value * seconds,
    })
    if (counted !== null && name === 'home page' && value < least)
      problems.push(`Varnish answers ${value} requests/s of the ${name}, not ${least}`)
  }
  return problems
}

/** How often the request after a save shows it, and how long a save takes with its purge. */
async function measureFreshness(varnish: Varnish, { site, pages, print }: MeasuredCache): Promise<string[]> {
  const page = (pages.property ?? '').replace(site.url, varnish.url)
  const office = await openPriceOffice(site)
  const times: number[] = []
  let fresh = 0
  for (let at = 0; at < saves; at += 1) {
    const price = 310_000 + at
    await showsPrice(page, price)
    times.push((await office.save(price)).took)
    if (await showsPrice(page, price)) fresh += 1
  }
  const median = times.toSorted((one, other) => one - other)[saves / 2] ?? 0
  print({
    name: 'through Varnish: fresh at the next request after a save',
    value: fresh / saves,
    unit: 'ratio',
    n: saves,
  })
  print({ name: 'a save with its purge, median', value: Math.round(median), unit: 'ms', n: saves })
  return fresh === saves ? [] : [`${saves - fresh} of ${saves} saves were not on the next request`]
}

/** How many cached pages, whose time is over, Varnish still sends while the site is down. */
async function measureGrace(varnish: Varnish, { site, pages, print }: MeasuredCache): Promise<string[]> {
  const addresses = Object.values(pages).map((own) => own.replace(site.url, varnish.url))
  for (const address of addresses) await (await fetch(address)).arrayBuffer()
  await site.server.stop()
  await new Promise((resolve) => setTimeout(resolve, 3000))
  let answered = 0
  for (const address of addresses) if ((await fetch(address)).ok) answered += 1
  const value = answered / addresses.length
  print({ name: 'through Varnish: pages while the site is away', value, unit: 'ratio', n: addresses.length })
  return value === 1 ? [] : [`${answered} of ${addresses.length} pages were answered while the site was away`]
}

/** Measures Varnish with the configuration of deploy/varnish in front of the site, if it is installed. */
export async function measureCache(measured: MeasuredCache): Promise<string[]> {
  const { site, scratch, print } = measured
  if (!hasVarnish()) {
    print({ name: 'through Varnish: not installed', value: 0, unit: 'requests/s', n: 0 })
    return []
  }
  const port = await findFreePort()
  const purges = { CACHE_PURGE_URL: `http://127.0.0.1:${port}/` }
  await site.server.stop()
  await site.server.start(purges)
  const varnish = await startVarnish({ site: site.url, folder: path.join(scratch, 'cache'), port })
  const short = await startVarnish({
    site: site.url,
    folder: path.join(scratch, 'short-cache'),
    lasting: '1s',
  })
  try {
    const slow = await measureLoad(varnish, measured)
    const old = await measureFreshness(varnish, measured)
    return [...slow, ...old, ...(await measureGrace(short, measured))]
  } finally {
    await varnish.stop()
    await short.stop()
    await site.server.stop()
    await site.server.start()
  }
}
