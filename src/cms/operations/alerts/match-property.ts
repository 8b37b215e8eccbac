import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import {
  findAlertProperties,
  getPropertyState,
  getMatchedState,
  rememberState,
} from '@/cms/queries/alerts/alert-properties'
import { whereMatched } from '@/cms/queries/alerts/alert-matches'
import { advisoryLocks } from '@/cms/database/advisory-locks'
import { inTransaction, transactionOf, type Database } from '@/cms/database/transactions'
import { propertyEvents, type PropertyEvent } from '@/domain/alerts/alert-events'
import { toPropertyProbe, type PropertyProbe } from '@/domain/alerts/alert-index'
import { dueTimes } from '@/domain/alerts/due-times'
import { table } from '@/cms/database/tables'

const alertSearch = table('alert_search')
const foundRow = table('alert_search', 'found')
const alertEvents = table('alert_events')

/** How many alerts one statement writes events for. */
const SLICE = 5000

type MatchPropertyContext = { db: Database; id: number; now: Date }

/**
 * Finds the alerts that match an event of a property and stores it for each; the mail later decides what to report. The
 * state of the property at this matching is stored in the same transaction, so that a second run finds nothing new. The
 * database does the comparing, so that memory does not grow with the number of alerts.
 */
export async function matchProperty({
  payload,
  id,
  now,
}: {
  payload: Payload
  id: number
  now: Date
}): Promise<void> {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    const db = await transactionOf(req)
    // A concurrent run for this property waits, and then sees what this one stored.
    await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.propertyMatching}, ${id})`)
    const after = await getPropertyState({ db, id })
    if (after === null) return
    const events = propertyEvents({ before: await getMatchedState({ db, id }), after })
    if (events.length > 0) await noteEvents({ db, id, now }, events)
    await rememberState({ db, id, state: after })
  })
}

async function noteEvents(
  { db, id, now }: MatchPropertyContext,
  events: readonly PropertyEvent[],
): Promise<void> {
  const property = (await findAlertProperties({ db, ids: [id] })).get(id)
  if (!property) return
  const probe = toPropertyProbe(property)
  for (const event of events) await noteEvent({ db, id, now }, { event, probe })
}

type ProbedEvent = { event: PropertyEvent; probe: PropertyProbe }

async function noteEvent(work: MatchPropertyContext, event: ProbedEvent): Promise<void> {
  let last: number | null = 0
  while (last !== null) last = await noteSlice(work, { ...event, last })
}

/** The id of the last alert of the slice; null after the last slice. */
async function noteSlice(
  { db, id, now }: MatchPropertyContext,
  { event, probe, last }: ProbedEvent & { last: number },
): Promise<number | null> {
  const at = now.toISOString()
  const { immediately, daily, weekly } = dueTimes(at)
  const { kind, languages, previousPrice } = event
  const { rows } = await db.execute<{ count: number; last: number | null }>(sql`
    with found as (
      select ${alertSearch.alert_id}, ${alertSearch.frequency} from ${alertSearch}
      where ${alertSearch.alert_id} > ${last} and ${whereMatched({ probe, languages })}
      order by ${alertSearch.alert_id} limit ${SLICE}
    ), noted as (
      insert into ${alertEvents} (${alertEvents.$.alert_id}, ${alertEvents.$.property_id}, ${alertEvents.$.kind}, ${alertEvents.$.at}, ${alertEvents.$.previous_price}, ${alertEvents.$.due_at})
      select ${foundRow.alert_id}, ${id}, ${kind}, ${at}::timestamptz, ${previousPrice}::float8,
        case ${foundRow.frequency} when 'immediately' then ${immediately}::timestamptz
          when 'daily' then ${daily}::timestamptz else ${weekly}::timestamptz end
      from found
    )
    select count(*)::int as count, max(${foundRow.alert_id}) as last from found`)
  const [found] = rows
  return found && found.count === SLICE ? found.last : null
}
