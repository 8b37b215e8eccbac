import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { pricedProperty } from '../cache/save-price'
import { askDatabase } from '../database/ask-database'
import { instanceCount } from '../instances/haproxy'
import { measureSaves } from '../instances/measure-saves'
import { pageAt, summarize, untilShown, type ShownPrice } from '../instances/watch-price'
import { runScript } from '../start/run-child'
import { isRecord } from '../../src/domain/shared/is-record'
import type { CountingReport } from './fault-counted'
import type { InstancesPlace } from './instances-place'

// docs/caching.md: what is committed is shown by every instance after this time, in milliseconds.
export const promisedFresh = 1000

const saves = 24
const statements = 20
const longest = 10_000

/** A save through the balancer is on the next request at its own instance, and within a second at the others. */
export async function saveThroughBalancer(place: InstancesPlace): Promise<CountingReport> {
  const {
    saves: times,
    others,
    oldAtOthers,
    oldAtOwn,
    late,
    savedBy,
  } = await measureSaves({
    ...place,
    from: 410_000,
    count: saves,
  })
  const took = summarize(times)
  const fresh = summarize(others)
  const old = summarize(oldAtOthers).longest
  return {
    notes: [
      `${saves} saves by ${savedBy.size} instances (median ${took.median} ms, longest ${took.longest} ms): on the next request at the instance that saved, at the others after ${fresh.median} ms (median), ${fresh.longest} ms at most, something older for ${old} ms`,
    ],
    problems: [
      ...(savedBy.size === instanceCount ? [] : [`only ${[...savedBy].join(', ')} were given saves`]),
      ...(oldAtOwn > 0 ? [`${oldAtOwn} of ${saves} saves were not on the next request`] : []),
      ...(late > 0 || old > promisedFresh
        ? [`the others showed something older for ${old} ms, and ${late} for ever`]
        : []),
    ],
  }
}

/** When PostgreSQL first has a price, by `performance.now()`: the commit of whoever writes it. */
async function untilCommitted({
  site,
  price,
}: {
  site: InstancesPlace['site']
  price: number
}): Promise<number> {
  const client = new pg.Client({ connectionString: site.database.url })
  await client.connect()
  try {
    for (let waited = 0; waited < 12 * longest; waited += 5) {
      const { rowCount } = await client.query(
        'select 1 from properties where public_id = $1 and price = $2',
        [pricedProperty, price],
      )
      if (rowCount) return performance.now()
      await pause(5)
    }
    throw new Error(`The price ${price} was not stored`)
  } finally {
    await client.end()
  }
}

/** How each instance shows what somebody else writes, counted from the commit; null where it never does. */
async function watchWrite(
  { site, instances, page }: InstancesPlace,
  { price, write }: { price: number; write: () => Promise<unknown> },
): Promise<(ShownPrice | null)[]> {
  const pages = instances.map((instance) => pageAt(instance, page))
  for (const each of pages) await (await fetch(each)).arrayBuffer()
  const committed = untilCommitted({ site, price })
  const written = write()
  const since = await committed
  const shown = await Promise.all(
    pages.map((each) => untilShown({ page: each, price, most: longest, since })),
  )
  await written
  return shown
}

function judge(what: string, shown: readonly (ShownPrice | null)[]): CountingReport {
  const fresh = summarize(shown.map((each) => each?.took ?? Infinity))
  const old = summarize(shown.map((each) => each?.oldUntil ?? Infinity)).longest
  return {
    notes: [
      `${what}: on every instance after ${fresh.median} ms (median), ${fresh.longest} ms at most, something older for ${old} ms`,
    ],
    problems: old <= promisedFresh ? [] : [`${what}: something older for ${old} ms`],
  }
}

/** A snapshot of the priced property alone, with another price. */
function writeSnapshot(folder: string, price: number): void {
  const sample = path.resolve('seed/snapshot')
  mkdirSync(folder, { recursive: true })
  cpSync(path.resolve('seed/pictures'), path.join(folder, '../pictures'), { recursive: true })
  const records: unknown = JSON.parse(readFileSync(path.join(sample, 'properties.json'), 'utf8'))
  const own = [records]
    .flat()
    .flatMap((record) =>
      isRecord(record) && record.ID === pricedProperty ? [{ ...record, Price: price }] : [],
    )
  writeFileSync(path.join(folder, 'properties.json'), JSON.stringify(own))
}

/** What an import writes beside the instances, in a process of its own. */
export async function importBeside(place: InstancesPlace): Promise<CountingReport> {
  const folder = path.join(place.scratch, 'import', 'snapshot')
  const shown: (ShownPrice | null)[] = []
  for (const price of [421_000, 422_000]) {
    writeSnapshot(folder, price)
    const write = () => runScript('seed/import-snapshot.ts', { args: [folder], env: place.site.env })
    shown.push(...(await watchWrite(place, { price, write })))
  }
  return judge('2 imports of a price', shown)
}

/** What plain SQL writes, as the worker and any other program may. */
export async function writeBySql(place: InstancesPlace): Promise<CountingReport> {
  const shown: (ShownPrice | null)[] = []
  for (let price = 430_000; price < 430_000 + statements; price += 1) {
    const write = () =>
      askDatabase(place.site.database.url, {
        text: 'update properties set price = $1 where public_id = $2',
        values: [price, pricedProperty],
      })
    shown.push(...(await watchWrite(place, { price, write })))
  }
  return judge(`${statements} prices by SQL`, shown)
}
