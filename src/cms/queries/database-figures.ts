import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { table } from '@/cms/database/tables'
import { databaseOf } from '@/cms/database/transactions'
import type { DatabaseFigures, SiteFigures } from '@/process/site-metrics.mjs'

const mails = table('mails')
const mailboxes = table('reply_mailboxes')

type FigureRow = Record<
  | 'waiting'
  | 'due'
  | 'running'
  | 'failed'
  | 'oldest'
  | 'queued_mails'
  | 'failed_mails'
  | 'failed_polls'
  | 'not_replies',
  number
>

// A job that is given up has used its attempts; one that runs uses its last.
const jobFigures = sql`
  count(*) filter (where locked_at is not null)::int as running,
  count(*) filter (where locked_at is null and attempts >= max_attempts)::int as failed,
  count(*) filter (where locked_at is null and attempts < max_attempts and run_at > now())::int as waiting,
  count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= now())::int as due,
  coalesce(extract(epoch from now() - min(run_at) filter
    (where locked_at is null and attempts < max_attempts and run_at <= now())), 0)::float8 as oldest`

/** The state of the queue, of the outbox and of the mailbox of replies. */
export async function readDatabaseFigures(payload: Payload): Promise<DatabaseFigures> {
  const { rows } = await databaseOf(payload).execute<FigureRow>(sql`
    select job.*,
      (select count(*)::int from ${mails} where ${mails.status} = 'queued') as queued_mails,
      (select count(*)::int from ${mails} where ${mails.status} = 'failed') as failed_mails,
      coalesce((select max(${mailboxes.failures}) from ${mailboxes}), 0)::int as failed_polls,
      coalesce((select sum(${mailboxes.left_alone}) from ${mailboxes}), 0)::float8 as not_replies
    from (select ${jobFigures} from graphile_worker.jobs) as job`)
  const [row] = rows
  if (!row) throw new Error('A count has no row.')
  const { waiting, due, running, failed } = row
  return {
    jobs: { waiting, due, running, failed },
    oldestDueSeconds: row.oldest,
    mails: { queued: row.queued_mails, failed: row.failed_mails },
    replies: { failedPolls: row.failed_polls, leftAlone: row.not_replies },
  }
}

/** The connections of this process to the database, and the queries that wait for one. */
export const readConnections = ({ db }: Payload): SiteFigures['connections'] => ({
  open: db.pool.totalCount,
  idle: db.pool.idleCount,
  waiting: db.pool.waitingCount,
})
