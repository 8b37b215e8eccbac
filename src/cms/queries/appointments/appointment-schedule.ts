import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { findRecords } from '@/cms/database/records'
import { situationOf, type HeldPlace, type BookingSituation } from '@/domain/appointments/free-places'
import type { Opening } from '@/domain/appointments/opening-rules'
import { parseSlotKey } from '@/domain/appointments/slot-key'
import { toOpening } from './to-opening'
import type { Database } from '@/cms/database/transactions'
import { momentOf } from '@/cms/database/moment-of'
import { table } from '@/cms/database/tables'

const appointments = table('appointments')

/** The openings of a property, the oldest first. */
export async function findOpenings({
  payload,
  property,
}: {
  payload: Payload
  property: number
}): Promise<Opening[]> {
  const docs = await findRecords(payload, {
    collection: 'appointment-openings',
    where: { property: { equals: property } },
    sort: 'id',
  })
  return docs.map(toOpening)
}

/** The agents who show a property, and the agent of a slot, if one is given. */
export function agentsOf({ openings, key }: { openings: readonly Opening[]; key?: string }): number[] {
  const named = key === undefined ? null : parseSlotKey(key)
  const agents = new Set(openings.map(({ agent }) => agent))
  if (named !== null) agents.add(named.agent)
  return [...agents].sort((one, other) => one - other)
}

type AppointmentScheduleRow = HeldPlace & { place: number }

type AppointmentScheduleInput = {
  db: Database
  property: number
  agents: readonly number[]
  now: Date
  /** The appointment to move, which occupies no place. */
  except?: number
}

/** The held places from now on, at this property and with these agents at others. */
async function findHeld({
  db,
  property,
  agents,
  now,
  except = 0,
}: AppointmentScheduleInput): Promise<AppointmentScheduleRow[]> {
  const { rows } = await db.execute<AppointmentScheduleRow>(sql`
    select coalesce(${appointments.property_id}, 0) as property, coalesce(${appointments.agent_id}, 0) as agent, ${appointments.slot_key} as slot,
      ${momentOf(appointments.starts_at)} as "startsAt", ${momentOf(appointments.ends_at)} as "endsAt", ${appointments.place}::int as place
    from ${appointments} where ${appointments.state} <> 'cancelled' and ${appointments.ends_at} > ${now.toISOString()} and ${appointments.id} <> ${except}
      and (${appointments.property_id} = ${property} or ${appointments.agent_id} = any(${sql.param(agents)}::integer[]))`)
  return rows
}

export type Schedule = {
  situation: BookingSituation
  /** The numbers of the held places of a slot of this property. */
  heldPlaces: (key: string) => number[]
}

/** Everything that limits booking at a property now, as read inside the transaction or outside of any. */
export async function getSchedule({
  by,
  ...input
}: AppointmentScheduleInput & Pick<BookingSituation, 'by'>): Promise<Schedule> {
  const { property, now } = input
  const held = await findHeld(input)
  return {
    situation: situationOf({ property, held, now, by }),
    heldPlaces: (key) =>
      held.filter((row) => row.property === property && row.slot === key).map(({ place }) => place),
  }
}
