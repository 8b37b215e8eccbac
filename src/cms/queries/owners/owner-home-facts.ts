import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { KindCount } from '@/domain/owners/enquiries'
import type { StoredEvent } from '@/domain/owners/home-event'
import { momentOf } from '@/cms/database/moment-of'
import { table, type SQL } from '@/cms/database/tables'

const leads = table('leads')
const properties = table('properties')
const visits = table('visits')
const propertiesPortals = table('properties_portals')
const propertyHistory = table('property_history')

/** A home of an owner, by its row. Every question is asked with both: of somebody else's home there is no answer. */
export type OwnedHome = { payload: Payload; owner: number; property: number }

/** With a month, as 2026-10, what was in it by the clocks of Belgium. */
type InMonth = OwnedHome & { month?: string }

const inMonth = (moment: SQL, month: string | undefined) =>
  month === undefined
    ? sql``
    : sql`and to_char(${moment} at time zone 'Europe/Brussels', 'YYYY-MM') = ${month}`

const MOST_EVENTS = 50
const MOST_VISITS = 100
const MOST_PORTALS = 20

/** How many forms of each kind were sent about a home in each month of Belgium, of those that are still kept. */
export async function countEnquiries({ payload, owner, property, month }: InMonth): Promise<KindCount[]> {
  const { rows } = await payload.db.drizzle.execute<KindCount>(sql`
    select to_char(${leads.created_at} at time zone 'Europe/Brussels', 'YYYY-MM') as month, ${leads.kind}::text as kind,
      count(*)::int as count
    from ${leads} join ${properties} on ${properties.id} = ${leads.property_id}
    where ${properties.owner_id} = ${owner} and ${properties.id} = ${property} ${inMonth(leads.created_at, month)}
    group by 1, 2 order by 1 desc, 2 limit 1000`)
  return rows
}

/** The booked visits of a moment that have come to the same: how many, and nothing of who comes. */
export type CountedVisit = {
  /** In UTC. */
  startsAt: string
  endsAt: string
  state: 'booked' | 'cancelled' | 'done' | 'no-show'
  count: number
}

/** The booked visits of a home, of the last moments first. */
export async function findHomeVisits({ payload, owner, property, month }: InMonth): Promise<CountedVisit[]> {
  const { rows } = await payload.db.drizzle.execute<CountedVisit>(sql`
    select ${momentOf(visits.starts_at)} as "startsAt", ${momentOf(sql`max(${visits.ends_at})`)} as "endsAt",
      ${visits.state}::text as state, count(*)::int as count
    from ${visits} join ${properties} on ${properties.id} = ${visits.property_id}
    where ${properties.owner_id} = ${owner} and ${properties.id} = ${property} ${inMonth(visits.starts_at, month)}
    group by ${visits.starts_at}, ${visits.state} order by ${visits.starts_at} desc, ${visits.state} limit ${MOST_VISITS}`)
  return rows
}

/** When the next visits of the homes of an owner are, in UTC, by their row: of each home one. */
export async function findNextVisits({
  payload,
  owner,
  now,
}: {
  payload: Payload
  owner: number
  now: Date
}): Promise<Map<number, string>> {
  const { rows } = await payload.db.drizzle.execute<{ property: number; startsAt: string }>(sql`
    select ${properties.id} as property, ${momentOf(sql`min(${visits.starts_at})`)} as "startsAt"
    from ${visits} join ${properties} on ${properties.id} = ${visits.property_id}
    where ${properties.owner_id} = ${owner} and ${visits.state} = 'booked' and ${visits.starts_at} > ${now.toISOString()}
    group by ${properties.id} order by ${properties.id} limit 50`)
  return new Map(rows.map(({ property, startsAt }) => [property, startsAt]))
}

/** Where else a home can be seen; since when in UTC. */
export type Portal = { name: string; url: string | null; since: string | null }

/** The portals that staff have noted of a home, in their order. */
export async function findPortals({ payload, owner, property }: OwnedHome): Promise<Portal[]> {
  const { rows } = await payload.db.drizzle.execute<Portal>(sql`
    select ${propertiesPortals.name}, ${propertiesPortals.url}, ${momentOf(propertiesPortals.since)} as since
    from ${propertiesPortals} join ${properties} on ${properties.id} = ${propertiesPortals._parent_id}
    where ${properties.owner_id} = ${owner} and ${properties.id} = ${property} and ${propertiesPortals.name} is not null
    order by ${propertiesPortals._order} limit ${MOST_PORTALS}`)
  return rows
}

/** What has become of a home, the latest first and at most 50. */
export async function findHomeHistory({ payload, owner, property, month }: InMonth): Promise<StoredEvent[]> {
  const { rows } = await payload.db.drizzle.execute<StoredEvent>(sql`
    select ${momentOf(propertyHistory.at)} as at, ${propertyHistory.kind}, ${propertyHistory.before}, ${propertyHistory.after}
    from ${propertyHistory} join ${properties} on ${properties.id} = ${propertyHistory.property_id}
    where ${properties.owner_id} = ${owner} and ${properties.id} = ${property} ${inMonth(propertyHistory.at, month)}
    order by ${propertyHistory.at} desc, ${propertyHistory.id} desc limit ${MOST_EVENTS}`)
  return rows
}
