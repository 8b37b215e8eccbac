import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'

const message = table('owner_messages', 'message')
const named = table('owner_messages', 'named')

/** Records that the office has read what the owner wrote in the conversation of a message. */
export async function markAnswersRead({
  payload,
  id,
  now,
}: {
  payload: Payload
  id: number
  now: Date
}): Promise<void> {
  await databaseOf(payload).execute(sql`
    update ${message} set ${message.$.read_at} = ${now.toISOString()}, ${message.$.updated_at} = now()
    from ${named} where ${named.id} = ${id} and ${message.author} = 'owner' and ${message.read_at} is null
      and coalesce(${named.thread_id}, ${named.id}) in (${message.id}, ${message.thread_id})`)
}
