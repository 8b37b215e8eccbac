import { performance } from 'node:perf_hooks'
import { createRandom, type Random } from '../../tests/support/random'
import { towns } from '../../tests/support/snapshot/snapshot-words'
import { GET } from '../../src/app/api/search/route'
import { databaseOf } from '../../src/cms/database/transactions'
import { fillPropertySearch } from '../../src/cms/operations/property-search/fill-property-search'
import { countByCity, countByType, countProperties } from '../../src/cms/queries/search/property-search'
import { noCriteria, type ListingCriteria } from '../../src/domain/search/criteria'
import { locales } from '../../src/domain/shared/locale'
import { setListening } from '../../src/process/freshness.mjs'
import { getClient } from '../../src/site/data/client'
import { getProperty } from '../../src/site/data/properties/properties'
import { findListing } from '../../src/site/data/search/search'
import type { Line } from './weigh-pages'

const questions = 200

const round = (value: number): number => Math.round(value * 100) / 100

async function measure({
  name,
  n = questions,
  work,
}: {
  name: string
  n?: number
  work: (run: number) => Promise<unknown>
}): Promise<Line> {
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

/** Random criteria: one to three, mostly on the first page. */
function randomCriteria(random: Random): Partial<ListingCriteria> {
  const town = random.pick(towns)
  const filters: (() => Partial<ListingCriteria>)[] = [
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
  const chosen = Array.from({ length: random.whole(1, 3) }, () => filters[random.whole(0, 7)]?.())
  const sort = random.pick([null, null, 'newest', 'price-asc', 'price-desc', 'surface-desc'] as const)
  return Object.assign({ goal: 'sale', sort, page: random.chance(0.8) ? 1 : random.whole(2, 6) }, ...chosen)
}

const middles = ['wavre', 'ottignies-louvain-la-neuve', 'jodoigne', 'gembloux', 'waterloo'] as const

const randomCircle = (random: Random): Partial<ListingCriteria> => ({
  goal: 'sale',
  near: { place: `be-municipality-${random.pick(middles)}`, km: random.pick([2, 5, 10, 15, 20, 30]) },
})

/** A line of 30 corners around a point, near and far from it in turn. */
function randomShape(random: Random): Partial<ListingCriteria> {
  const middle = { lat: 50.4 + random.whole(0, 4000) / 10_000, lng: 4.3 + random.whole(0, 6000) / 10_000 }
  const radius = random.whole(2, 20) / 100
  const shape = Array.from({ length: 30 }, (_, corner) => {
    const [angle, reach] = [(corner / 30) * 2 * Math.PI, radius * (corner % 2 === 0 ? 1 : 0.7)]
    return { lat: middle.lat + reach * Math.sin(angle), lng: middle.lng + reach * Math.cos(angle) }
  })
  return { goal: 'sale', shape }
}

const typed = 'w,wa,wavre,mai,maison,app,13,1300,lou,louvain,villers,sart,b,br,s,st,100001,100050,xyz'.split(
  ',',
)

/** Measures the search, listings and the page of a property on the database of the environment. */
async function measureSearch(properties: number): Promise<Line[]> {
  const payload = await getClient()
  await fillPropertySearch(payload)
  await databaseOf(payload).execute('vacuum analyze')
  // As in a running site, whose reads are kept; nothing is saved from here on.
  setListening(true)
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
  const named = (what: string) => `${what} with ${properties} properties`
  const lines = [
    await measure({ name: named('/api/search'), work: ask }),
    await measure({ name: named('filtered listing'), work: (run) => list(run, randomCriteria(random)) }),
    await measure({ name: named('listing in a circle'), work: (run) => list(run, randomCircle(random)) }),
    await measure({ name: named('listing in a drawn area'), work: (run) => list(run, randomShape(random)) }),
    await measure({ name: named('plain listing, not cached'), work: (run) => list(run, { goal: 'sale' }) }),
    await measure({
      name: named('property page, not cached'),
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

for (const line of await measureSearch(Number(process.argv[2])))
  process.stdout.write(`${JSON.stringify(line)}\n`)
// Payload's pool keeps the process alive.
process.exit(0)
