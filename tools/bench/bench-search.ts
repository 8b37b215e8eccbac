import { spawn } from 'node:child_process'
import { AsyncLocalStorage } from 'node:async_hooks'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { loadProperties } from '../../tests/support/load-properties'
import { createRandom, type Random } from '../../tests/support/random'
import { towns } from '../../tests/support/snapshot-words'
import type { ListingCriteria } from '../../src/domain/search/criteria'
import { startDatabase } from '../database/embedded-postgres'
import { runInChild, runScript } from '../start/run-child'
import { untilEnd } from '../start/shutdown'
import { step } from '../start/steps'

type BenchSearchLine = { name: string; value: number; unit: string; n: number }

const sizes = [100, 1000, 10_000, 100_000]
const questions = 200
const script = fileURLToPath(import.meta.url)

/**
 * Measures the search, listings and the page of a property with more and more properties, on a database of its own in the
 * folder; prints a JSON object per line. It needs a process of its own, because the site's reads import the server side of
 * React.
 */
export async function measureSearch(scratch: string): Promise<void> {
  const dataDir = path.join(scratch, 'search')
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  const database = await startDatabase({ dataDir, settings })
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: 'only-for-the-homes-of-a-benchmark',
    NODE_ENV: 'production',
  }
  try {
    await runScript('tests/support/migrate-template.ts', { env })
    for (const properties of sizes) {
      await step(`${properties} homes`, () => loadProperties({ url: database.url, properties }))
      await measureInChild(properties, env)
    }
  } finally {
    await database.stop()
  }
}

async function measureInChild(properties: number, env: Record<string, string>): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--conditions=react-server', ...runInChild, script, String(properties)],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...env },
    },
  )
  if ((await untilEnd(child)) !== 0)
    throw new Error('The search could not be measured: see the message above.')
}

const round = (value: number): number => Math.round(value * 100) / 100

async function measure({
  name,
  n = questions,
  work,
}: {
  name: string
  n?: number
  work: (run: number) => Promise<unknown>
}): Promise<BenchSearchLine> {
  for (let run = 0; run < 20; run += 1) await work(n + run)
  const times: number[] = []
  for (let run = 0; run < n; run += 1) {
    const started = performance.now()
    await work(run)
    times.push(performance.now() - started)
  }
  times.sort((one, other) => one - other)
  return { name: `${name}: p95`, value: round(times[Math.floor(n * 0.95)] ?? 0), unit: 'ms', n }
}

/** Replaces Next's cache for the site's reads; it keeps everything for this run. */
function provideCache(): void {
  const kept = new Map<string, unknown>()
  const __incrementalCache = {
    isOnDemandRevalidate: false,
    generateSimpleCacheKey: async (key: string) => key,
    get: async (key: string) => (kept.has(key) ? { value: kept.get(key), isStale: false } : null),
    set: async (key: string, value: unknown) => void kept.set(key, value),
  }
  Object.assign(globalThis, { AsyncLocalStorage, __incrementalCache })
}

/** Random criteria: one to three, mostly on the first page. */
function randomCriteria(random: Random): Partial<ListingCriteria> {
  const town = random.pick(towns)
  const questionsOf: (() => Partial<ListingCriteria>)[] = [
    () => ({ types: [random.pick([1, 2, 3, 5, 6])] }),
    () => ({ cities: [{ name: town.name.fr, zip: town.zip }] }),
    () => ({ minPrice: random.whole(1, 3) * 100_000, maxPrice: random.whole(4, 8) * 100_000 }),
    () => ({ minBedrooms: random.whole(2, 5) }),
    () => ({ minSurface: random.whole(6, 20) * 10 }),
    () => ({ labels: [random.pick(['A', 'B', 'C'])] }),
    () => ({ garden: true, terrace: random.chance(0.5) }),
    () => ({
      text: random.pick(['maison', 'wavre', 'appartement waterloo', '1348', 'bureau villers', 'm²']),
    }),
  ]
  const asked = Array.from({ length: random.whole(1, 3) }, () => questionsOf[random.whole(0, 7)]?.())
  const sort = random.pick([null, null, 'newest', 'price-asc', 'price-desc', 'surface-desc'] as const)
  return Object.assign({ goal: 'sale', sort, page: random.chance(0.8) ? 1 : random.whole(2, 6) }, ...asked)
}

const typed = 'w,wa,wavre,mai,maison,app,13,1300,lou,louvain,villers,sart,b,br,s,st,100001,100050,xyz'.split(
  ',',
)

async function measureHere(properties: number): Promise<BenchSearchLine[]> {
  provideCache()
  const { GET } = await import('../../src/app/api/search/route')
  const { fillPropertySearch } = await import('../../src/cms/operations/property-search/fill-property-search')
  const { countByCity, countByType, countProperties } =
    await import('../../src/cms/queries/search/property-search')
  const { noCriteria } = await import('../../src/domain/search/criteria')
  const { locales } = await import('../../src/domain/shared/locale')
  const { getClient } = await import('../../src/site/data/client')
  const { getProperty } = await import('../../src/site/data/properties/properties')
  const { findListing } = await import('../../src/site/data/search/search')
  const payload = await getClient()
  await fillPropertySearch(payload)
  await payload.db.drizzle.execute('vacuum analyze')
  const random = createRandom(1)
  const localeOf = (run: number) => locales[run % locales.length] ?? 'fr'
  const selection = { locale: 'fr', goal: 'sale', statuses: ['available'] } as const
  const ask = (run: number) => {
    const url = `http://localhost/api/search?q=${typed[run % typed.length]}&lang=${localeOf(run)}`
    // Each run has another address, as nobody types this fast.
    return GET(new Request(url, { headers: { 'x-forwarded-for': `10.0.${run >> 8}.${run & 255}` } }))
  }
  const list = (run: number, criteria: Partial<ListingCriteria>) =>
    findListing({ criteria: { ...noCriteria, ...criteria }, base: null, locale: localeOf(run) })
  const named = (what: string) => `${what} with ${properties} homes`
  const lines = [
    await measure({ name: named('/api/search'), work: ask }),
    await measure({ name: named('filtered listing'), work: (run) => list(run, randomCriteria(random)) }),
    await measure({ name: named('plain listing, not kept'), work: (run) => list(run, { goal: 'sale' }) }),
    await measure({
      name: named('property page, not kept'),
      n: 60,
      work: (run) => getProperty({ id: 100_001 + ((run * 7919) % properties), locale: localeOf(run) }),
    }),
    await measure({
      name: named('count of a list'),
      n: 60,
      work: () => countProperties({ payload, selection }),
    }),
    await measure({
      name: named('counts of all types'),
      n: 60,
      work: () => countByType({ payload, selection }),
    }),
    await measure({
      name: named('counts of all cities'),
      n: 60,
      work: () => countByCity({ payload, selection }),
    }),
  ]
  const memory = round(process.memoryUsage().rss / 2 ** 20)
  return [...lines, { name: named('memory of the process'), value: memory, unit: 'MB', n: 1 }]
}

if (process.argv[1] === script) {
  const lines = await measureHere(Number(process.argv[2]))
  for (const line of lines) process.stdout.write(`${JSON.stringify(line)}\n`)
  // Payload's pool keeps the process alive.
  process.exit(0)
}
