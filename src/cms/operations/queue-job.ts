import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { JobName } from '@/cms/jobs/job-names'
import { transactionOf } from '@/cms/database/transaction-of'

type Job = {
  name: JobName
  /** Numbers of documents and no more: the queue is no place for what is personal. */
  data: Record<string, string | number>
  /** Of jobs with one key there is one: a later one takes the place of an earlier one that waits. */
  key?: string
  maxAttempts?: number
}

/**
 * Puts a job into the queue, in the transaction of the request while it has one: if that is rolled back, there is no
 * job, and no worker sees it before the commit.
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
