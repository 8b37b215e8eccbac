import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { files as stored } from '@/cms/files/files'
import { removeFiles } from '@/cms/files/stored-file'
import { deleteMailFiles } from '@/cms/operations/mails/keep-as-file'
import { databaseOf, transactionOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import type { MailReference } from '@/domain/mail/mail-file-name'

const ownerMessages = table('owner_messages')
const ownerMessagesRels = table('owner_messages_rels')
const ownerFiles = table('owner_files')
const other = table('owner_messages_rels', 'other')
const mailsTable = table('mails')
const heldRow = table('owner_messages_rels', 'held')

/** The files of messages that were erased in the database. */
export type MessageRemains = { filenames: string[]; mails: MailReference[] }

type OwnerMessagesToErase = { req: PayloadRequest } & ({ message: number } | { owner: number })

/**
 * Erases the answers to a message, or all messages of an owner, with the mails about these or about the owner, and the
 * files that no other message has, within a transaction. The caller deletes the message itself, and the files
 * afterwards.
 */
export async function eraseMessageRows({ req, ...which }: OwnerMessagesToErase): Promise<MessageRemains> {
  const db = await transactionOf(req)
  const isWhole =
    'message' in which
      ? sql`(${ownerMessages.id} = ${which.message} or ${ownerMessages.thread_id} = ${which.message})`
      : sql`${ownerMessages.owner_id} = ${which.owner}`
  const { rows: messages } = await db.execute<{ id: number }>(
    sql`select ${ownerMessages.id} from ${ownerMessages} where ${isWhole}`,
  )
  const ids = messages.map(({ id }) => id)
  const { rows: held } = await db.execute<{ file: number }>(sql`
    delete from ${ownerMessagesRels} where ${ownerMessagesRels.parent_id} = any(${sql.param(ids)}::int[]) returning ${ownerMessagesRels.owner_files_id} as file`)
  const { rows: files } = await db.execute<{ filename: string | null }>(sql`
    delete from ${ownerFiles} where ${ownerFiles.id} = any(${sql.param(held.map(({ file }) => file))}::int[])
      and not exists (select from ${other} where ${other.owner_files_id} = ${ownerFiles.id})
    returning ${ownerFiles.filename}`)
  const kept = 'message' in which ? which.message : 0
  await db.execute(
    sql`delete from ${ownerMessages} where ${ownerMessages.id} = any(${sql.param(ids)}::int[]) and ${ownerMessages.id} <> ${kept}`,
  )
  const about = [
    ...ids.map((id) => `owner-messages/${id}`),
    ...('owner' in which ? [`owners/${which.owner}`] : []),
  ]
  const { rows: mails } = await db.execute<MailReference>(
    sql`delete from ${mailsTable} where ${mailsTable.about} = any(${sql.param(about)}::text[]) returning ${mailsTable.kind}, ${mailsTable.id}`,
  )
  return { filenames: files.flatMap(({ filename }) => filename ?? []), mails }
}

/** Deletes the files of erased messages; missing ones are ignored. */
export async function clearMessageRemains({ filenames, mails }: MessageRemains): Promise<void> {
  await removeFiles(stored, { folder: 'owner-files', names: filenames })
  await deleteMailFiles(mails)
}

const day = 86_400_000

/** Erases files that staff uploaded for a message but did not send within a day. */
export async function purgeOwnerFiles({ payload, now }: { payload: Payload; now: Date }): Promise<void> {
  const { rows } = await databaseOf(payload).execute<{ filename: string | null }>(sql`
    delete from ${ownerFiles} where ${ownerFiles.created_at} < ${new Date(now.getTime() - day).toISOString()}
      and not exists (select from ${heldRow} where ${heldRow.owner_files_id} = ${ownerFiles.id})
    returning ${ownerFiles.filename}`)
  await clearMessageRemains({ filenames: rows.flatMap(({ filename }) => filename ?? []), mails: [] })
}
