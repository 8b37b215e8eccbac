import { sql } from '@payloadcms/db-postgres'
import type { StoredAlert } from '@/cms/queries/alerts/stored-alerts'
import type { Database } from '@/cms/database/transactions'
import { table, type SQL } from '@/cms/database/tables'
import { alertColumns } from '@/domain/alerts/alert-columns'
import { toAlertRow } from '@/domain/alerts/alert-index'
import { dueTimes } from '@/domain/alerts/due-times'

const alertSearch = table('alert_search')
const excluded = table('alert_search', 'excluded')
const alertEvents = table('alert_events')

type IndexAlertContext = { db: Database; alert: StoredAlert }

/** Updates the search row and the pending events of an alert: only active alerts have them. */
export async function indexAlert({ db, alert }: IndexAlertContext): Promise<void> {
  if (alert.state === 'active') await writeAlertRows({ db, alerts: [alert] })
  else await unindexAlerts({ db, ids: [alert.id] })
}

type AlertToWrite = Pick<StoredAlert, 'id' | 'criteria' | 'language' | 'frequency'>

const columnNames = [
  ...(['goal', 'types', 'places', 'near', 'shape'] as const),
  ...alertColumns.map(({ name }) => name),
  ...(['language', 'frequency'] as const),
]
const list = (columns: SQL[]): SQL => sql.join(columns, sql`, `)
const columns = list(columnNames.map((name) => alertSearch.$[name]))
const written = list(columnNames.map((name) => excluded[name]))

/** Writes the rows by which properties find these alerts. */
export async function writeAlertRows({
  db,
  alerts,
}: {
  db: Database
  alerts: readonly AlertToWrite[]
}): Promise<void> {
  const rows = alerts.map(({ id, criteria, language, frequency }) => {
    const { columns: compared, ...row } = toAlertRow(criteria)
    return { alert_id: id, ...row, ...compared, language, frequency }
  })
  await db.execute(sql`
    insert into ${alertSearch} (${alertSearch.$.alert_id}, ${columns})
    select ${alertSearch.$.alert_id}, ${columns}
    from jsonb_populate_recordset(null::${alertSearch}, ${JSON.stringify(rows)}::jsonb)
    on conflict (${alertSearch.$.alert_id}) do update set (${columns}) = row(${written})`)
}

/** Removes alerts from matching, with their pending events. */
export async function unindexAlerts({ db, ids }: { db: Database; ids: readonly number[] }): Promise<void> {
  const these = sql`any(${sql.param(ids)}::integer[])`
  await db.execute(sql`delete from ${alertSearch} where ${alertSearch.alert_id} = ${these}`)
  await db.execute(sql`delete from ${alertEvents} where ${alertEvents.alert_id} = ${these}`)
}

/** Moves pending events to the time that the new frequency of the alert asks for. */
export async function rescheduleEvents({ db, alert }: IndexAlertContext): Promise<void> {
  const { rows } = await db.execute<{ first: number | null }>(
    sql`select (extract(epoch from min(${alertEvents.at})) * 1000)::float8 as first from ${alertEvents} where ${alertEvents.alert_id} = ${alert.id}`,
  )
  const first = rows[0]?.first ?? null
  if (first === null) return
  const times = dueTimes(new Date(first).toISOString())
  await db.execute(sql`update ${alertEvents} set ${alertEvents.$.due_at} = ${times[alert.frequency]}::timestamptz
    where ${alertEvents.alert_id} = ${alert.id}`)
}
