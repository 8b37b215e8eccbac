import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { isAlertSeen } from '@/cms/access/person-access'
import type { StaffScope } from '@/cms/access/staff-scope'
import { databaseOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import type { AlertProperty } from '@/domain/alerts/alert'
import { toPropertyProbe } from '@/domain/alerts/alert-index'
import { whereMatched } from './alert-matches'
import { findStoredAlerts, type StoredAlert } from './stored-alerts'

const alertsTable = table('alerts')
const alertSearch = table('alert_search')

/** How many active alerts that somebody sees match a property, and the latest of them. */
export async function findMatchingAlerts({
  payload,
  property,
  scope,
  most,
}: {
  payload: Payload
  scope: StaffScope
  property: AlertProperty
  most: number
}): Promise<{ count: number; alerts: StoredAlert[] }> {
  const db = databaseOf(payload)
  const where = sql`${whereMatched({ probe: toPropertyProbe(property) })}
    and ${isAlertSeen(scope, alertSearch.alert_id)}`
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${alertSearch} where ${where}`,
  )
  const { rows: latest } = await db.execute<{ id: number }>(
    sql`select ${alertSearch.alert_id} as id from ${alertSearch} where ${where} order by ${alertSearch.alert_id} desc limit ${most}`,
  )
  const ids = latest.map(({ id }) => id)
  const alerts = await findStoredAlerts({
    db,
    where: sql`${alertsTable.id} = any(${sql.param(ids)}::integer[])`,
  })
  return { count: rows[0]?.count ?? 0, alerts: alerts.toReversed() }
}
