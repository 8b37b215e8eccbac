import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** Takes every job out of the queue, those of one task alone where it is named; also what a killed worker was at. */
export async function emptyQueue(payload: Payload, task: string | null = null): Promise<void> {
  const { drizzle } = payload.db
  await drizzle.execute(sql`select graphile_worker.force_unlock_workers(array(
    select locked_by from graphile_worker.jobs where locked_by is not null))`)
  await drizzle.execute(sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs where task_identifier = coalesce(${task}::text, task_identifier)))`)
}
