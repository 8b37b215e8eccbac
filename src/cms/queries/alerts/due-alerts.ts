import { sql } from '@payloadcms/db-postgres'
import type { AlertEvent, NotifiedProperty } from '@/domain/alerts/alert-notice'
import type { Database } from '@/cms/database/transactions'
import { momentOf } from '@/cms/database/moment-of'
import { table } from '@/cms/database/tables'

const alertEvents = table('alert_events')
const due = table('alert_events', 'due')
const alertNotices = table('alert_notices')

/** A pending event, with its own number. */
export type WaitingEvent = AlertEvent & { id: number; alert: number }

/** An alert with more pending events reports only the latest. */
export const MOST_EVENTS = 2000

// Limits the cost of finding the first due alerts, however many are due.
const MOST_CONSIDERED = 5000

/** The due alerts, the longest due first. */
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
      order by ${alertEvents.due_at}, ${alertEvents.alert_id} limit ${MOST_CONSIDERED}
    ) as due group by ${due.alert_id} order by min(${due.due_at}), ${due.alert_id} limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** All pending events of these alerts, also those that are not due yet: a mail reports them all. */
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

/** The last news about these properties in mails to these addresses. */
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
    select ${alertNotices.email}, ${alertNotices.property_id} as property, ${alertNotices.kind}, ${alertNotices.price}, ${momentOf(alertNotices.at)} as at from ${alertNotices}
    where ${alertNotices.email} = any(${sql.param(emails)}::text[]) and ${alertNotices.property_id} = any(${sql.param(properties)}::integer[])`)
  const notified = new Map<string, Map<number, NotifiedProperty>>()
  for (const { email, ...one } of rows) {
    const own = notified.get(email) ?? new Map<number, NotifiedProperty>()
    notified.set(email, own.set(one.property, one))
  }
  return notified
}
