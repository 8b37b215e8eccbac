import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { KindCount } from '@/domain/owners/enquiries'
import type { StoredEvent } from '@/domain/owners/home-event'
import { momentOf } from '@/cms/queries/alerts/stored-alerts'

/** A home of an owner, by its row. Every question is asked with both: of somebody else's home there is no answer. */
export type OwnedHome = { payload: Payload; owner: number; property: number }

/** With a month, as 2026-10, what was in it by the clocks of Belgium. */
type InMonth = OwnedHome & { month?: string }

const inMonth = (column: string, month: string | undefined) =>
  month === undefined
    ? sql``
    : sql`and to_char(${sql.raw(column)} at time zone 'Europe/Brussels', 'YYYY-MM') = ${month}`

const MOST_EVENTS = 50
const MOST_VISITS = 100
const MOST_PORTALS = 20

/** How many forms of each kind were sent about a home in each month of Belgium, of those that are still kept. */
export async function countEnquiries({ payload, owner, property, month }: InMonth): Promise<KindCount[]> {
  const { rows } = await payload.db.drizzle.execute<KindCount>(sql`
    select to_char(lead.created_at at time zone 'Europe/Brussels', 'YYYY-MM') as month, lead.kind::text as kind,
      count(*)::int as count
    from leads lead join properties home on home.id = lead.property_id
    where home.owner_id = ${owner} and home.id = ${property} ${inMonth('lead.created_at', month)}
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
    select ${momentOf('visit.starts_at')} as "startsAt", ${momentOf('max(visit.ends_at)')} as "endsAt",
      visit.state::text as state, count(*)::int as count
    from visits visit join properties home on home.id = visit.property_id
    where home.owner_id = ${owner} and home.id = ${property} ${inMonth('visit.starts_at', month)}
    group by visit.starts_at, visit.state order by visit.starts_at desc, visit.state limit ${MOST_VISITS}`)
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
    select home.id as property, ${momentOf('min(visit.starts_at)')} as "startsAt"
    from visits visit join properties home on home.id = visit.property_id
    where home.owner_id = ${owner} and visit.state = 'booked' and visit.starts_at > ${now.toISOString()}
    group by home.id order by home.id limit 50`)
  return new Map(rows.map(({ property, startsAt }) => [property, startsAt]))
}

/** Where else a home can be seen; since when in UTC. */
export type Portal = { name: string; url: string | null; since: string | null }

/** The portals that staff have noted of a home, in their order. */
export async function findPortals({ payload, owner, property }: OwnedHome): Promise<Portal[]> {
  const { rows } = await payload.db.drizzle.execute<Portal>(sql`
    select portal.name, portal.url, ${momentOf('portal.since')} as since
    from properties_portals portal join properties home on home.id = portal._parent_id
    where home.owner_id = ${owner} and home.id = ${property} and portal.name is not null
    order by portal._order limit ${MOST_PORTALS}`)
  return rows
}

/** What has become of a home, the latest first and at most 50. */
export async function findHomeHistory({ payload, owner, property, month }: InMonth): Promise<StoredEvent[]> {
  const { rows } = await payload.db.drizzle.execute<StoredEvent>(sql`
    select ${momentOf('event.at')} as at, event.kind, event.before, event.after
    from property_history event join properties home on home.id = event.property_id
    where home.owner_id = ${owner} and home.id = ${property} ${inMonth('event.at', month)}
    order by event.at desc, event.id desc limit ${MOST_EVENTS}`)
  return rows
}
