import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import autocannon from 'autocannon'
import { generateSnapshot } from '../../tests/support/snapshot/generate-snapshot'
import { measureAlerts } from './bench-alerts'
import { measureCache } from './bench-cache'
import { measureFilters } from './bench-filters'
import { measureForms } from './bench-forms'
import { measureInstances } from './bench-instances'
import { measureKept } from './bench-cached'
import { measureKeptPages } from './bench-kept-pages'
import { measureMadeAnew } from './bench-made-anew'
import { measureCounting, measureCounts } from './bench-owner'
import { measureSearch } from './bench-search'
import { lineTimes } from './line-times'
import { measureAppointments } from './bench-appointments'
import { measureInteractions } from './interactions'
import { measureOffice } from './office/bench-office'
import { runScript } from '../start/run-child'
import { onShutdown, runCommand } from '../start/shutdown'
import { memoryOf } from '../load/process-memory'
import { runTestSite, type TestSite } from '../test/test-site'
import { addressOf, weighPages, type Line } from './weigh-pages'

// Only results on standard output; everything else goes to standard error.
const print = (line: Line) => process.stdout.write(`${JSON.stringify(line)}\n`)
console.log = console.error

const seconds = 8
const connections = 20
const importedProperties = 1000

const round = (value: number): number => Number(value.toFixed(2))

/** Requests a second and the slow end of the latency, with a browser's headers, from one machine to itself. */
async function measureRequests(name: string, url: string): Promise<void> {
  const load = { url, connections, headers: { 'accept-encoding': 'gzip, deflate, br' } }
  await autocannon({ ...load, duration: 2 })
  const { requests, latency, non2xx, errors } = await autocannon({ ...load, duration: seconds })
  if (non2xx > 0 || errors > 0) throw new Error(`${name}: ${non2xx} answers were not 200, ${errors} failed`)
  print({ name: `${name}: requests`, value: round(requests.average), unit: 'requests/s', n: requests.total })
  print({ name: `${name}: latency p99`, value: round(latency.p99), unit: 'ms', n: requests.total })
}

async function measureImport(scratch: string, env: Record<string, string>): Promise<void> {
  const folder = path.join(scratch, 'generated')
  await generateSnapshot({ folder, properties: importedProperties, seed: 1 })
  const started = performance.now()
  await runScript('seed/import-snapshot.ts', { args: [folder], env })
  const took = (performance.now() - started) / 1000
  print({
    name: 'import of properties in four languages',
    value: round(importedProperties / took),
    unit: 'properties/s',
    n: importedProperties,
  })
}

async function measureSite(site: TestSite, scratch: string): Promise<string[]> {
  const { url, env, server } = site
  const home = `${url}/fr/`
  const list = `${url}/fr/a-vendre/`
  const memory = round(memoryOf(server.pid()))
  print({ name: 'memory of the server after its start', value: memory, unit: 'MB', n: 1 })
  const property = await addressOf({ url, original: '/property/2101/' })
  await measureRequests('static file', `${url}/brand/logo.svg`)
  const pages = { 'home page': home, property, 'filtered list': `${list}?maxPrice=900000&page=2` }
  const slow = await measureKept({ pages, scratch, print })
  slow.push(...(await measureCache({ site, pages, scratch, print })))
  slow.push(...(await measureInstances({ site, page: property, scratch, print })))
  slow.push(...(await measureFilters({ list, pid: server.pid(), folder: '.next-test', print })))
  const overweight = await weighPages({ url, print })
  const waits = await measureInteractions({ addressOf: (original) => addressOf({ url, original }), print })
  await measureForms({ site, print })
  await measureAppointments({ site, print })
  await measureCounting({ site, page: property, print })
  await measureImport(scratch, env)
  await measureMadeAnew({ site, print })
  const expired = await measureKeptPages({ site, print })
  return [...slow, ...overweight, ...waits, ...expired, ...(await measureOffice({ site, print }))]
}

async function main(): Promise<void> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'maison-brabant-bench-'))
  onShutdown(() => rmSync(scratch, { recursive: true, force: true }))
  // With durable writes, as on a real server.
  const options = { durable: true, env: { TRUST_PROXY: '1' } }
  const isOfficeAlone = process.argv.includes('office')
  const measure = (site: TestSite) =>
    isOfficeAlone ? measureOffice({ site, print }) : measureSite(site, scratch)
  const problems = await runTestSite(scratch, measure, options)
  if (!isOfficeAlone) {
    print(lineTimes())
    await measureSearch(scratch)
    await measureAlerts(scratch)
    await measureCounts(scratch)
  }
  if (problems.length > 0) throw new Error(problems.join('; '))
}

void runCommand(main)
