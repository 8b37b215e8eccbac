import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { JobName } from '@/cms/jobs/job-names'
import { transactionOf } from '@/cms/database/transactions'

type Job = {
  name: JobName
  /** Only numbers of documents: the queue holds nothing personal. */
  data: Record<string, string | number>
  /** A later job replaces a waiting one with the same key. */
  key?: string
  maxAttempts?: number
}

/**
 * Queues a job in the transaction of the request if it has one: a rollback removes the job, and no worker sees it before
 * the commit.
 */
export async function queueJob({
  req,
  job,
}: {
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>
  job: Job
}): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`select graphile_worker.add_job(identifier => ${job.name}::text,
    payload => ${JSON.stringify(job.data)}::json, job_key => ${job.key ?? null}::text,
    max_attempts => ${job.maxAttempts ?? null}::int)`)
}
