import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import { regionOf } from '@/domain/energy/region'
import {
  countedSince,
  firstOfDays,
  firstOfMonth,
  firstOfWeek,
  lastDays,
  SHOWN_DAYS,
  pageViewFiguresOf,
  type DayCount,
  type PageViewFigures,
} from '@/domain/page-views/page-view-figures'
import { pageViewSources, type PageViewSource } from '@/domain/page-views/page-view-source'
import { belgianDay } from '@/domain/shared/belgian-day'
import { fallbackLocale, locales, type Locale } from '@/domain/shared/locale'
import { addDays } from '@/domain/appointments/brussels-time'
import { hasPropertyPage } from '@/cms/queries/properties/status-where'

const pageViewDays = table('page_view_days')
const pageViewEvents = table('page_view_events')
const counted = table('page_view_days', 'counted')
const compared = table('properties', 'compared')
const figuresRow = table('page_view_totals', 'figures')
const total = table('page_view_totals', 'total')
const pageViewTotals = table('page_view_totals')
const propertiesLocales = table('properties_locales')
const citiesTable = table('cities')
const propertiesTable = table('properties')

/** The counted page views of a property (docs/page-views.md). */
export type PropertyCounts = {
  figures: PageViewFigures
  /** The last 30 days, in order. */
  days: DayCount[]
  /** In the last 30 days, the most frequent first; sources without page views are absent. */
  sources: { source: PageViewSource; pageViews: number }[]
  languages: { language: Locale; pageViews: number }[]
}

type PageViewCountRow = {
  property: number
  /** Null for the sum of all earlier days. */
  day: string | null
  source: string
  language: string
  pageViews: number
}

type CountedPropertiesInput = { payload: Payload; properties: readonly number[] }

// One statement reads the rolled-up counts and the others, so that a roll-up in between neither hides nor doubles any.
async function readCounts({
  payload,
  properties,
  today,
}: CountedPropertiesInput & { today: string }): Promise<PageViewCountRow[]> {
  const among = sql`any(${sql.param(properties)}::int[])`
  const since = countedSince(today)
  const { rows } = await databaseOf(payload).execute<PageViewCountRow>(sql`
    select ${counted.property_id} as property, ${counted.day}::text as day, ${counted.source}, ${counted.language},
      sum(${counted.page_views})::int as "pageViews" from (
      select ${pageViewDays.property_id}, ${pageViewDays.day}, ${pageViewDays.source}, ${pageViewDays.language}, ${pageViewDays.page_views} from ${pageViewDays}
        where ${pageViewDays.property_id} = ${among} and ${pageViewDays.day} between ${since}::date and ${today}::date
      union all
      select ${pageViewEvents.property_id}, ${pageViewEvents.day}, ${pageViewEvents.source}, ${pageViewEvents.language}, 1 from ${pageViewEvents}
        where ${pageViewEvents.property_id} = ${among} and ${pageViewEvents.day} <= ${today}::date
    ) as counted group by ${counted.property_id}, ${counted.day}, ${counted.source}, ${counted.language}
    union all
    select ${total.property_id}, null, '', '', (${total.page_views} - coalesce((select sum(${counted.page_views}) from ${counted}
        where ${counted.property_id} = ${total.property_id} and ${counted.day} >= ${since}::date), 0))::int
      from ${total} where ${total.property_id} = ${among}`)
  return rows
}

/** The sum of each known name, the highest first. */
function sumBy<Name extends string>(
  rows: readonly PageViewCountRow[],
  { names, nameOf }: { names: readonly Name[]; nameOf: (row: PageViewCountRow) => string },
): { name: Name; pageViews: number }[] {
  return names
    .map((name) => ({
      name,
      pageViews: rows.reduce((sum, row) => (nameOf(row) === name ? sum + row.pageViews : sum), 0),
    }))
    .filter(({ pageViews }) => pageViews > 0)
    .toSorted((one, other) => other.pageViews - one.pageViews)
}

function toCounts(rows: readonly PageViewCountRow[], today: string): PropertyCounts {
  const counts = rows.flatMap(({ day, pageViews }) => (day === null ? [] : [{ day, pageViews }]))
  const earlier = rows.reduce((sum, { day, pageViews }) => (day === null ? sum + pageViews : sum), 0)
  const days = lastDays({ counts, today, days: SHOWN_DAYS })
  const first = days[0]?.day ?? today
  const shown = rows.filter(({ day }) => day !== null && day >= first)
  return {
    figures: pageViewFiguresOf({ counts, today, earlier }),
    days,
    sources: sumBy(shown, { names: pageViewSources, nameOf: ({ source }) => source }).map(
      ({ name, pageViews }) => ({ source: name, pageViews }),
    ),
    languages: sumBy(shown, { names: locales, nameOf: ({ language }) => language }).map(
      ({ name, pageViews }) => ({ language: name, pageViews }),
    ),
  }
}

/** The page views of these properties, by row id; zeros for a property without any. */
export async function findPageViewCounts({
  now,
  ...properties
}: CountedPropertiesInput & { now: Date }): Promise<Map<number, PropertyCounts>> {
  const today = belgianDay(now)
  const byProperty = new Map<number, PageViewCountRow[]>(properties.properties.map((id) => [id, []]))
  if (byProperty.size === 0) return new Map()
  for (const row of await readCounts({ ...properties, today })) byProperty.get(row.property)?.push(row)
  return new Map([...byProperty].map(([id, rows]) => [id, toCounts(rows, today)]))
}

/** The page views of a property in a calendar month, as 2026-10. */
export async function countPageViewsOfMonth({
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
  const { rows } = await databaseOf(payload).execute<{ pageViews: number }>(sql`
    select ((select coalesce(sum(${pageViewDays.page_views}), 0) from ${pageViewDays}
        where ${pageViewDays.property_id} = ${property} and ${pageViewDays.day} >= ${first}::date and ${pageViewDays.day} < ${next}::date)
      + (select count(*) from ${pageViewEvents}
        where ${pageViewEvents.property_id} = ${property} and ${pageViewEvents.day} >= ${first}::date and ${pageViewEvents.day} < ${next}::date))::int as "pageViews"`)
  return rows[0]?.pageViews ?? 0
}

/** A property with its figures, for the office. */
export type CountedProperty = {
  /** The row id. */
  property: number
  publicId: number
  title: string | null
  owner: number | null
  figures: PageViewFigures
}

const MOST_PROPERTIES = 200

/**
 * The figures of the properties with a page, those with the most page views first, at most 200; titles in the agency's first
 * language.
 */
export async function findAllPageViewCounts({
  payload,
  now,
  limit,
}: {
  payload: Payload
  now: Date
  limit: number
}): Promise<CountedProperty[]> {
  const today = belgianDay(now)
  const [week, month] = [firstOfWeek(today), firstOfMonth(today)]
  const first = week < month ? week : month
  const { rows } = await databaseOf(payload).execute<Omit<CountedProperty, 'figures'> & PageViewFigures>(sql`
    with counted as (
      select ${pageViewTotals.property_id}, ${pageViewTotals.page_views} as total, 0 as today, 0 as week, 0 as month from ${pageViewTotals}
      union all
      select ${pageViewDays.property_id}, 0, sum(${pageViewDays.page_views}) filter (where ${pageViewDays.day} = ${today}::date),
        sum(${pageViewDays.page_views}) filter (where ${pageViewDays.day} >= ${week}::date), sum(${pageViewDays.page_views}) filter (where ${pageViewDays.day} >= ${month}::date)
      from ${pageViewDays} where ${pageViewDays.day} between ${first}::date and ${today}::date group by ${pageViewDays.property_id}
      union all
      select ${pageViewEvents.property_id}, count(*), count(*) filter (where ${pageViewEvents.day} = ${today}::date),
        count(*) filter (where ${pageViewEvents.day} >= ${week}::date), count(*) filter (where ${pageViewEvents.day} >= ${month}::date)
      from ${pageViewEvents} where ${pageViewEvents.day} <= ${today}::date group by ${pageViewEvents.property_id}
    ), figures as (
      select ${counted.property_id}, sum(today)::int as today, sum(week)::int as week, sum(month)::int as month,
        sum(total)::int as total from counted group by ${counted.property_id}
    )
    select ${propertiesTable.id} as property, ${propertiesTable.public_id}::int as "publicId", ${propertiesTable.owner_id} as owner,
      (select ${propertiesLocales.title} from ${propertiesLocales} where ${propertiesLocales._parent_id} = ${propertiesTable.id} and ${propertiesLocales.title} is not null
        order by array_position(${sql.param([fallbackLocale, ...locales])}::text[], ${propertiesLocales._locale}::text) limit 1) as title,
      coalesce(today, 0) as today, coalesce(week, 0) as week, coalesce(month, 0) as month, coalesce(total, 0) as total
    from ${propertiesTable} left join figures on ${figuresRow.property_id} = ${propertiesTable.id}
    where ${hasPropertyPage(propertiesTable)} and ${propertiesTable.public_id} is not null
    order by coalesce(total, 0) desc, ${propertiesTable.public_id}
    limit ${Math.min(limit, MOST_PROPERTIES)}`)
  return rows.map(({ property, publicId, title, owner, ...figures }) => ({
    property,
    publicId,
    title,
    owner,
    figures,
  }))
}

type PageViewCountPlace = { id: number; zip: string | null; countryId: number | null }

type ComparedProperty = { goal: string | null; type: number | null; city: number | null }

const FEWEST_OTHERS = 3

const toRegion = ({ zip, countryId }: PageViewCountPlace) => regionOf({ zip, countryId })

/** The cities in the same region as a city; none if its region is unknown. */
async function findCitiesAround(payload: Payload, city: number): Promise<number[]> {
  const { rows } = await databaseOf(payload).execute<PageViewCountPlace>(
    sql`select ${citiesTable.id}, ${citiesTable.zip}, ${citiesTable.country_id}::int as "countryId" from ${citiesTable}`,
  )
  const own = rows.find(({ id }) => id === city)
  const region = own ? toRegion(own) : null
  if (region === null) return []
  return rows.filter((place) => toRegion(place) === region).map(({ id }) => id)
}

/**
 * The page views of a property in the last 30 days beside the average of the other published properties of its goal and
 * type in its region; null if there are fewer than three, as the average would reveal single ones.
 */
export async function comparePageViews({
  payload,
  property: id,
  now,
}: {
  payload: Payload
  property: number
  now: Date
}): Promise<{ average: number; own: number; properties: number } | null> {
  const db = databaseOf(payload)
  const found = await db.execute<ComparedProperty>(
    sql`select ${propertiesTable.goal}::text as goal, ${propertiesTable.type_id} as type, ${propertiesTable.city_id} as city from ${propertiesTable} where ${propertiesTable.id} = ${id}`,
  )
  const [property] = found.rows
  if (!property || property.goal === null || property.type === null || property.city === null) return null
  const cities = await findCitiesAround(payload, property.city)
  const today = belgianDay(now)
  const first = firstOfDays({ today, days: SHOWN_DAYS })
  const { rows } = await db.execute<{ own: number; others: number; properties: number }>(sql`
    with compared as materialized (
      select ${propertiesTable.id} from ${propertiesTable} where ${propertiesTable.id} = ${id} or ${hasPropertyPage(propertiesTable)} and ${propertiesTable.goal}::text = ${property.goal}
        and ${propertiesTable.type_id} = ${property.type} and ${propertiesTable.city_id} = any(${sql.param(cities)}::int[])
    ), counted as (
      select ${pageViewDays.property_id}, ${pageViewDays.page_views} from compared join ${pageViewDays} on ${pageViewDays.property_id} = ${compared.id}
        where ${pageViewDays.day} between ${first}::date and ${today}::date
      union all
      select ${pageViewEvents.property_id}, 1 from compared join ${pageViewEvents} on ${pageViewEvents.property_id} = ${compared.id}
        where ${pageViewEvents.day} between ${first}::date and ${today}::date
    )
    select coalesce(sum(${counted.page_views}) filter (where ${counted.property_id} = ${id}), 0)::int as own,
      coalesce(sum(${counted.page_views}) filter (where ${counted.property_id} <> ${id}), 0)::int as others,
      (select count(*) from compared where ${compared.id} <> ${id})::int as properties
    from counted`)
  const { own = 0, others = 0, properties = 0 } = rows[0] ?? {}
  return properties < FEWEST_OTHERS
    ? null
    : { own, properties, average: Math.round((others / properties) * 10) / 10 }
}
