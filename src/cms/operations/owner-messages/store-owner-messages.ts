import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { MessageAuthor } from '@/cms/queries/owners/owner-messages'
import { advisoryLocks } from '@/cms/database/advisory-locks'
import { transactionOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'

const ownerMessages = table('owner_messages')
const same = table('owner_messages', 'same')
const rel = table('owner_messages_rels', 'rel')
const later = table('owner_messages', 'later')
const ownerMessagesRels = table('owner_messages_rels')

/** A message to store, for each of these owners. */
export type MessageToStore = {
  owners: readonly number[]
  property: number | null
  author: MessageAuthor
  staff: number | null
  subject: string
  body: string
  attachments: readonly number[]
  thread: number | null
  now: Date
}

const repeatMinutes = 10

/**
 * Stores a message for each owner, within a transaction, and returns the number of each row. The same text by the same
 * author with the same files within ten minutes, unanswered by the other side, is a form that was sent twice: owners who
 * have it already are left out.
 */
export async function storeOwnerMessages({
  req,
  message,
}: {
  req: PayloadRequest
  message: MessageToStore
}): Promise<{ id: number; owner: number }[]> {
  const { owners, property, author, staff, subject, body, attachments, thread, now } = message
  const db = await transactionOf(req)
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.ownerMessages}::integer, 0)`)
  const files = attachments.toSorted((one, other) => one - other)
  const since = new Date(now.getTime() - repeatMinutes * 60_000).toISOString()
  const { rows } = await db.execute<{ id: number; owner: number }>(sql`
    insert into ${ownerMessages} (${ownerMessages.$.owner_id}, ${ownerMessages.$.property_id}, ${ownerMessages.$.author}, ${ownerMessages.$.staff_id}, ${ownerMessages.$.subject}, ${ownerMessages.$.body}, ${ownerMessages.$.thread_id}, ${ownerMessages.$.created_at}, ${ownerMessages.$.updated_at})
    select owner, ${property}::int, ${author}::enum_owner_messages_author, ${staff}::int, ${subject}, ${body},
      ${thread}::int, ${now.toISOString()}, ${now.toISOString()} from unnest(${sql.param([...owners])}::int[]) as owner
    where not exists (select from ${same} where ${same.owner_id} = owner and ${same.author}::text = ${author}
      and ${same.subject} = ${subject} and ${same.body} = ${body} and ${same.property_id} is not distinct from ${property}::int
      and ${same.thread_id} is not distinct from ${thread}::int and ${same.staff_id} is not distinct from ${staff}::int
      and ${same.created_at} > ${since}
      and array(select ${rel.owner_files_id} from ${rel}
        where ${rel.parent_id} = ${same.id} and ${rel.path} = 'attachments' order by ${rel.owner_files_id}) = ${sql.param(files)}::int[]
      and not exists (select from ${later} where ${later.id} > ${same.id} and ${later.author} <> ${same.author}
        and coalesce(${later.thread_id}, ${later.id}) = coalesce(${same.thread_id}, ${same.id})))
    order by owner returning ${ownerMessages.id}, ${ownerMessages.owner_id} as owner`)
  const ids = rows.map(({ id }) => id)
  if (attachments.length > 0)
    await db.execute(sql`insert into ${ownerMessagesRels} (${ownerMessagesRels.$.order}, ${ownerMessagesRels.$.parent_id}, ${ownerMessagesRels.$.path}, ${ownerMessagesRels.$.owner_files_id})
      select file.place, message, 'attachments', file.id from unnest(${sql.param(ids)}::int[]) as message
      cross join unnest(${sql.param([...attachments])}::int[]) with ordinality as file (id, place)`)
  return rows
}
