import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import type { KindCount } from '@/domain/owners/enquiries'
import type { StoredEvent } from '@/domain/owners/property-event'
import { momentOf } from '@/cms/database/moment-of'
import { table, type SQL } from '@/cms/database/tables'
import { isOwnedBy } from './is-owned-by'

const leads = table('leads')
const properties = table('properties')
const appointments = table('appointments')
const propertiesPortals = table('properties_portals')
const propertyHistory = table('property_history')

/** A property of an owner, by its row. Every query has both, so that nobody reads about another owner's property. */
export type OwnedProperty = { payload: Payload; owner: number; property: number }

/** With a month, as 2026-10, only its events, by Belgian days. */
type InMonth = OwnedProperty & { month?: string }

const inMonth = (moment: SQL, month: string | undefined) =>
  month === undefined
    ? sql``
    : sql`and to_char(${moment} at time zone 'Europe/Brussels', 'YYYY-MM') = ${month}`

const MOST_EVENTS = 50
const MOST_APPOINTMENTS = 100
const MOST_PORTALS = 20

/** The number of forms of each kind about a property in each Belgian month, among those still stored. */
export async function countEnquiries({ payload, owner, property, month }: InMonth): Promise<KindCount[]> {
  const { rows } = await databaseOf(payload).execute<KindCount>(sql`
    select to_char(${leads.created_at} at time zone 'Europe/Brussels', 'YYYY-MM') as month, ${leads.kind}::text as kind,
      count(*)::int as count
    from ${leads} join ${properties} on ${properties.id} = ${leads.property_id}
    where ${isOwnedBy(owner)} and ${properties.id} = ${property} ${inMonth(leads.created_at, month)}
    group by 1, 2 order by 1 desc, 2 limit 1000`)
  return rows
}

/** The appointments at one time with one outcome: their number, without the visitors. */
export type CountedAppointment = {
  /** In UTC. */
  startsAt: string
  endsAt: string
  state: 'booked' | 'cancelled' | 'done' | 'no-show'
  count: number
}

/** The appointments of a property, the latest first. */
export async function findPropertyAppointments({
  payload,
  owner,
  property,
  month,
}: InMonth): Promise<CountedAppointment[]> {
  const { rows } = await databaseOf(payload).execute<CountedAppointment>(sql`
    select ${momentOf(appointments.starts_at)} as "startsAt", ${momentOf(sql`max(${appointments.ends_at})`)} as "endsAt",
      ${appointments.state}::text as state, count(*)::int as count
    from ${appointments} join ${properties} on ${properties.id} = ${appointments.property_id}
    where ${isOwnedBy(owner)} and ${properties.id} = ${property} ${inMonth(appointments.starts_at, month)}
    group by ${appointments.starts_at}, ${appointments.state} order by ${appointments.starts_at} desc, ${appointments.state} limit ${MOST_APPOINTMENTS}`)
  return rows
}

/** The next appointment of each property of an owner, in UTC, by row. */
export async function findNextAppointments({
  payload,
  owner,
  now,
}: {
  payload: Payload
  owner: number
  now: Date
}): Promise<Map<number, string>> {
  const { rows } = await databaseOf(payload).execute<{ property: number; startsAt: string }>(sql`
    select ${properties.id} as property, ${momentOf(sql`min(${appointments.starts_at})`)} as "startsAt"
    from ${appointments} join ${properties} on ${properties.id} = ${appointments.property_id}
    where ${isOwnedBy(owner)} and ${appointments.state} = 'booked' and ${appointments.starts_at} > ${now.toISOString()}
    group by ${properties.id} order by ${properties.id} limit 50`)
  return new Map(rows.map(({ property, startsAt }) => [property, startsAt]))
}

/** A portal that lists a property; since when in UTC. */
export type Portal = { name: string; url: string | null; since: string | null }

/** The portals that staff have entered for a property, in their order. */
export async function findPortals({ payload, owner, property }: OwnedProperty): Promise<Portal[]> {
  const { rows } = await databaseOf(payload).execute<Portal>(sql`
    select ${propertiesPortals.name}, ${propertiesPortals.url}, ${momentOf(propertiesPortals.since)} as since
    from ${propertiesPortals} join ${properties} on ${properties.id} = ${propertiesPortals._parent_id}
    where ${isOwnedBy(owner)} and ${properties.id} = ${property} and ${propertiesPortals.name} is not null
    order by ${propertiesPortals._order} limit ${MOST_PORTALS}`)
  return rows
}

/** The events of a property, the latest first and at most 50. */
export async function findPropertyHistory({
  payload,
  owner,
  property,
  month,
}: InMonth): Promise<StoredEvent[]> {
  const { rows } = await databaseOf(payload).execute<StoredEvent>(sql`
    select ${momentOf(propertyHistory.at)} as at, ${propertyHistory.kind}, ${propertyHistory.before}, ${propertyHistory.after}
    from ${propertyHistory} join ${properties} on ${properties.id} = ${propertyHistory.property_id}
    where ${isOwnedBy(owner)} and ${properties.id} = ${property} ${inMonth(propertyHistory.at, month)}
    order by ${propertyHistory.at} desc, ${propertyHistory.id} desc limit ${MOST_EVENTS}`)
  return rows
}
