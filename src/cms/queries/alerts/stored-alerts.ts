import { sql } from '@payloadcms/db-postgres'
import type { Alert, AlertEnd, AlertFrequency, AlertState } from '@/domain/alerts/alert'
import { readAlertCriteria } from '@/domain/alerts/alert-criteria'
import type { Locale } from '@/domain/shared/locale'
import type { Database } from '@/cms/database/transaction-of'

type SQL = ReturnType<typeof sql>

/** An alert with its holder; moments in UTC as `Date.toISOString` writes them. */
export type StoredAlert = Alert & {
  id: number
  email: string
  name: string | null
  /** Of the links that were mailed and still hold. */
  linkVersion: number
  /** When the address was last asked to confirm. */
  requestedAt: string
}

type Row = Omit<StoredAlert, 'criteria'> & {
  criteria: unknown
  language: Locale
  frequency: AlertFrequency
  state: AlertState
  endedBy: AlertEnd | null
}

/** A column as a moment of the domain. */
export const momentOf = (column: string): SQL =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

const columns = sql`id, email, name, language, frequency, state, criteria, ${momentOf('since')} as since,
  ${momentOf('expires_at')} as "expiresAt", ${momentOf('asked_at')} as "askedAt", ${momentOf('ended_at')} as "endedAt",
  ended_by as "endedBy", link_version::int as "linkVersion", ${momentOf('requested_at')} as "requestedAt"`

/** The alerts of a condition, in the order of their ids; with `isLocked` nobody else changes them until the transaction ends. */
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
  const { rows } = await db.execute<Row>(sql`select ${columns} from alerts where ${where}
    order by id limit ${limit}::int ${isLocked ? sql`for update` : sql``}`)
  return rows.flatMap(toAlert)
}

// One that nobody can read is as good as gone: it must not stand in the way of the others.
function toAlert({ criteria: kept, ...row }: Row): StoredAlert[] {
  const criteria = readAlertCriteria(kept)
  return criteria === null ? [] : [{ ...row, criteria }]
}

/** The alert of an id; null where there is none. */
export async function getStoredAlert({
  db,
  id,
  isLocked,
}: {
  db: Database
  id: number
  isLocked?: boolean
}): Promise<StoredAlert | null> {
  const [alert] = await findStoredAlerts({ db, where: sql`id = ${id}`, isLocked })
  return alert ?? null
}
