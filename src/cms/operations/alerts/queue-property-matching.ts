import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { JobName } from '@/cms/jobs/job-names'
import { changedProperties } from '@/cms/queries/alerts/alert-properties'
import { databaseOf, type Database } from '@/cms/database/transaction-of'

const name: JobName = 'match-home'

/**
 * Queues the matching of those of these properties with which it matters: published, no longer published, at another price…
 * In the transaction of the save: no property is published without. Of a property that is saved again and again there is one job.
 */
export async function queuePropertyMatching({
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

/** The same of every property that was missed, by a write that forgot them or a job that was given up. */
export async function queueMissedMatching(payload: Payload): Promise<void> {
  await queueChanged({ db: databaseOf(payload), ids: null, most: mostMissed })
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
    from (${changedProperties(ids)} order by id limit ${most}) as changed`)
}
