import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { table } from '@/cms/database/tables'
import { databaseOf } from '@/cms/database/transactions'

const workers = table('queue_workers')

type LostJobOptions = {
  payload: Payload
  /** The names with which this process signs its jobs. */
  pools: ReadonlySet<string>
  /** After how many seconds of silence a worker loses its jobs. */
  silence: number
}

/**
 * A killed worker leaves its jobs locked, and the queue keeps the locks for four hours. So every worker records every few
 * seconds that it is alive, and unlocks the jobs of those that have stopped. Only the database's clock counts.
 */
export async function releaseLostJobs({ payload, pools, silence }: LostJobOptions): Promise<void> {
  const drizzle = databaseOf(payload)
  await drizzle.execute(sql`insert into ${workers} (${workers.$.id}, ${workers.$.seen_at})
    select id, now() from unnest(${sql.param([...pools])}::text[]) as alive (id)
    on conflict (${workers.$.id}) do update set ${workers.$.seen_at} = excluded.${workers.$.seen_at}`)
  // A worker of an earlier version records nothing here, but renews the time of its locks.
  await drizzle.execute(sql`
    with silent as (
      select distinct locked_by as id from graphile_worker.jobs
      where locked_at < now() - make_interval(secs => ${silence})
        and not exists (select from ${workers} where ${workers.id} = locked_by
          and ${workers.seen_at} >= now() - make_interval(secs => ${silence})))
    select graphile_worker.force_unlock_workers(array_agg(id)) from silent having count(*) > 0`)
  await drizzle.execute(sql`delete from ${workers} where ${workers.seen_at} < now() - interval '1 day'`)
}
