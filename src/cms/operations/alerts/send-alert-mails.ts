import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { findAlertProperties } from '@/cms/queries/alerts/alert-properties'
import {
  findDueAlerts,
  findNotified,
  findWaitingEvents,
  MOST_EVENTS,
  type WaitingEvent,
} from '@/cms/queries/alerts/due-alerts'
import { findStoredAlerts, type StoredAlert } from '@/cms/queries/alerts/stored-alerts'
import { advisoryLocks } from '@/cms/database/advisory-locks'
import { inTransaction, transactionOf, type Database } from '@/cms/database/transactions'
import { planDigest, type DigestPlan } from '@/domain/alerts/digest'
import type { NotifiedProperty } from '@/domain/alerts/alert-notice'
import { createDigestWriter, type DigestWriter } from './digest-writer'
import { queueMails } from '@/cms/operations/mails/queue-mail'
import { table } from '@/cms/database/tables'

const alertsTable = table('alerts')
const alertNotices = table('alert_notices')
const properties = table('properties')
const excluded = table('alert_notices', 'excluded')
const alertEvents = table('alert_events')
const eventRow = table('alert_events', 'event')
const seenRow = table('alert_events', 'seen')

/** How many alerts one transaction handles. */
const AT_ONCE = 50

/**
 * Queues the mails of alerts that are due: one mail for all news of an alert. The transaction that queues a mail also stores
 * what it reports, so a killed worker leaves neither. Returns the number of mails.
 */
export async function sendAlertMails({
  payload,
  now,
  signal,
}: {
  payload: Payload
  now: Date
  signal?: AbortSignal
}): Promise<number> {
  const writer = createDigestWriter({ payload, now })
  let count = 0
  for (;;) {
    if (signal?.aborted) return count
    const notified = await sendBatch({ payload, now, writer })
    if (notified === null) return count
    count += notified
  }
}

type SendAlertMailsContext = { payload: Payload; now: Date; writer: DigestWriter }

/**
 * The number of mails; null if nothing is due, or another worker is sending: two would both send the same news to one
 * address.
 */
async function sendBatch({ payload, now, writer }: SendAlertMailsContext): Promise<number | null> {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    const db = await transactionOf(req)
    const { rows } = await db.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${advisoryLocks.alertMails}, 0) as mine`,
    )
    if (rows[0]?.mine !== true) return null
    const due = await findDueAlerts({ db, now, limit: AT_ONCE })
    if (due.length === 0) return null
    return sendDue({ req, db, now, writer }, due)
  })
}

type SendDueContext = { req: PayloadRequest; db: Database; now: Date; writer: DigestWriter }

type PlannedDigest = { alert: StoredAlert; plan: DigestPlan; events: readonly WaitingEvent[] }

async function sendDue(context: SendDueContext, due: readonly number[]): Promise<number> {
  const { req, db, writer } = context
  const planned = await planAll(context, due)
  const mails = planned.flatMap(({ alert, plan }) =>
    plan.kind === 'mail' ? [{ alert, mail: plan.mail }] : [],
  )
  await storeNotified({ db, planned })
  await queueMails({ req, mails: await writer.write(mails) })
  await settle({ db, due, planned })
  return mails.length
}

/** Plans the alerts one after the other: the second alert of an address does not repeat the news of the first. */
async function planAll(
  { db, now, writer }: SendDueContext,
  due: readonly number[],
): Promise<PlannedDigest[]> {
  const alerts = await findStoredAlerts({
    db,
    where: sql`${alertsTable.id} = any(${sql.param(due)}::integer[])`,
    isLocked: true,
  })
  const waiting = await findWaitingEvents({ db, alerts: alerts.map(({ id }) => id) })
  const ids = [...new Set(waiting.map(({ property }) => property))]
  const properties = await findAlertProperties({ db, ids })
  const emails = [...new Set(alerts.map(({ email }) => email))]
  const known = await findNotified({ db, emails, properties: ids })
  const planned: PlannedDigest[] = []
  for (const alert of alerts) {
    const events = waiting.filter((event) => event.alert === alert.id)
    const notified = known.get(alert.email) ?? new Map<number, NotifiedProperty>()
    known.set(alert.email, notified)
    const cities = await writer.citiesOf(alert)
    const plan = planDigest({
      alert,
      pending: events,
      notified: [...notified.values()],
      properties,
      cities,
      now,
    })
    if (plan.kind === 'mail') for (const one of plan.notified) notified.set(one.property, one)
    planned.push({ alert, plan, events })
  }
  return planned
}

async function storeNotified({
  db,
  planned,
}: {
  db: Database
  planned: readonly PlannedDigest[]
}): Promise<void> {
  const notified = new Map<string, NotifiedProperty & { email: string }>()
  for (const { alert, plan } of planned)
    for (const one of plan.kind === 'mail' ? plan.notified : [])
      notified.set(`${alert.email} ${one.property}`, { email: alert.email, ...one })
  if (notified.size === 0) return
  await db.execute(sql`
    insert into ${alertNotices} (${alertNotices.$.email}, ${alertNotices.$.property_id}, ${alertNotices.$.kind}, ${alertNotices.$.price}, ${alertNotices.$.at})
    select email, property, kind, price, at from jsonb_to_recordset(${JSON.stringify([...notified.values()])}::jsonb)
      as notified (email text, property int, kind text, price float8, at timestamptz)
    where exists (select from ${properties} where ${properties.id} = notified.property)
    on conflict (${alertNotices.$.email}, ${alertNotices.$.property_id}) do update set ${alertNotices.$.kind} = ${excluded.kind}, ${alertNotices.$.price} = ${excluded.price}, ${alertNotices.$.at} = ${excluded.at}`)
}

/** Removes the events that were handled or belong to deleted alerts, and postpones those that are too early. */
async function settle({
  db,
  due,
  planned,
}: {
  db: Database
  due: readonly number[]
  planned: readonly PlannedDigest[]
}): Promise<void> {
  const early = planned.flatMap(({ alert, plan }) =>
    plan.kind === 'wait' ? [{ id: alert.id, until: plan.until }] : [],
  )
  for (const { id, until } of early)
    await db.execute(
      sql`update ${alertEvents} set ${alertEvents.$.due_at} = ${until}::timestamptz where ${alertEvents.alert_id} = ${id}`,
    )
  const waits = new Set(early.map(({ id }) => id))
  const dealt = planned.filter(({ alert }) => !waits.has(alert.id))
  const there = new Set(planned.map(({ alert }) => alert.id))
  await dropEvents({
    db,
    seen: dealt.flatMap(({ events }) => events.map(({ id }) => id)),
    // Events beyond the limit of one mail are older than those in it.
    full: dealt.filter(({ events }) => events.length >= MOST_EVENTS).map(({ alert }) => alert.id),
    gone: due.filter((id) => !there.has(id)),
  })
}

// Deletes only the events that were read: more may have happened since.
async function dropEvents({
  db,
  seen,
  full,
  gone,
}: {
  db: Database
  seen: readonly number[]
  full: readonly number[]
  gone: readonly number[]
}): Promise<void> {
  await db.execute(
    sql`delete from ${alertEvents} where ${alertEvents.alert_id} = any(${sql.param(gone)}::integer[])`,
  )
  if (full.length > 0)
    await db.execute(sql`delete from ${eventRow} where ${eventRow.alert_id} = any(${sql.param(full)}::integer[])
      and ${eventRow.id} < (select min(${seenRow.id}) from ${seenRow}
        where ${seenRow.alert_id} = ${eventRow.alert_id} and ${seenRow.id} = any(${sql.param(seen)}::bigint[]))`)
  await db.execute(
    sql`delete from ${alertEvents} where ${alertEvents.id} = any(${sql.param(seen)}::bigint[])`,
  )
}
