import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Mail } from '@/cms/payload-types'
import type { StoredAlert } from '@/cms/queries/alerts/stored-alerts'
import type { AlertCriteria } from '@/domain/alerts/alert-criteria'
import { tidyAlertCriteria } from '@/domain/alerts/alert-criteria'
import type { AlertEventKind } from '@/domain/alerts/alert-events'
import { emptyQueue } from '../database/job-queue'
import { nextNumber } from '../database/factories'
import { alertStart } from './search-alerts'

type StoredAlertInput = Partial<Omit<StoredAlert, 'id' | 'criteria'>> & { criteria?: Partial<AlertCriteria> }

/** A confirmed alert in French for every property, with mails at once, unless given otherwise; written as the operations do. */
export async function storeAlert(payload: Payload, input: StoredAlertInput = {}): Promise<StoredAlert> {
  const { saveAlert } = await import('@/cms/operations/alerts/change-alert')
  const { getStoredAlert } = await import('@/cms/queries/alerts/stored-alerts')
  const db = payload.db.drizzle
  const email = input.email ?? `alert-${nextNumber()}@example.com`
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into alerts (email, name, language, frequency, criteria, state, requested_at, link_version)
    values (${email}, ${input.name ?? null}, 'fr', 'daily', '{}', 'unconfirmed', ${input.requestedAt ?? alertStart}, 0)
    returning id`)
  const id = rows[0]?.id ?? 0
  const alert: StoredAlert = {
    ...{ id, email, name: null, linkVersion: 0, requestedAt: alertStart },
    ...{ frequency: 'immediately', language: 'fr', state: 'active', since: alertStart },
    ...{ expiresAt: '2099-01-01T00:00:00.000Z', askedAt: null, endedAt: null, endedBy: null },
    ...input,
    criteria: tidyAlertCriteria(input.criteria ?? {}),
  }
  await saveAlert({ db, alert })
  const stored = await getStoredAlert({ db, id })
  if (!stored) throw new Error('The alert is not there')
  return stored
}

/** The waiting events, in the order in which they were stored. */
export async function findEvents(payload: Payload) {
  const { rows } = await payload.db.drizzle.execute<{
    alert: number
    property: number
    kind: AlertEventKind
    previousPrice: number | null
  }>(sql`select alert_id as alert, property_id as property, kind, previous_price as "previousPrice"
    from alert_events order by id`)
  return rows
}

/** The ids of the properties in the matching queue, under the present name of their job or another one. */
export async function findMatching(payload: Payload, name = 'match-property'): Promise<number[]> {
  const { rows } = await payload.db.drizzle.execute<{ id: number }>(sql`
    select (payload ->> 'id')::int as id from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where tasks.identifier = ${name} order by 1`)
  return rows.map(({ id }) => id)
}

/** Runs the waiting matches, as the worker would. */
export async function matchAll(payload: Payload, now = new Date()): Promise<void> {
  const { matchProperty } = await import('@/cms/operations/alerts/match-property')
  const ids = await findMatching(payload)
  await emptyQueue(payload, 'match-property')
  for (const id of ids) await matchProperty({ payload, id, now })
}

/** Sends the mails that are due; returns their number. */
export async function sendAllAlertMails(payload: Payload, now: Date): Promise<number> {
  const { sendAlertMails } = await import('@/cms/operations/alerts/send-alert-mails')
  return sendAlertMails({ payload, now })
}

/** The token of a page link in a mail. */
export const tokenIn = (mail: Mail | undefined, step: string): string =>
  new RegExp(`/alerts/${step}/\\?token=([\\w.-]+)`).exec(mail?.text ?? '')?.[1] ?? ''

const forgotten = [
  'alerts',
  'alert_events',
  'alert_notices',
  'alert_properties',
  'mails',
  'leads',
  'form_counts',
]

/** Deletes alerts with their events, and the properties they are matched with. */
export async function forgetAlerts(payload: Payload): Promise<void> {
  const { drizzle } = payload.db
  for (const table of forgotten) await drizzle.execute(sql`delete from ${sql.identifier(table)}`)
  await drizzle.execute(sql`delete from properties`)
  await emptyQueue(payload)
}
