import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { AlertHome } from '@/domain/alerts/alert'
import { toHomeProbe } from '@/domain/alerts/alert-index'
import { whereMatched } from './alert-matches'
import { findStoredAlerts, type StoredAlert } from './stored-alerts'

/** Who looks for a home like this: how many active alerts it meets, and the latest of them. */
export async function findSeekers({
  payload,
  home,
  most,
}: {
  payload: Payload
  home: AlertHome
  most: number
}): Promise<{ count: number; alerts: StoredAlert[] }> {
  const db = payload.db.drizzle
  const where = whereMatched({ probe: toHomeProbe(home) })
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from alert_search where ${where}`,
  )
  const { rows: latest } = await db.execute<{ id: number }>(
    sql`select alert_id as id from alert_search where ${where} order by alert_id desc limit ${most}`,
  )
  const ids = latest.map(({ id }) => id)
  const alerts = await findStoredAlerts({ db, where: sql`id = any(${sql.param(ids)}::integer[])` })
  return { count: rows[0]?.count ?? 0, alerts: alerts.toReversed() }
}
