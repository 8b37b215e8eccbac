import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { isAlertSeen } from '@/cms/access/person-access'
import type { StaffScope } from '@/cms/access/staff-scope'
import { databaseOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import { whereMatched } from '@/cms/queries/alerts/alert-matches'
import { findAlertProperties } from '@/cms/queries/alerts/alert-properties'
import { toPropertyProbe } from '@/domain/alerts/alert-index'
import type { AlertProperty } from '@/domain/alerts/alert'
import { hasOpenStatus } from '@/cms/queries/properties/status-where'

const properties = table('properties')
const alertSearch = table('alert_search')

/** A property that was published lately, and how many alerts it matches, of those that the reader sees. */
export type FreshProperty = { id: number; reference: number; street: string; alerts: number }

const FRESH_DAYS = 7

type CountAlertsInput = { payload: Payload; scope: StaffScope; matched: ReadonlyMap<number, AlertProperty> }

async function countAlerts({ payload, scope, matched }: CountAlertsInput): Promise<Map<number, number>> {
  if (matched.size === 0) return new Map()
  const counts = [...matched].map(
    ([id, property]) => sql`select ${id}::int as id, count(*)::int as count from ${alertSearch}
      where ${whereMatched({ probe: toPropertyProbe(property) })}
        and ${isAlertSeen(scope, alertSearch.alert_id)}`,
  )
  const { rows } = await databaseOf(payload).execute<{ id: number; count: number }>(
    sql.join(counts, sql` union all `),
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** The properties first published in the last seven days, of one agent or of all, the latest first. */
export async function findFreshProperties({
  payload,
  agent,
  scope,
  now,
  limit,
}: {
  payload: Payload
  scope: StaffScope
  agent: number | null
  now: Date
  limit: number
}): Promise<FreshProperty[]> {
  const db = databaseOf(payload)
  const { rows } = await db.execute<Omit<FreshProperty, 'alerts'>>(sql`
    select ${properties.id}, ${properties.public_id}::float8 as reference,
      concat_ws(' ', ${properties.street}, ${properties.house_number}) as street from ${properties}
    where ${properties.published_at} > ${now.toISOString()}::timestamptz - make_interval(days => ${FRESH_DAYS})
      and ${properties._status} = 'published' and ${hasOpenStatus(properties.status)}
      ${agent === null ? sql`` : sql`and ${properties.agent_id} = ${agent}`}
    order by ${properties.published_at} desc, ${properties.id} desc limit ${limit}`)
  const matched = await findAlertProperties({ db, ids: rows.map(({ id }) => id) })
  const counts = await countAlerts({ payload, scope, matched })
  return rows.map((property) => ({ ...property, alerts: counts.get(property.id) ?? 0 }))
}
