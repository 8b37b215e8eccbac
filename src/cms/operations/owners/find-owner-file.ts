import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import type { PrivateFile } from '@/cms/operations/media/send-private-file'
import { table } from '@/cms/database/tables'

const ownerFiles = table('owner_files')
const ownerMessagesRels = table('owner_messages_rels')
const ownerMessages = table('owner_messages')

/** An attachment of a message to this owner; null if there is none, or it is in a message to another owner. */
export async function findOwnerFile({
  payload,
  owner,
  id,
}: {
  payload: Payload
  owner: number
  id: number
}): Promise<PrivateFile | null> {
  const { rows } = await databaseOf(payload).execute<{ filename: string; name: string }>(sql`
    select ${ownerFiles.filename}, coalesce(${ownerFiles.original_name}, ${ownerFiles.filename}) as name
    from ${ownerFiles}
    where ${ownerFiles.id} = ${id} and ${ownerFiles.filename} is not null and exists (
      select from ${ownerMessagesRels} join ${ownerMessages} on ${ownerMessages.id} = ${ownerMessagesRels.parent_id}
      where ${ownerMessagesRels.owner_files_id} = ${ownerFiles.id} and ${ownerMessagesRels.path} = 'attachments' and ${ownerMessages.owner_id} = ${owner})`)
  const [file] = rows
  return file ? { folder: 'owner-files', name: file.filename, title: file.name } : null
}
