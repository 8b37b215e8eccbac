import { setTimeout as pause } from 'node:timers/promises'
import { loadProperties } from '../../tests/support/properties/load-properties'
import { createRandom } from '../../tests/support/random'
import { buildHref, propertyPath } from '../../src/domain/routing/routes'
import type { Goal } from '../../src/domain/properties/goal'
import type { Locale } from '../../src/domain/shared/locale'
import { askDatabase } from '../database/ask-database'
import { processorTimeOf } from '../load/processor-time'
import { runScript } from '../start/run-child'
import type { TestSite } from '../test/test-site'
import { randomQuery } from './bench-filters'
import type { Line } from './weigh-pages'

const properties = 10_000
const warming = 60
const asked = 150

type BenchProperty = { id: number; goal: Goal; locale: Locale; title: string; city: string }

/** Addresses of properties that nobody has requested, in French and Dutch. */
async function propertyAddresses({
  url,
  databaseUrl,
}: Pick<MeasuredSite, 'url' | 'databaseUrl'>): Promise<string[]> {
  const rows = await askDatabase<BenchProperty>(databaseUrl, {
    text: `select public_id::int as id, goal, texts._locale as locale, title, name as city
      from properties join properties_locales texts on texts._parent_id = properties.id
      join cities_locales on cities_locales._parent_id = city_id and cities_locales._locale = texts._locale
      where texts._locale in ('fr', 'nl') order by public_id desc limit 1000`,
  })
  return rows.map(
    ({ locale, ...place }) => url + buildHref({ locale, path: propertyPath({ locale, ...place }) }),
  )
}

type LoadInput = { pid: number; addresses: string[]; encoding: string }

/** The processor time of the site for one page, in milliseconds, with the compression that goes on after the answer. */
async function processorPerPage({ pid, addresses, encoding }: LoadInput): Promise<number> {
  const before = processorTimeOf(pid)
  for (const address of addresses) {
    const answer = await fetch(address, { headers: { 'accept-encoding': encoding }, redirect: 'manual' })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${answer.status} for ${address}`)
  }
  await pause(1000)
  return (processorTimeOf(pid) - before) / addresses.length
}

type MeasuredSite = { url: string; databaseUrl: string; pid: number; print: (line: Line) => void }

async function measurePages({ print, ...site }: MeasuredSite): Promise<void> {
  const { pid } = site
  const random = createRandom(29)
  const pages = await propertyAddresses(site)
  // A list that was requested before is cached.
  const queries = new Set(Array.from({ length: 600 }, () => randomQuery(random)))
  const lists = [...queries].map((query) => `${site.url}/fr/a-vendre/?${query}`)
  for (const [name, addresses] of Object.entries({ property: pages, 'filtered list': lists })) {
    await processorPerPage({ pid, addresses: addresses.splice(0, warming), encoding: 'br' })
    for (const [encoding, how] of Object.entries({ identity: '', br: ', compressed' })) {
      const value = await processorPerPage({ pid, addresses: addresses.splice(0, asked), encoding })
      print({
        name: `${name} made anew${how}: processor`,
        value: Number(value.toFixed(1)),
        unit: 'ms',
        n: asked,
      })
    }
  }
}

/**
 * Prints the processor time of a property and of a filtered list that were never requested, one after the other, with
 * 10,000 properties.
 */
export async function measureMadeAnew({
  site,
  print,
}: {
  site: TestSite
  print: (line: Line) => void
}): Promise<void> {
  const databaseUrl = site.env.DATABASE_URL ?? ''
  await loadProperties({ url: databaseUrl, properties })
  // Fills the search with them.
  await runScript('tools/start/prepare.ts', { env: site.env })
  await measurePages({ url: site.url, databaseUrl, pid: site.server.pid(), print })
}
