import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { momentOf } from '@/cms/database/moment-of'
import { table } from '@/cms/database/tables'

const visits = table('visits')
const properties = table('properties')

/** What was said of a home at a visit, as its owner may read it: nothing of who said it. */
export type OwnerFeedback = {
  /** In UTC. */
  startsAt: string
  feedback: string
}

const MOST_FEEDBACK = 100

/** The feedback on a home of an owner that the agents have released, the latest visit first and at most 100. */
export async function findOwnerFeedback({
  payload,
  owner,
  property,
}: {
  payload: Payload
  owner: number
  /** The row of the home. */
  property: number
}): Promise<OwnerFeedback[]> {
  const { rows } = await payload.db.drizzle.execute<OwnerFeedback>(sql`
    select ${visits.feedback},
      ${momentOf(visits.starts_at)} as "startsAt"
    from ${visits} join ${properties} on ${properties.id} = ${visits.property_id}
    where ${properties.owner_id} = ${owner} and ${properties.id} = ${property} and ${visits.feedback_released} and coalesce(${visits.feedback}, '') <> ''
      and ${visits.state} <> 'cancelled'
    order by ${visits.starts_at} desc, ${visits.id} desc limit ${MOST_FEEDBACK}`)
  return rows
}
