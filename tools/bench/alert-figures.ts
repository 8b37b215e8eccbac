import { performance } from 'node:perf_hooks'
import config from '@payload-config'
import { sql } from '@payloadcms/db-postgres'
import { getPayload, type Payload } from 'payload'
import { table } from '../../src/cms/database/tables'
import { databaseOf, type Database } from '../../src/cms/database/transactions'
import { createRandom, type Random } from '../../tests/support/random'
import { towns } from '../../tests/support/snapshot/snapshot-words'
import { writeAlertRows } from '../../src/cms/operations/alerts/index-alert'
import { matchProperty } from '../../src/cms/operations/alerts/match-property'
import { sendAlertMails } from '../../src/cms/operations/alerts/send-alert-mails'
import { fillPropertySearch } from '../../src/cms/operations/property-search/fill-property-search'
import { alertFrequencies } from '../../src/domain/alerts/alert'
import { tidyAlertCriteria, type AlertCriteria } from '../../src/domain/alerts/alert-criteria'
import { locales } from '../../src/domain/shared/locale'
import type { Line } from './weigh-pages'

const alerts = 100_000
const matchings = 200
const mails = 3000

const round = (value: number): number => Math.round(value * 100) / 100

/** Random criteria: a goal, one to three towns, a type or two, a price, and sometimes more. */
function randomAlertCriteria(random: Random): AlertCriteria {
  const isRent = random.chance(0.3)
  const most = isRent ? random.whole(6, 25) * 100 : random.whole(4, 20) * 50_000
  const few = <Item>(high: number, make: () => Item): Item[] =>
    Array.from({ length: random.whole(1, high) }, make)
  return tidyAlertCriteria({
    goal: isRent ? 'rent' : 'sale',
    types: random.chance(0.1) ? [] : few(2, () => random.pick([1, 2, 3, 5, 6])),
    cities: random.chance(0.1)
      ? []
      : few(3, () => random.pick(towns)).map(({ name, zip }) => ({ name: name.fr, zip })),
    maxPrice: most,
    minPrice: random.chance(0.3) ? Math.round(most / 2) : null,
    minBedrooms: random.chance(0.6) ? random.whole(1, 4) : null,
    minBathrooms: random.chance(0.1) ? 2 : null,
    minGarages: random.chance(0.2) ? 1 : null,
    terrace: random.chance(0.1),
    garden: random.chance(0.2),
  })
}

const alertRows = table('alerts')
const alertEvents = table('alert_events')
const mailed = table('alert_events', 'mailed')
const alertProperties = table('alert_properties')
const alertSearch = table('alert_search')
const propertySearch = table('property_search')

/** Stores alerts of different people in bulk, in the form of `indexAlert`. */
async function storeAlerts(db: Database, make: () => AlertCriteria): Promise<void> {
  await db.execute(sql`delete from ${alertRows}`)
  const batchSize = 5000
  for (let at = 0; at < alerts; at += batchSize) {
    const rows = Array.from({ length: batchSize }, (_, place) => ({
      criteria: make(),
      email: `alert-${at + place}@example.com`,
      language: locales[(at + place) % locales.length] ?? 'fr',
      frequency: alertFrequencies[(at + place) % 3] ?? 'daily',
    }))
    const { rows: stored } = await db.execute<{ id: number; email: string }>(sql`
      insert into ${alertRows} (${alertRows.$.email}, ${alertRows.$.language}, ${alertRows.$.frequency}, ${alertRows.$.criteria},
        ${alertRows.$.state}, ${alertRows.$.since}, ${alertRows.$.expires_at}, ${alertRows.$.requested_at}, ${alertRows.$.link_version})
      select email, language::enum_alerts_language, frequency::enum_alerts_frequency, criteria, 'active',
        '2026-01-01', '2099-01-01', '2026-01-01', 0
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given (email text, language text, frequency text, criteria jsonb)
      returning ${alertRows.id}, ${alertRows.email}`)
    const ids = new Map(stored.map(({ id, email }) => [email, id]))
    const written = rows.map(({ email, ...alert }) => ({ ...alert, id: ids.get(email) ?? 0 }))
    await writeAlertRows({ db, alerts: written })
  }
  await db.execute(sql`vacuum analyze ${alertRows}`)
  await db.execute(sql`vacuum analyze ${alertSearch}`)
}

const countEvents = async (db: Database): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${alertEvents}`)
  return rows[0]?.count ?? 0
}

type MeasuredAlerts = { payload: Payload; ids: readonly number[] }

/** Matches each property as if it had just been published; returns the milliseconds of each. */
async function matchEach({ payload, ids }: MeasuredAlerts): Promise<number[]> {
  const times: number[] = []
  for (const id of ids) {
    const started = performance.now()
    await matchProperty({ payload, id, now: new Date() })
    times.push(performance.now() - started)
  }
  return times
}

async function measureMatching(measured: MeasuredAlerts): Promise<Line[]> {
  const db = databaseOf(measured.payload)
  await matchEach({ ...measured, ids: measured.ids.slice(0, 20) })
  await db.execute(sql`delete from ${alertEvents}`)
  const ids = measured.ids.slice(20, 20 + matchings)
  const times = (await matchEach({ ...measured, ids })).toSorted((one, other) => one - other)
  const found = await countEvents(db)
  const named = (what: string) => `one property matched with ${alerts} alerts${what}`
  return [
    {
      name: named(': p95'),
      value: round(times[Math.floor(times.length * 0.95)] ?? 0),
      unit: 'ms',
      n: ids.length,
    },
    { name: named(': found'), value: round(found / ids.length), unit: 'alerts/property', n: ids.length },
    { name: named(': memory'), value: round(process.memoryUsage().rss / 2 ** 20), unit: 'MB', n: 1 },
  ]
}

async function measureSending({ payload, ids }: MeasuredAlerts): Promise<Line> {
  const db = databaseOf(payload)
  await db.execute(sql`delete from ${alertEvents}`)
  await db.execute(sql`delete from ${alertProperties}`)
  await matchEach({ payload, ids: ids.slice(0, 100) })
  // The alerts in this number get mails of all their matches, the others of none.
  await db.execute(sql`delete from ${alertEvents} where ${alertEvents.alert_id} not in
    (select ${mailed.alert_id} from ${mailed} group by ${mailed.alert_id} order by ${mailed.alert_id} limit ${mails})`)
  const started = performance.now()
  const count = await sendAlertMails({ payload, now: new Date(Date.now() + 30 * 86_400_000) })
  const took = (performance.now() - started) / 1000
  return { name: 'mails of alerts queued', value: round(count / took), unit: 'mails/s', n: count }
}

/** The worst case: every alert matches the property. */
async function measureAll({ payload, ids }: MeasuredAlerts): Promise<Line[]> {
  const db = databaseOf(payload)
  await storeAlerts(db, () => tidyAlertCriteria({}))
  await db.execute(sql`delete from ${alertEvents}`)
  await db.execute(sql`delete from ${alertProperties}`)
  const times = (await matchEach({ payload, ids: ids.slice(0, 3) })).toSorted((one, other) => one - other)
  const found = await countEvents(db)
  return [
    {
      name: `one property matched by each of ${alerts} alerts`,
      value: round(times.at(-1) ?? 0),
      unit: 'ms',
      n: found,
    },
    { name: 'the same: memory', value: round(process.memoryUsage().rss / 2 ** 20), unit: 'MB', n: 1 },
  ]
}

/** Measures matching one property with all alerts, and queueing their mails, on the database of the environment. */
async function measureAlerts(): Promise<Line[]> {
  const payload = await getPayload({ config })
  await fillPropertySearch(payload)
  const db = databaseOf(payload)
  const random = createRandom(1)
  await storeAlerts(db, () => randomAlertCriteria(random))
  // Listed in every language, so that alerts in all languages are compared.
  const { rows } = await db.execute<{
    id: number
  }>(sql`select ${propertySearch.property_id} as id from ${propertySearch}
    where ${propertySearch.status} = 'available' and ${propertySearch.text_nl} is not null and ${propertySearch.text_de} is not null
    order by ${propertySearch.property_id} limit ${matchings + 50}`)
  const measured: MeasuredAlerts = { payload, ids: rows.map(({ id }) => id) }
  return [
    ...(await measureMatching(measured)),
    await measureSending(measured),
    ...(await measureAll(measured)),
  ]
}

for (const line of await measureAlerts()) process.stdout.write(`${JSON.stringify(line)}\n`)
// Payload's pool keeps the process alive.
process.exit(0)
