import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { momentOf } from '@/cms/queries/alerts/stored-alerts'

/** Who wrote a message. */
export type MessageAuthor = 'agency' | 'owner'

/** A first message with what followed, as a list shows it. */
export type OwnerThread = {
  id: number
  /** The row of the home it is about. */
  property: number | null
  subject: string
  /** Of the latest message, in UTC. */
  at: string
  lastAuthor: MessageAuthor
  messages: number
  /** Messages of the other side that were not read yet, seen from who asks. */
  unread: number
  /** The agency has written in it. */
  hasAgency: boolean
  hasAttachments: boolean
}

export type ThreadAttachment = { id: number; name: string; /** In bytes. */ size: number }

export type ThreadMessage = {
  id: number
  author: MessageAuthor
  /** The member of staff who wrote it, by the name the owner may read; null where there is none. */
  staff: string | null
  body: string
  /** In UTC, as is `readAt`: when the other side read it. */
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

// Of one conversation: the latest are kept in sight.
const mostMessages = 200

type Threads = { payload: Payload; owner: number; limit: number; reader: MessageAuthor }

async function findThreads({ payload, owner, limit, reader }: Threads): Promise<OwnerThread[]> {
  const { rows } = await payload.db.drizzle.execute<OwnerThread>(sql`
    select first.id, first.property_id as property, first.subject, latest.author as "lastAuthor", latest.at,
      counted.messages, counted.unread, counted.agency as "hasAgency", counted.files > 0 as "hasAttachments"
    from owner_messages first
    cross join lateral (select count(distinct each.id)::int as messages,
        count(distinct each.id) filter (where each.read_at is null and each.author::text <> ${reader})::int as unread,
        bool_or(each.author = 'agency') as agency, count(file.id)::int as files
      from owner_messages each left join owner_messages_rels file on file.parent_id = each.id
      where each.id = first.id or each.thread_id = first.id) counted
    cross join lateral (select author, id, ${momentOf('created_at')} as at from owner_messages
      where id = first.id or thread_id = first.id order by id desc limit 1) latest
    where first.owner_id = ${owner} and first.thread_id is null
    order by latest.id desc limit ${limit}`)
  return rows
}

/** What an owner was written, the latest conversation first. */
export const findOwnerThreads = (question: Omit<Threads, 'reader'>): Promise<OwnerThread[]> =>
  findThreads({ ...question, reader: 'owner' })

/** The same as the office sees it: unread is what the owner wrote. */
export const findOfficeThreads = (question: Omit<Threads, 'reader'>): Promise<OwnerThread[]> =>
  findThreads({ ...question, reader: 'agency' })

type First = Omit<StoredThread, 'messages'>

async function findMessages({ payload, id }: { payload: Payload; id: number }): Promise<ThreadMessage[]> {
  const { rows } = await payload.db.drizzle.execute<ThreadMessage>(sql`
    select message.id, message.author, staff.name as staff, message.body,
      ${momentOf('message.created_at')} as at, ${momentOf('message.read_at')} as "readAt",
      coalesce((select jsonb_agg(jsonb_build_object('id', file.id,
          'name', coalesce(file.original_name, file.filename, ''), 'size', coalesce(file.filesize, 0)) order by rel.order)
        from owner_messages_rels rel join owner_files file on file.id = rel.owner_files_id
        where rel.parent_id = message.id), '[]'::jsonb) as attachments
    from owner_messages message left join users staff on staff.id = message.staff_id
    where message.id = ${id} or message.thread_id = ${id} order by message.id desc limit ${mostMessages}`)
  return rows.reverse()
}

/** A conversation by any message of it, for the office; null where there is none. */
export async function getThread({
  payload,
  id,
}: {
  payload: Payload
  id: number
}): Promise<StoredThread | null> {
  const { rows } = await payload.db.drizzle.execute<First>(sql`
    select first.id, first.owner_id as owner, first.property_id as property, first.subject from owner_messages message
    join owner_messages first on first.id = coalesce(message.thread_id, message.id) where message.id = ${id}`)
  const [first] = rows
  return first ? { ...first, messages: await findMessages({ payload, id: first.id }) } : null
}

type Own = { payload: Payload; owner: number; id: number }

/** A conversation of an owner, by its first message; null where that is none of theirs. */
export async function getOwnerThread({ payload, owner, id }: Own): Promise<StoredThread | null> {
  const thread = await getThread({ payload, id })
  return thread?.owner === owner && thread.id === id ? thread : null
}

/** Notes that the owner has read what the agency wrote in a conversation of theirs; another's stays as it is. */
export async function markThreadRead({ payload, owner, id, now }: Own & { now: Date }): Promise<void> {
  await payload.db.drizzle
    .execute(sql`update owner_messages set read_at = ${now.toISOString()}, updated_at = now()
    where owner_id = ${owner} and (id = ${id} or thread_id = ${id}) and author = 'agency' and read_at is null`)
}

/** How many messages of the agency an owner has not read. */
export async function countUnread({ payload, owner }: { payload: Payload; owner: number }): Promise<number> {
  const { rows } = await payload.db.drizzle.execute<{ count: number }>(sql`select count(*)::int as count
    from owner_messages where owner_id = ${owner} and author = 'agency' and read_at is null`)
  return rows[0]?.count ?? 0
}
