import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { table } from '@/cms/database/tables'
import { databaseOf } from '@/cms/database/transaction-of'

const workers = table('queue_workers')

type LostJobOptions = {
  payload: Payload
  /** What this process signs its jobs with. */
  pools: ReadonlySet<string>
  /** How long a worker may be silent before its jobs are taken from it, in seconds. */
  silence: number
}

/**
 * A worker that is killed leaves its jobs locked, and the queue believes for four hours that it is still at them. Here
 * every worker writes down every few seconds that it lives, and unlocks the jobs of those who have stopped doing so. The
 * database's clock alone counts.
 */
export async function releaseLostJobs({ payload, pools, silence }: LostJobOptions): Promise<void> {
  const drizzle = databaseOf(payload)
  await drizzle.execute(sql`insert into ${workers} (${workers.$.id}, ${workers.$.seen_at})
    select id, now() from unnest(${sql.param([...pools])}::text[]) as alive (id)
    on conflict (${workers.$.id}) do update set ${workers.$.seen_at} = excluded.${workers.$.seen_at}`)
  // A worker of an earlier version writes down nothing here, and renews the time of its locks.
  await drizzle.execute(sql`
    with silent as (
      select distinct locked_by as id from graphile_worker.jobs
      where locked_at < now() - make_interval(secs => ${silence})
        and not exists (select from ${workers} where ${workers.id} = locked_by
          and ${workers.seen_at} >= now() - make_interval(secs => ${silence})))
    select graphile_worker.force_unlock_workers(array_agg(id)) from silent having count(*) > 0`)
  await drizzle.execute(sql`delete from ${workers} where ${workers.seen_at} < now() - interval '1 day'`)
}
