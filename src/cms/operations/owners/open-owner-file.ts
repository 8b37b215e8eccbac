import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { ownerFolder } from '@/cms/operations/owner-messages/owner-folder'
import { table } from '@/cms/database/tables'

const ownerFiles = table('owner_files')
const ownerMessagesRels = table('owner_messages_rels')
const ownerMessages = table('owner_messages')

/** An open file; the size in bytes. */
export type OpenedFile = { name: string; size: number; content: ReadableStream<Uint8Array> }

/** Streams a file, and closes it if the reader stops. */
function streamOf(place: string): ReadableStream<Uint8Array> {
  const pieces: AsyncIterator<Uint8Array> = createReadStream(place)[Symbol.asyncIterator]()
  return new ReadableStream({
    pull: async (controller) => {
      const piece = await pieces.next()
      if (piece.done) controller.close()
      else controller.enqueue(piece.value)
    },
    cancel: async () => {
      await pieces.return?.()
    },
  })
}

/** An attachment of a message to this owner; null if there is none, or it is in a message to another owner. */
export async function openOwnerFile({
  payload,
  owner,
  id,
}: {
  payload: Payload
  owner: number
  id: number
}): Promise<OpenedFile | null> {
  const { rows } = await databaseOf(payload).execute<{ filename: string; name: string }>(sql`
    select ${ownerFiles.filename}, coalesce(${ownerFiles.original_name}, ${ownerFiles.filename}) as name
    from ${ownerFiles}
    where ${ownerFiles.id} = ${id} and ${ownerFiles.filename} is not null and exists (
      select from ${ownerMessagesRels} join ${ownerMessages} on ${ownerMessages.id} = ${ownerMessagesRels.parent_id}
      where ${ownerMessagesRels.owner_files_id} = ${ownerFiles.id} and ${ownerMessagesRels.path} = 'attachments' and ${ownerMessages.owner_id} = ${owner})`)
  const [file] = rows
  if (!file) return null
  const place = path.join(ownerFolder, path.basename(file.filename))
  const found = await stat(place).catch(() => null)
  if (!found?.isFile()) return null
  return { name: file.name, size: found.size, content: streamOf(place) }
}
