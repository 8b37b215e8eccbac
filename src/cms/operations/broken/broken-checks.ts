import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { table } from '@/cms/database/tables'
import { databaseOf } from '@/cms/database/transactions'
import { queueJob } from '@/cms/operations/queue-job'

const checks = table('broken_checks')

const kept = 30
const pauseBetween = '5 minutes'

/** Notes that a check has begun; returns its number. Only the last checks are kept. */
export async function noteCheckBegun(payload: Payload, now: Date): Promise<string> {
  const db = databaseOf(payload)
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into ${checks} (${checks.$.begun_at}) values (${now.toISOString()}) returning ${checks.id}::text as id`)
  await db.execute(sql`delete from ${checks} where ${checks.id} not in (
    select ${checks.id} from ${checks} order by ${checks.id} desc limit ${kept})`)
  return rows[0]?.id ?? ''
}

/** Notes how a check ended. */
export async function noteCheckEnded(
  payload: Payload,
  { id, fault }: { id: string; fault: string | null },
): Promise<void> {
  await databaseOf(payload).execute(sql`
    update ${checks} set ${checks.$.ended_at} = now(), ${checks.$.fault} = ${fault} where ${checks.id} = ${id}::bigint`)
}

/** Queues a check, unless one has begun in the last minutes; a waiting one stays the only one. Returns whether it is queued. */
export async function queueBrokenCheck(req: PayloadRequest): Promise<boolean> {
  const { rows } = await databaseOf(req.payload).execute(sql`
    select from ${checks} where ${checks.begun_at} > now() - ${pauseBetween}::interval limit 1`)
  if (rows.length > 0) return false
  await queueJob({ req, job: { name: 'find-broken', data: {}, key: 'find-broken', maxAttempts: 3 } })
  return true
}
