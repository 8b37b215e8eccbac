import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** Deletes the jobs of the queue, or those of one task; including those that a killed worker was running. */
export async function emptyQueue(payload: Payload, task: string | null = null): Promise<void> {
  const { drizzle } = payload.db
  await drizzle.execute(sql`select graphile_worker.force_unlock_workers(array(
    select locked_by from graphile_worker.jobs where locked_by is not null))`)
  await drizzle.execute(sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs where task_identifier = coalesce(${task}::text, task_identifier)))`)
}
