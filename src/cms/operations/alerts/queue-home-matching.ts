import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { JobName } from '@/cms/jobs/job-names'
import { changedHomes } from '@/cms/queries/alerts/alert-homes'
import type { Database } from '@/cms/database/transaction-of'

const name: JobName = 'match-home'

/**
 * Queues the matching of those of these homes with which it matters: published, no longer published, at another price…
 * In the transaction of the save: no home is published without. Of a home that is saved again and again there is one job.
 */
export async function queueHomeMatching({
  db,
  ids,
}: {
  db: Database
  ids: readonly number[]
}): Promise<void> {
  await queueChanged({ db, ids, most: ids.length })
}

// What is more waits for the next scan.
const mostMissed = 5000

/** The same of every home that was missed, by a write that forgot them or a job that was given up. */
export async function queueMissedMatching(payload: Payload): Promise<void> {
  await queueChanged({ db: payload.db.drizzle, ids: null, most: mostMissed })
}

async function queueChanged({
  db,
  ids,
  most,
}: {
  db: Database
  ids: readonly number[] | null
  most: number
}): Promise<void> {
  await db.execute(sql`
    select graphile_worker.add_job(identifier => ${name}::text, payload => json_build_object('id', id),
      job_key => 'match-home:' || id)
    from (${changedHomes(ids)} order by state.id limit ${most}) as changed`)
}
