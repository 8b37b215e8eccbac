import { sql } from '@payloadcms/db-postgres'
import type { Alert, AlertEnd, AlertFrequency, AlertState } from '@/domain/alerts/alert'
import { readAlertCriteria } from '@/domain/alerts/alert-criteria'
import type { Locale } from '@/domain/shared/locale'
import type { Database } from '@/cms/database/transactions'
import { momentOf } from '@/cms/database/moment-of'
import { table, type SQL } from '@/cms/database/tables'

const alerts = table('alerts')

/** An alert with its holder; moments in UTC as `Date.toISOString` writes them. */
export type StoredAlert = Alert & {
  id: number
  email: string
  name: string | null
  /** The version of the mailed links that are still valid. */
  linkVersion: number
  /** When the address was last asked for confirmation. */
  requestedAt: string
}

type StoredAlertRow = Omit<StoredAlert, 'criteria'> & {
  criteria: unknown
  language: Locale
  frequency: AlertFrequency
  state: AlertState
  endedBy: AlertEnd | null
}

const columns = sql`${alerts.id}, ${alerts.email}, ${alerts.name}, ${alerts.language}, ${alerts.frequency},
  ${alerts.state}, ${alerts.criteria}, ${momentOf(alerts.since)} as since, ${momentOf(alerts.expires_at)} as "expiresAt",
  ${momentOf(alerts.asked_at)} as "askedAt", ${momentOf(alerts.ended_at)} as "endedAt", ${alerts.ended_by} as "endedBy",
  ${alerts.link_version}::int as "linkVersion", ${momentOf(alerts.requested_at)} as "requestedAt"`

/** The alerts of a condition, by id; with `isLocked` other transactions wait to change them. */
export async function findStoredAlerts({
  db,
  where,
  limit = null,
  isLocked = false,
}: {
  db: Database
  where: SQL
  limit?: number | null
  isLocked?: boolean
}): Promise<StoredAlert[]> {
  const { rows } = await db.execute<StoredAlertRow>(sql`select ${columns} from ${alerts} where ${where}
    order by ${alerts.id} limit ${limit}::int ${isLocked ? sql`for update` : sql``}`)
  return rows.flatMap(toAlert)
}

// An alert with unreadable criteria is skipped, so that it does not block the others.
function toAlert({ criteria: kept, ...row }: StoredAlertRow): StoredAlert[] {
  const criteria = readAlertCriteria(kept)
  return criteria === null ? [] : [{ ...row, criteria }]
}

/** The alert with an id; null if there is none. */
export async function getStoredAlert({
  db,
  id,
  isLocked,
}: {
  db: Database
  id: number
  isLocked?: boolean
}): Promise<StoredAlert | null> {
  const [alert] = await findStoredAlerts({ db, where: sql`${alerts.id} = ${id}`, isLocked })
  return alert ?? null
}
