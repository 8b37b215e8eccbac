import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { table, type SQL } from '@/cms/database/tables'
import { addDays, momentBy } from '@/domain/appointments/brussels-time'
import type { MonthCount } from '@/domain/dashboard/agency-figures'
import { leadKinds } from '@/domain/leads/lead-kinds'
import { leadTable } from '@/domain/leads/lead-table'
import { firstOfDays, SHOWN_DAYS } from '@/domain/page-views/page-view-figures'
import { belgianDay } from '@/domain/shared/belgian-day'
import { hasListedStatus } from '@/cms/queries/properties/status-where'
import type { PropertyStatus } from '@/domain/properties/property-status'

const leads = table('leads')
const properties = table('properties')
const appointments = table('appointments')
const viewDays = table('page_view_days')
const viewEvents = table('page_view_events')

/** How fast the leads of some days were attended to. */
export type ResponseTimes = {
  leads: number
  /** In minutes; null if none was answered. */
  median: number | null
  /** The leads that are a day old or answered, and those answered within a day. */
  due: number
  inTime: number
}

const RESPONSE_DAYS = 90

/** The response times of the leads of the last 90 days. */
export async function findResponseTimes({
  payload,
  now,
}: {
  payload: Payload
  now: Date
}): Promise<ResponseTimes> {
  const at = sql`${now.toISOString()}::timestamptz`
  const waited = sql`(${leads.answered_at} - ${leads.created_at})`
  const isDue = sql`(${leads.answered_at} is not null or ${leads.status} = 'new' and ${leads.created_at} < ${at} - interval '1 day')`
  const { rows } = await databaseOf(payload).execute<ResponseTimes>(sql`
    select count(*)::int as leads, count(*) filter (where ${isDue})::int as due,
      count(*) filter (where ${waited} <= interval '1 day')::int as "inTime",
      (percentile_cont(0.5) within group (order by extract(epoch from ${waited}))
        filter (where ${leads.answered_at} is not null) / 60)::float8 as median
    from ${leads} where ${leads.created_at} > ${at} - make_interval(days => ${RESPONSE_DAYS})`)
  return rows[0] ?? { leads: 0, median: null, due: 0, inTime: 0 }
}

const monthOf = (moment: SQL): SQL => sql`to_char(${moment} at time zone 'Europe/Brussels', 'YYYY-MM')`

/** The leads since the first of a month, as `2026-11`, by month, kind and origin. */
export async function countLeadsByMonth({
  payload,
  since,
}: {
  payload: Payload
  since: string
}): Promise<MonthCount[]> {
  const from = momentBy({ day: `${since}-01`, time: '00:00' })
  const origin = sql`case when ${leads.property_id} is not null then 'property'
    when ${leads.project_id} is not null then 'project' else 'general' end`
  const { rows } = await databaseOf(payload).execute<MonthCount>(sql`
    select ${monthOf(leads.created_at)} as month, ${leads.kind}::text as kind, ${origin} as origin, count(*)::int as count
    from ${leads} where ${leads.created_at} >= ${from}::timestamptz group by 1, 2, 3`)
  return rows
}

export type StateCount = {
  goal: 'sale' | 'rent'
  state: 'draft' | PropertyStatus
  count: number
}

/** The number of properties in each state. */
export async function countPropertiesByState(payload: Payload): Promise<StateCount[]> {
  const status = sql`coalesce(${properties.status}, 'available')`
  const { rows } = await databaseOf(payload).execute<StateCount>(sql`
    select coalesce(${properties.goal}::text, 'sale') as goal,
      case when ${hasListedStatus(status)} and ${properties._status} is distinct from 'published' then 'draft' else ${status}::text end as state,
      count(*)::int as count
    from ${properties} where ${properties.deleted_at} is null group by 1, 2`)
  return rows
}

/** The interest in a property, or in all of them, in the last 30 days. */
export type Interest = { views: number; enquiries: number; appointments: number }

export type PropertyInterest = Interest & { id: number; reference: number | null; street: string }

const enquiryKinds = leadKinds.filter((kind) => leadTable[kind].enquiryGroup !== null)

/** The properties with the most page views in the last 30 days, with their enquiries and appointments, and the sums over all properties. */
export async function findInterest({
  payload,
  now,
  limit,
}: {
  payload: Payload
  now: Date
  limit: number
}): Promise<{ total: Interest; properties: PropertyInterest[] }> {
  const today = belgianDay(now)
  const first = firstOfDays({ today, days: SHOWN_DAYS })
  const from = momentBy({ day: first, time: '00:00' })
  const until = momentBy({ day: addDays({ day: today, days: 1 }), time: '00:00' })
  const isInDays = (day: SQL) => sql`${day} between ${first}::date and ${today}::date`
  const isInTime = (moment: SQL) =>
    sql`${moment} >= ${from}::timestamptz and ${moment} < ${until}::timestamptz`
  const { rows } = await databaseOf(payload).execute<PropertyInterest & { all: Interest }>(sql`
    with counted as (
      select ${viewDays.property_id} as id, sum(${viewDays.page_views}) as views, 0 as enquiries, 0 as appointments
        from ${viewDays} where ${isInDays(viewDays.day)} group by 1
      union all select ${viewEvents.property_id}, count(*), 0, 0 from ${viewEvents} where ${isInDays(viewEvents.day)} group by 1
      union all select ${leads.property_id}, 0, count(*), 0 from ${leads}
        where ${isInTime(leads.created_at)} and ${leads.property_id} is not null
          and ${leads.kind}::text = any(${sql.param([...enquiryKinds])}::text[]) group by 1
      union all select ${appointments.property_id}, 0, 0, count(*) from ${appointments}
        where ${isInTime(appointments.since)} and ${appointments.property_id} is not null
          and ${appointments.state} <> 'cancelled' group by 1
    ), summed as (
      select counted.id, sum(views)::int as views, sum(enquiries)::int as enquiries, sum(appointments)::int as appointments
      from counted group by counted.id
    )
    select summed.*, ${properties.public_id}::float8 as reference,
      concat_ws(' ', ${properties.street}, ${properties.house_number}) as street,
      (select json_build_object('views', coalesce(sum(views), 0)::int, 'enquiries', coalesce(sum(enquiries), 0)::int,
        'appointments', coalesce(sum(appointments), 0)::int) from summed) as all
    from summed join ${properties} on ${properties.id} = summed.id and ${properties.deleted_at} is null
    order by summed.views desc, summed.enquiries desc, summed.id limit ${limit}`)
  const total = rows[0]?.all ?? { views: 0, enquiries: 0, appointments: 0 }
  return { total, properties: rows.map(({ all: _all, ...property }) => property) }
}
