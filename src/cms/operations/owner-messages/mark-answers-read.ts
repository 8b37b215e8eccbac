import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** Notes that the office has read what the owner wrote in the conversation that a message stands in. */
export async function markAnswersRead({
  payload,
  id,
  now,
}: {
  payload: Payload
  id: number
  now: Date
}): Promise<void> {
  await payload.db.drizzle.execute(sql`
    update owner_messages message set read_at = ${now.toISOString()}, updated_at = now()
    from owner_messages named where named.id = ${id} and message.author = 'owner' and message.read_at is null
      and coalesce(named.thread_id, named.id) in (message.id, message.thread_id)`)
}
