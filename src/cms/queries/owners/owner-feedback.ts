import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { momentOf } from '@/cms/database/moment-of'
import { table } from '@/cms/database/tables'
import { isOwnedBy } from './is-owned-by'

const appointments = table('appointments')
const properties = table('properties')

/** Feedback about a property after an appointment, as its owner may read it, without the visitor. */
export type OwnerFeedback = {
  /** In UTC. */
  startsAt: string
  feedback: string
}

const MOST_FEEDBACK = 100

/** The released feedback on a property of an owner, the latest first and at most 100. */
export async function findOwnerFeedback({
  payload,
  owner,
  property,
}: {
  payload: Payload
  owner: number
  /** The row of the property. */
  property: number
}): Promise<OwnerFeedback[]> {
  const { rows } = await databaseOf(payload).execute<OwnerFeedback>(sql`
    select ${appointments.feedback},
      ${momentOf(appointments.starts_at)} as "startsAt"
    from ${appointments} join ${properties} on ${properties.id} = ${appointments.property_id}
    where ${isOwnedBy(owner)} and ${properties.id} = ${property} and ${appointments.feedback_released} and coalesce(${appointments.feedback}, '') <> ''
      and ${appointments.state} <> 'cancelled'
    order by ${appointments.starts_at} desc, ${appointments.id} desc limit ${MOST_FEEDBACK}`)
  return rows
}
