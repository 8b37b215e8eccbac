import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { JobName } from '@/cms/jobs/job-names'
import { changedProperties } from '@/cms/queries/alerts/alert-properties'
import { databaseOf, type Database } from '@/cms/database/transactions'

const name: JobName = 'match-property'

/**
 * Queues the matching of the properties with a relevant change: published, unpublished, another price and the like. It
 * joins the transaction of the save, so that no publication is missed. Repeated saves of a property share one job.
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

// The rest waits for the next scan.
const mostMissed = 5000

/** Queues the properties that were missed, because a write did not queue them or their job was given up. */
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
      job_key => 'match-property:' || id)
    from (${changedProperties(ids)} order by id limit ${most}) as changed`)
}
