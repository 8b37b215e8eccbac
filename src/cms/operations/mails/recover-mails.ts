import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import { maxAttempts } from '@/domain/mail/attempts'
import { queueSending } from './queue-mail'

const mails = table('mails')

/**
 * Recovers mails that wait for a lost job. A missing job, as after restoring the outbox without its queue, is queued again.
 * If its attempts are used up because each was killed, the mail counts as failed, and the back office shows it.
 */
export async function recoverMails({ payload }: { payload: Payload }): Promise<void> {
  const drizzle = databaseOf(payload)
  await drizzle.execute(sql`
    with spent as (
      select ${mails.id} from ${mails} join graphile_worker.jobs job on job.key = 'mail:' || ${mails.id}
      where ${mails.status} = 'queued' and job.locked_at is null and job.attempts >= job.max_attempts
      for update of ${mails}),
    removed as (select id, (graphile_worker.remove_job('mail:' || id)).id as job from spent)
    update ${mails} set ${mails.$.status} = 'failed', ${mails.$.attempts} = ${maxAttempts}, ${mails.$.next_attempt_at} = null,
      ${mails.$.last_error} = coalesce(${mails.last_error}, 'ESTOPPED'), ${mails.$.updated_at} = now()
    where ${mails.id} in (select id from removed where job is not null)`)
  const { rows } = await drizzle.execute<{
    id: number
  }>(sql`select ${mails.id} from ${mails} where ${mails.status} = 'queued'
    and ${mails.updated_at} < now() - interval '10 minutes'
    and not exists (select from graphile_worker.jobs where key = 'mail:' || ${mails.id}) order by ${mails.id}`)
  for (const { id } of rows) await queueSending({ req: { payload }, id })
}
