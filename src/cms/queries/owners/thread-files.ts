import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** Under which names the attachments of a conversation are stored, by their numbers: staff open them so. */
export async function findThreadFiles({
  payload,
  thread,
}: {
  payload: Payload
  thread: number
}): Promise<Map<number, string>> {
  const { rows } = await payload.db.drizzle.execute<{ id: number; filename: string | null }>(sql`
    select distinct file.id, file.filename from owner_files file
    join owner_messages_rels rel on rel.owner_files_id = file.id
    join owner_messages message on message.id = rel.parent_id
    where message.id = ${thread} or message.thread_id = ${thread}`)
  return new Map(rows.flatMap(({ id, filename }) => (filename ? [[id, filename] as const] : [])))
}
