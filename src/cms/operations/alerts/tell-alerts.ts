import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { findAlertProperties } from '@/cms/queries/alerts/alert-properties'
import {
  findDueAlerts,
  findTold,
  findWaitingEvents,
  MOST_EVENTS,
  type WaitingEvent,
} from '@/cms/queries/alerts/due-alerts'
import { findStoredAlerts, type StoredAlert } from '@/cms/queries/alerts/stored-alerts'
import { transactionOf, type Database } from '@/cms/database/transaction-of'
import { planDigest, type DigestPlan } from '@/domain/alerts/digest'
import type { Told } from '@/domain/alerts/telling'
import { createDigestDesk, type DigestDesk } from './digest-desk'
import { inTransaction } from '@/cms/operations/in-transaction'
import { queueMails } from '@/cms/operations/mails/queue-mail'
import { table } from '@/cms/database/tables'

const alertsTable = table('alerts')
const alertTold = table('alert_told')
const properties = table('properties')
const excluded = table('alert_told', 'excluded')
const alertEvents = table('alert_events')
const eventRow = table('alert_events', 'event')
const toldRow = table('alert_events', 'told')

/** The lock of whoever tells: of two who tell somebody at once, each would think that they know nothing yet. */
const TELLING = 1989

/** As many alerts are told in one transaction. */
const AT_ONCE = 50

/**
 * Tells the holders of alerts what is due: one mail for all that is news to somebody, and what they were told is kept in the
 * transaction that queues it. A worker that is killed leaves neither. Gives the number of mails.
 */
export async function tellAlerts({
  payload,
  now,
  signal,
}: {
  payload: Payload
  now: Date
  signal?: AbortSignal
}): Promise<number> {
  const desk = createDigestDesk({ payload, now })
  let count = 0
  for (;;) {
    if (signal?.aborted) return count
    const told = await tellSome({ payload, now, desk })
    if (told === null) return count
    count += told
  }
}

type TellAlertsContext = { payload: Payload; now: Date; desk: DigestDesk }

/** The number of mails; null where nothing is due, or another is at it. */
async function tellSome({ payload, now, desk }: TellAlertsContext): Promise<number | null> {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    const db = await transactionOf(req)
    const { rows } = await db.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${TELLING}, 0) as mine`,
    )
    if (rows[0]?.mine !== true) return null
    const due = await findDueAlerts({ db, now, limit: AT_ONCE })
    if (due.length === 0) return null
    return tellThese({ req, db, now, desk }, due)
  })
}

type Telling = { req: PayloadRequest; db: Database; now: Date; desk: DigestDesk }

type Planned = { alert: StoredAlert; plan: DigestPlan; events: readonly WaitingEvent[] }

async function tellThese(telling: Telling, due: readonly number[]): Promise<number> {
  const { req, db, desk } = telling
  const planned = await planAll(telling, due)
  const mails = planned.flatMap(({ alert, plan }) =>
    plan.kind === 'mail' ? [{ alert, mail: plan.mail }] : [],
  )
  await rememberTold({ db, planned })
  await queueMails({ req, mails: await desk.write(mails) })
  await settle({ db, due, planned })
  return mails.length
}

/** What becomes of each alert, one after the other: what the first tells somebody, the second does not. */
async function planAll({ db, now, desk }: Telling, due: readonly number[]): Promise<Planned[]> {
  const alerts = await findStoredAlerts({
    db,
    where: sql`${alertsTable.id} = any(${sql.param(due)}::integer[])`,
    isLocked: true,
  })
  const waiting = await findWaitingEvents({ db, alerts: alerts.map(({ id }) => id) })
  const ids = [...new Set(waiting.map(({ property }) => property))]
  const properties = await findAlertProperties({ db, ids })
  const emails = [...new Set(alerts.map(({ email }) => email))]
  const known = await findTold({ db, emails, properties: ids })
  const planned: Planned[] = []
  for (const alert of alerts) {
    const events = waiting.filter((event) => event.alert === alert.id)
    const told = known.get(alert.email) ?? new Map<number, Told>()
    known.set(alert.email, told)
    const cities = await desk.citiesOf(alert)
    const plan = planDigest({ alert, pending: events, told: [...told.values()], properties, cities, now })
    if (plan.kind === 'mail') for (const one of plan.told) told.set(one.property, one)
    planned.push({ alert, plan, events })
  }
  return planned
}

async function rememberTold({ db, planned }: { db: Database; planned: readonly Planned[] }): Promise<void> {
  const told = new Map<string, Told & { email: string }>()
  for (const { alert, plan } of planned)
    for (const one of plan.kind === 'mail' ? plan.told : [])
      told.set(`${alert.email} ${one.property}`, { email: alert.email, ...one })
  if (told.size === 0) return
  await db.execute(sql`
    insert into ${alertTold} (${alertTold.$.email}, ${alertTold.$.property_id}, ${alertTold.$.kind}, ${alertTold.$.price}, ${alertTold.$.at})
    select email, property, kind, price, at from jsonb_to_recordset(${JSON.stringify([...told.values()])}::jsonb)
      as told (email text, property int, kind text, price float8, at timestamptz)
    where exists (select from ${properties} where ${properties.id} = told.property)
    on conflict (${alertTold.$.email}, ${alertTold.$.property_id}) do update set ${alertTold.$.kind} = ${excluded.kind}, ${alertTold.$.price} = ${excluded.price}, ${alertTold.$.at} = ${excluded.at}`)
}

/** What was dealt with waits no more, nor what is of alerts that are gone; what is too early waits for its time. */
async function settle({
  db,
  due,
  planned,
}: {
  db: Database
  due: readonly number[]
  planned: readonly Planned[]
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
    // What was too much for one mail is older than what it tells.
    full: dealt.filter(({ events }) => events.length >= MOST_EVENTS).map(({ alert }) => alert.id),
    gone: due.filter((id) => !there.has(id)),
  })
}

// Only what was seen: meanwhile more may have happened.
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
      and ${eventRow.id} < (select min(${toldRow.id}) from ${toldRow}
        where ${toldRow.alert_id} = ${eventRow.alert_id} and ${toldRow.id} = any(${sql.param(seen)}::bigint[]))`)
  await db.execute(
    sql`delete from ${alertEvents} where ${alertEvents.id} = any(${sql.param(seen)}::bigint[])`,
  )
}
