import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { table } from '@/cms/database/tables'
import { regionOf } from '@/domain/energy/region'
import {
  countedSince,
  firstOfDays,
  firstOfMonth,
  firstOfWeek,
  lastDays,
  SHOWN_DAYS,
  visitFiguresOf,
  type DayCount,
  type VisitFigures,
} from '@/domain/page-views/visit-figures'
import { visitSources, type VisitSource } from '@/domain/page-views/visit-source'
import { belgianDay } from '@/domain/shared/belgian-day'
import { locales, type Locale } from '@/domain/shared/locale'
import { addDays } from '@/domain/appointments/brussels-time'

const visitDays = table('visit_days')
const visitEvents = table('visit_events')
const counted = table('visit_days', 'counted')
const compared = table('properties', 'compared')
const figuresRow = table('visit_totals', 'figures')
const total = table('visit_totals', 'total')
const visitTotals = table('visit_totals')
const propertiesLocales = table('properties_locales')
const citiesTable = table('cities')
const propertiesTable = table('properties')

/** What is counted of the page of a home (docs/visit-counting.md). */
export type HomeCounts = {
  figures: VisitFigures
  /** The last 30 days, in order. */
  days: DayCount[]
  /** Of the last 30 days, the most visits first; what had none is absent. */
  sources: { source: VisitSource; visits: number }[]
  languages: { language: Locale; visits: number }[]
}

type Row = {
  property: number
  /** Null for all the days before those that are counted one by one. */
  day: string | null
  source: string
  language: string
  visits: number
}

type Homes = { payload: Payload; properties: readonly number[] }

// What is rolled up and what is not yet, in one statement: a roll-up in between moves nothing out of sight, or twice into it.
async function readCounts({ payload, properties, today }: Homes & { today: string }): Promise<Row[]> {
  const among = sql`any(${sql.param(properties)}::int[])`
  const since = countedSince(today)
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    select ${counted.property_id} as property, ${counted.day}::text as day, ${counted.source}, ${counted.language},
      sum(${counted.visits})::int as visits from (
      select ${visitDays.property_id}, ${visitDays.day}, ${visitDays.source}, ${visitDays.language}, ${visitDays.visits} from ${visitDays}
        where ${visitDays.property_id} = ${among} and ${visitDays.day} between ${since}::date and ${today}::date
      union all
      select ${visitEvents.property_id}, ${visitEvents.day}, ${visitEvents.source}, ${visitEvents.language}, 1 from ${visitEvents}
        where ${visitEvents.property_id} = ${among} and ${visitEvents.day} <= ${today}::date
    ) as counted group by ${counted.property_id}, ${counted.day}, ${counted.source}, ${counted.language}
    union all
    select ${total.property_id}, null, '', '', (${total.visits} - coalesce((select sum(${counted.visits}) from ${counted}
        where ${counted.property_id} = ${total.property_id} and ${counted.day} >= ${since}::date), 0))::int
      from ${total} where ${total.property_id} = ${among}`)
  return rows
}

/** The sum of each name, the most first; of names that are not known nothing. */
function sumBy<Name extends string>(
  rows: readonly Row[],
  { names, nameOf }: { names: readonly Name[]; nameOf: (row: Row) => string },
): { name: Name; visits: number }[] {
  return names
    .map((name) => ({
      name,
      visits: rows.reduce((sum, row) => (nameOf(row) === name ? sum + row.visits : sum), 0),
    }))
    .filter(({ visits }) => visits > 0)
    .toSorted((one, other) => other.visits - one.visits)
}

function toCounts(rows: readonly Row[], today: string): HomeCounts {
  const counts = rows.flatMap(({ day, visits }) => (day === null ? [] : [{ day, visits }]))
  const earlier = rows.reduce((sum, { day, visits }) => (day === null ? sum + visits : sum), 0)
  const days = lastDays({ counts, today, days: SHOWN_DAYS })
  const first = days[0]?.day ?? today
  const shown = rows.filter(({ day }) => day !== null && day >= first)
  return {
    figures: visitFiguresOf({ counts, today, earlier }),
    days,
    sources: sumBy(shown, { names: visitSources, nameOf: ({ source }) => source }).map(
      ({ name, visits }) => ({ source: name, visits }),
    ),
    languages: sumBy(shown, { names: locales, nameOf: ({ language }) => language }).map(
      ({ name, visits }) => ({ language: name, visits }),
    ),
  }
}

/** How often the pages of these homes were visited, by row id; a home that nobody has seen has zeros. */
export async function findVisitCounts({
  now,
  ...homes
}: Homes & { now: Date }): Promise<Map<number, HomeCounts>> {
  const today = belgianDay(now)
  const byHome = new Map<number, Row[]>(homes.properties.map((id) => [id, []]))
  if (byHome.size === 0) return new Map()
  for (const row of await readCounts({ ...homes, today })) byHome.get(row.property)?.push(row)
  return new Map([...byHome].map(([id, rows]) => [id, toCounts(rows, today)]))
}

/** The visits of a home in a calendar month, as 2026-10. */
export async function countVisitsOfMonth({
  payload,
  property,
  month,
}: {
  payload: Payload
  property: number
  month: string
}): Promise<number> {
  const first = `${month}-01`
  const next = firstOfMonth(addDays({ day: first, days: 31 }))
  const { rows } = await payload.db.drizzle.execute<{ visits: number }>(sql`
    select ((select coalesce(sum(${visitDays.visits}), 0) from ${visitDays}
        where ${visitDays.property_id} = ${property} and ${visitDays.day} >= ${first}::date and ${visitDays.day} < ${next}::date)
      + (select count(*) from ${visitEvents}
        where ${visitEvents.property_id} = ${property} and ${visitEvents.day} >= ${first}::date and ${visitEvents.day} < ${next}::date))::int as visits`)
  return rows[0]?.visits ?? 0
}

/** A home with its figures, for the office. */
export type CountedHome = {
  /** The row id. */
  property: number
  publicId: number
  title: string | null
  owner: number | null
  figures: VisitFigures
}

const MOST_HOMES = 200

/** The figures of the published homes, the most visited ever first, at most 200; the title in the agency's first language. */
export async function findAllVisitCounts({
  payload,
  now,
  limit,
}: {
  payload: Payload
  now: Date
  limit: number
}): Promise<CountedHome[]> {
  const today = belgianDay(now)
  const [week, month] = [firstOfWeek(today), firstOfMonth(today)]
  const first = week < month ? week : month
  const { rows } = await payload.db.drizzle.execute<Omit<CountedHome, 'figures'> & VisitFigures>(sql`
    with counted as (
      select ${visitTotals.property_id}, ${visitTotals.visits} as total, 0 as today, 0 as week, 0 as month from ${visitTotals}
      union all
      select ${visitDays.property_id}, 0, sum(${visitDays.visits}) filter (where ${visitDays.day} = ${today}::date),
        sum(${visitDays.visits}) filter (where ${visitDays.day} >= ${week}::date), sum(${visitDays.visits}) filter (where ${visitDays.day} >= ${month}::date)
      from ${visitDays} where ${visitDays.day} between ${first}::date and ${today}::date group by ${visitDays.property_id}
      union all
      select ${visitEvents.property_id}, count(*), count(*) filter (where ${visitEvents.day} = ${today}::date),
        count(*) filter (where ${visitEvents.day} >= ${week}::date), count(*) filter (where ${visitEvents.day} >= ${month}::date)
      from ${visitEvents} where ${visitEvents.day} <= ${today}::date group by ${visitEvents.property_id}
    ), figures as (
      select ${counted.property_id}, sum(today)::int as today, sum(week)::int as week, sum(month)::int as month,
        sum(total)::int as total from counted group by ${counted.property_id}
    )
    select ${propertiesTable.id} as property, ${propertiesTable.public_id}::int as "publicId", ${propertiesTable.owner_id} as owner,
      (select ${propertiesLocales.title} from ${propertiesLocales} where ${propertiesLocales._parent_id} = ${propertiesTable.id} and ${propertiesLocales.title} is not null
        order by array_position(array['fr', 'nl', 'en', 'de'], ${propertiesLocales._locale}::text) limit 1) as title,
      coalesce(today, 0) as today, coalesce(week, 0) as week, coalesce(month, 0) as month, coalesce(total, 0) as total
    from ${propertiesTable} left join figures on ${figuresRow.property_id} = ${propertiesTable.id}
    where ${propertiesTable._status} = 'published' and ${propertiesTable.public_id} is not null
    order by coalesce(total, 0) desc, ${propertiesTable.public_id}
    limit ${Math.min(limit, MOST_HOMES)}`)
  return rows.map(({ property, publicId, title, owner, ...figures }) => ({
    property,
    publicId,
    title,
    owner,
    figures,
  }))
}

type Place = { id: number; zip: string | null; countryId: number | null }

type Home = { goal: string | null; type: number | null; city: number | null }

const FEWEST_OTHERS = 3

const toRegion = ({ zip, countryId }: Place) => regionOf({ zip, countryId })

/** The cities of the region in which a city lies; none where it is in no region that is known. */
async function findCitiesAround(payload: Payload, city: number): Promise<number[]> {
  const { rows } = await payload.db.drizzle.execute<Place>(
    sql`select ${citiesTable.id}, ${citiesTable.zip}, ${citiesTable.country_id}::int as "countryId" from ${citiesTable}`,
  )
  const own = rows.find(({ id }) => id === city)
  const region = own ? toRegion(own) : null
  if (region === null) return []
  return rows.filter((place) => toRegion(place) === region).map(({ id }) => id)
}

/**
 * The visits of a home in the last 30 days beside the average of the other published homes of its goal and type in its
 * region; null where there are fewer than three of them, which would tell of each other.
 */
export async function compareVisits({
  payload,
  property: id,
  now,
}: {
  payload: Payload
  property: number
  now: Date
}): Promise<{ average: number; own: number; homes: number } | null> {
  const db = payload.db.drizzle
  const found = await db.execute<Home>(
    sql`select ${propertiesTable.goal}::text as goal, ${propertiesTable.type_id} as type, ${propertiesTable.city_id} as city from ${propertiesTable} where ${propertiesTable.id} = ${id}`,
  )
  const [home] = found.rows
  if (!home || home.goal === null || home.type === null || home.city === null) return null
  const cities = await findCitiesAround(payload, home.city)
  const today = belgianDay(now)
  const first = firstOfDays({ today, days: SHOWN_DAYS })
  const { rows } = await db.execute<{ own: number; others: number; homes: number }>(sql`
    with compared as materialized (
      select ${propertiesTable.id} from ${propertiesTable} where ${propertiesTable.id} = ${id} or ${propertiesTable._status} = 'published' and ${propertiesTable.goal}::text = ${home.goal}
        and ${propertiesTable.type_id} = ${home.type} and ${propertiesTable.city_id} = any(${sql.param(cities)}::int[])
    ), counted as (
      select ${visitDays.property_id}, ${visitDays.visits} from compared join ${visitDays} on ${visitDays.property_id} = ${compared.id}
        where ${visitDays.day} between ${first}::date and ${today}::date
      union all
      select ${visitEvents.property_id}, 1 from compared join ${visitEvents} on ${visitEvents.property_id} = ${compared.id}
        where ${visitEvents.day} between ${first}::date and ${today}::date
    )
    select coalesce(sum(${counted.visits}) filter (where ${counted.property_id} = ${id}), 0)::int as own,
      coalesce(sum(${counted.visits}) filter (where ${counted.property_id} <> ${id}), 0)::int as others,
      (select count(*) from compared where ${compared.id} <> ${id})::int as homes
    from counted`)
  const { own = 0, others = 0, homes = 0 } = rows[0] ?? {}
  return homes < FEWEST_OTHERS ? null : { own, homes, average: Math.round((others / homes) * 10) / 10 }
}
