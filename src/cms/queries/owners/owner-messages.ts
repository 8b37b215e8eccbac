import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { seenMessages } from '@/cms/access/person-access'
import { wholeScope, type StaffScope } from '@/cms/access/staff-scope'
import { databaseOf } from '@/cms/database/transactions'
import { momentOf } from '@/cms/database/moment-of'
import { table } from '@/cms/database/tables'

const ownerMessages = table('owner_messages')
const firstMessage = table('owner_messages', 'first')
const each = table('owner_messages', 'each')
const file = table('owner_messages_rels', 'file')
const rel = table('owner_messages_rels', 'rel')
const ownerFiles = table('owner_files')
const message = table('owner_messages', 'message')
const users = table('users')

/** The author of a message. */
export type MessageAuthor = 'agency' | 'owner'

/** A conversation's first message with a summary of the rest, for a list. */
export type OwnerThread = {
  id: number
  /** The row of the property it is about. */
  property: number | null
  subject: string
  /** When the latest message was written, in UTC. */
  at: string
  lastAuthor: MessageAuthor
  messages: number
  /** The other side's messages that this side has not read. */
  unread: number
  /** The agency has written in it. */
  hasAgency: boolean
  hasAttachments: boolean
}

export type ThreadAttachment = { id: number; name: string; /** In bytes. */ size: number }

export type ThreadMessage = {
  id: number
  author: MessageAuthor
  /** The member of staff who wrote it, by the name for owners; null if there is none. */
  staff: string | null
  body: string
  /** In UTC, like `readAt`, which is when the other side read it. */
  at: string
  readAt: string | null
  attachments: ThreadAttachment[]
}

/** A first message with its answers, the oldest first. */
export type StoredThread = {
  id: number
  owner: number
  property: number | null
  subject: string
  messages: ThreadMessage[]
}

// The messages of one conversation; the latest stay visible.
const mostMessages = 200

type Threads = { payload: Payload; owner: number; limit: number; reader: MessageAuthor; scope: StaffScope }

async function findThreads({ payload, owner, limit, reader, scope }: Threads): Promise<OwnerThread[]> {
  const { rows } = await databaseOf(payload).execute<OwnerThread>(sql`
    select ${firstMessage.id}, ${firstMessage.property_id} as property, ${firstMessage.subject}, latest.author as "lastAuthor", latest.at,
      counted.messages, counted.unread, counted.agency as "hasAgency", counted.files > 0 as "hasAttachments"
    from ${firstMessage}
    cross join lateral (select count(distinct ${each.id})::int as messages,
        count(distinct ${each.id}) filter (where ${each.read_at} is null and ${each.author}::text <> ${reader})::int as unread,
        bool_or(${each.author} = 'agency') as agency, count(${file.id})::int as files
      from ${each} left join ${file} on ${file.parent_id} = ${each.id}
      where ${each.id} = ${firstMessage.id} or ${each.thread_id} = ${firstMessage.id}) counted
    cross join lateral (select ${ownerMessages.author}, ${ownerMessages.id}, ${momentOf(ownerMessages.created_at)} as at from ${ownerMessages}
      where ${ownerMessages.id} = ${firstMessage.id} or ${ownerMessages.thread_id} = ${firstMessage.id} order by ${ownerMessages.id} desc limit 1) latest
    where ${firstMessage.owner_id} = ${owner} and ${firstMessage.thread_id} is null and ${seenMessages(scope, firstMessage)}
    order by latest.id desc limit ${limit}`)
  return rows
}

/** An owner's conversations, the latest first. */
export const findOwnerThreads = (input: Omit<Threads, 'reader' | 'scope'>): Promise<OwnerThread[]> =>
  findThreads({ ...input, reader: 'owner', scope: wholeScope })

/** The conversations with an owner that somebody of the office sees, with the number of unread messages of the owner. */
export const findOfficeThreads = (input: Omit<Threads, 'reader'>): Promise<OwnerThread[]> =>
  findThreads({ ...input, reader: 'agency' })

type FirstMessage = Omit<StoredThread, 'messages'>

async function findMessages({ payload, id }: { payload: Payload; id: number }): Promise<ThreadMessage[]> {
  const { rows } = await databaseOf(payload).execute<ThreadMessage>(sql`
    select ${message.id}, ${message.author}, ${users.name} as staff, ${message.body},
      ${momentOf(message.created_at)} as at, ${momentOf(message.read_at)} as "readAt",
      coalesce((select jsonb_agg(jsonb_build_object('id', ${ownerFiles.id},
          'name', coalesce(${ownerFiles.original_name}, ${ownerFiles.filename}, ''), 'size', coalesce(${ownerFiles.filesize}, 0)) order by ${rel.order})
        from ${rel} join ${ownerFiles} on ${ownerFiles.id} = ${rel.owner_files_id}
        where ${rel.parent_id} = ${message.id}), '[]'::jsonb) as attachments
    from ${message} left join ${users} on ${users.id} = ${message.staff_id}
    where ${message.id} = ${id} or ${message.thread_id} = ${id} order by ${message.id} desc limit ${mostMessages}`)
  return rows.reverse()
}

/** The conversation of any of its messages, for the office; null if there is none. */
export async function getThread({
  payload,
  id,
}: {
  payload: Payload
  id: number
}): Promise<StoredThread | null> {
  const { rows } = await databaseOf(payload).execute<FirstMessage>(sql`
    select ${firstMessage.id}, ${firstMessage.owner_id} as owner, ${firstMessage.property_id} as property, ${firstMessage.subject}
    from ${message} join ${firstMessage} on ${firstMessage.id} = coalesce(${message.thread_id}, ${message.id}) where ${message.id} = ${id}`)
  const [first] = rows
  return first ? { ...first, messages: await findMessages({ payload, id: first.id }) } : null
}

type OwnMessageQuery = { payload: Payload; owner: number; id: number }

/** A conversation of an owner, by its first message; null if it is not theirs. */
export async function getOwnerThread({ payload, owner, id }: OwnMessageQuery): Promise<StoredThread | null> {
  const thread = await getThread({ payload, id })
  return thread?.owner === owner && thread.id === id ? thread : null
}

/** Records that the owner has read the agency's messages in a conversation of theirs; others are unchanged. */
export async function markThreadRead({
  payload,
  owner,
  id,
  now,
}: OwnMessageQuery & { now: Date }): Promise<void> {
  await databaseOf(payload)
    .execute(sql`update ${ownerMessages} set ${ownerMessages.$.read_at} = ${now.toISOString()}, ${ownerMessages.$.updated_at} = now()
    where ${ownerMessages.owner_id} = ${owner} and (${ownerMessages.id} = ${id} or ${ownerMessages.thread_id} = ${id}) and ${ownerMessages.author} = 'agency' and ${ownerMessages.read_at} is null`)
}

/** How many messages of the agency an owner has not read. */
export async function countUnread({ payload, owner }: { payload: Payload; owner: number }): Promise<number> {
  const { rows } = await databaseOf(payload).execute<{ count: number }>(sql`select count(*)::int as count
    from ${ownerMessages} where ${ownerMessages.owner_id} = ${owner} and ${ownerMessages.author} = 'agency' and ${ownerMessages.read_at} is null`)
  return rows[0]?.count ?? 0
}
