import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

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
    select visit.feedback,
      to_char(visit.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startsAt"
    from visits visit join properties home on home.id = visit.property_id
    where home.owner_id = ${owner} and home.id = ${property} and visit.feedback_released and coalesce(visit.feedback, '') <> ''
      and visit.state <> 'cancelled'
    order by visit.starts_at desc, visit.id desc limit ${MOST_FEEDBACK}`)
  return rows
}
