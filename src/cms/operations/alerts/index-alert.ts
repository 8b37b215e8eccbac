import { sql } from '@payloadcms/db-postgres'
import type { StoredAlert } from '@/cms/queries/alerts/stored-alerts'
import type { Database } from '@/cms/database/transaction-of'
import { toAlertRow } from '@/domain/alerts/alert-index'
import { dueTimes } from '@/domain/alerts/due-times'

type IndexAlertContext = { db: Database; alert: StoredAlert }

/** Brings what homes are matched with in step with an alert: only active ones have a row, and events that wait. */
export async function indexAlert({ db, alert }: IndexAlertContext): Promise<void> {
  if (alert.state !== 'active') {
    await unindexAlerts({ db, ids: [alert.id] })
    return
  }
  const row = toAlertRow(alert.wishes)
  await db.execute(sql`
    insert into alert_search (alert_id, goal, types, places, min_price, max_price, min_bedrooms, min_bathrooms,
      min_garages, min_parkings, terrace, garden, language, frequency)
    values (${alert.id}, ${row.goal}, ${sql.param(row.types)}::integer[], ${sql.param(row.places)}::text[],
      ${row.minPrice}, ${row.maxPrice}, ${row.minBedrooms}, ${row.minBathrooms}, ${row.minGarages}, ${row.minParkings},
      ${row.terrace}, ${row.garden}, ${alert.language}, ${alert.frequency})
    on conflict (alert_id) do update set goal = excluded.goal, types = excluded.types, places = excluded.places,
      min_price = excluded.min_price, max_price = excluded.max_price, min_bedrooms = excluded.min_bedrooms,
      min_bathrooms = excluded.min_bathrooms, min_garages = excluded.min_garages,
      min_parkings = excluded.min_parkings, terrace = excluded.terrace, garden = excluded.garden,
      language = excluded.language, frequency = excluded.frequency`)
}

/** Nothing that happens, or has happened, is told to these any more. */
export async function unindexAlerts({ db, ids }: { db: Database; ids: readonly number[] }): Promise<void> {
  const these = sql`any(${sql.param(ids)}::integer[])`
  await db.execute(sql`delete from alert_search where alert_id = ${these}`)
  await db.execute(sql`delete from alert_events where alert_id = ${these}`)
}

/** What waits to be told is told when its holder now wants to hear of it. */
export async function rescheduleEvents({ db, alert }: IndexAlertContext): Promise<void> {
  const { rows } = await db.execute<{ first: number | null }>(
    sql`select (extract(epoch from min(at)) * 1000)::float8 as first from alert_events where alert_id = ${alert.id}`,
  )
  const first = rows[0]?.first ?? null
  if (first === null) return
  const times = dueTimes(new Date(first).toISOString())
  await db.execute(sql`update alert_events set due_at = ${times[alert.frequency]}::timestamptz
    where alert_id = ${alert.id}`)
}
