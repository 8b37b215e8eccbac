import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'

const ownerFiles = table('owner_files')
const ownerMessagesRels = table('owner_messages_rels')
const ownerMessages = table('owner_messages')

/** The file names of the attachments in a conversation, by number; staff open them by these. */
export async function findThreadFiles({
  payload,
  thread,
}: {
  payload: Payload
  thread: number
}): Promise<Map<number, string>> {
  const { rows } = await databaseOf(payload).execute<{ id: number; filename: string | null }>(sql`
    select distinct ${ownerFiles.id}, ${ownerFiles.filename} from ${ownerFiles}
    join ${ownerMessagesRels} on ${ownerMessagesRels.owner_files_id} = ${ownerFiles.id}
    join ${ownerMessages} on ${ownerMessages.id} = ${ownerMessagesRels.parent_id}
    where ${ownerMessages.id} = ${thread} or ${ownerMessages.thread_id} = ${thread}`)
  return new Map(rows.flatMap(({ id, filename }) => (filename ? [[id, filename] as const] : [])))
}
