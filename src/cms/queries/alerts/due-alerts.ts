import { sql } from '@payloadcms/db-postgres'
import type { AlertEvent, NotifiedProperty } from '@/domain/alerts/alert-notice'
import type { Database } from '@/cms/database/transaction-of'
import { momentOf } from '@/cms/database/moment-of'
import { table } from '@/cms/database/tables'

const alertEvents = table('alert_events')
const due = table('alert_events', 'due')
const alertTold = table('alert_told')

/** An event that waits to be told, with its own number. */
export type WaitingEvent = AlertEvent & { id: number; alert: number }

/** Of an alert for which more has happened, the latest are told and the others never. */
export const MOST_EVENTS = 2000

// However many are due, the first of them are found at the same price.
const MOST_LOOKED_AT = 5000

/** The alerts of which something is due, the longest due first. */
export async function findDueAlerts({
  db,
  now,
  limit,
}: {
  db: Database
  now: Date
  limit: number
}): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${due.alert_id} as id from (
      select ${alertEvents.alert_id}, ${alertEvents.due_at} from ${alertEvents} where ${alertEvents.due_at} <= ${now.toISOString()}
      order by ${alertEvents.due_at}, ${alertEvents.alert_id} limit ${MOST_LOOKED_AT}
    ) as due group by ${due.alert_id} order by min(${due.due_at}), ${due.alert_id} limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** All that waits to be told to these alerts, also what is not due yet: a mail tells of everything. */
export async function findWaitingEvents({
  db,
  alerts,
}: {
  db: Database
  alerts: readonly number[]
}): Promise<WaitingEvent[]> {
  const { rows } = await db.execute<WaitingEvent>(sql`
    select event.id::float8 as id, asked.id as alert, event.property, event.kind, event.at, event."previousPrice"
    from unnest(${sql.param(alerts)}::integer[]) as asked (id)
    cross join lateral (
      select ${alertEvents.id}, ${alertEvents.property_id} as property, ${alertEvents.kind}, ${momentOf(alertEvents.at)} as at, ${alertEvents.previous_price} as "previousPrice"
      from ${alertEvents} where ${alertEvents.alert_id} = asked.id order by ${alertEvents.id} desc limit ${MOST_EVENTS}
    ) as event`)
  return rows
}

/** What these people were told last of these properties, by address. */
export async function findNotified({
  db,
  emails,
  properties,
}: {
  db: Database
  emails: readonly string[]
  properties: readonly number[]
}): Promise<Map<string, Map<number, NotifiedProperty>>> {
  const { rows } = await db.execute<NotifiedProperty & { email: string }>(sql`
    select ${alertTold.email}, ${alertTold.property_id} as property, ${alertTold.kind}, ${alertTold.price}, ${momentOf(alertTold.at)} as at from ${alertTold}
    where ${alertTold.email} = any(${sql.param(emails)}::text[]) and ${alertTold.property_id} = any(${sql.param(properties)}::integer[])`)
  const notified = new Map<string, Map<number, NotifiedProperty>>()
  for (const { email, ...one } of rows) {
    const own = notified.get(email) ?? new Map<number, NotifiedProperty>()
    notified.set(email, own.set(one.property, one))
  }
  return notified
}
