import { databaseOf } from '@/cms/database/transaction-of'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

type Options = {
  payload: Payload
  /** What this process signs its jobs with. */
  pools: ReadonlySet<string>
  /** How long a worker may be silent before its jobs are taken from it, in seconds. */
  silence: number
}

/**
 * A worker that is killed leaves its jobs locked, and the queue believes for four hours that it is still at them. Here
 * every worker says every few seconds that it is (it renews the time of its locks), and unlocks the jobs of those who
 * have stopped saying so. The database's clock alone counts.
 */
export async function releaseLostJobs({ payload, pools, silence }: Options): Promise<void> {
  const drizzle = databaseOf(payload)
  const own = sql`any(${sql.param([...pools])}::text[])`
  await drizzle.execute(
    sql`update graphile_worker._private_jobs set locked_at = now() where locked_by = ${own}`,
  )
  await drizzle.execute(
    sql`update graphile_worker._private_job_queues set locked_at = now() where locked_by = ${own}`,
  )
  await drizzle.execute(sql`select graphile_worker.force_unlock_workers(array(
    select locked_by from graphile_worker._private_jobs
      where locked_at < now() - make_interval(secs => ${silence}) and not locked_by = ${own}
    union select locked_by from graphile_worker._private_job_queues
      where locked_at < now() - make_interval(secs => ${silence}) and not locked_by = ${own}))`)
}
