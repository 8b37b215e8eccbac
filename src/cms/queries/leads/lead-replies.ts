import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { momentOf } from '@/cms/database/moment-of'
import { databaseOf, type Database } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'

const replies = table('lead_replies')
const replyFiles = table('lead_reply_files')
const files = table('applicant_files')
const mails = table('mails')

/** Why a mail is in the conversation without its text: it is too large, is no readable mail, or one of too many. */
export const replyNotes = ['too-large', 'unreadable', 'too-many'] as const
export type ReplyNote = (typeof replyNotes)[number]

/** A reply to a lead that came in by mail, as plain text. */
export type LeadReply = {
  id: number
  /** In UTC. */
  at: string
  /** As its sender claims; anybody can claim any address. */
  fromAddress: string
  fromName: string
  subject: string
  body: string
  /** The earlier mails that it repeats. */
  quoted: string
  isFromOther: boolean
  isAutomatic: boolean
  /** How many of its files were not taken. */
  leftOut: number
  note: ReplyNote | null
  files: { name: string; filename: string }[]
}

// More are in the mailbox.
const MOST_SHOWN = 200

const written = sql`${replies.id}::float8 as id, ${momentOf(replies.at)} as at, ${replies.from_address} as "fromAddress",
  ${replies.from_name} as "fromName", ${replies.subject}, ${replies.body}, ${replies.quoted}, ${replies.is_from_other} as "isFromOther",
  ${replies.is_automatic} as "isAutomatic", ${replies.left_out} as "leftOut", ${replies.note}`

/** The latest replies to a lead, the oldest first. The caller has to make sure that the lead may be read. */
export async function findLeadReplies(payload: Payload, lead: number): Promise<LeadReply[]> {
  const { rows } = await databaseOf(payload).execute<LeadReply>(sql`
    select ${written},
      coalesce((select json_agg(json_build_object('name', ${files.original_name}, 'filename', ${files.filename}) order by ${files.id})
        from ${replyFiles} join ${files} on ${files.id} = ${replyFiles.file_id} where ${replyFiles.reply_id} = ${replies.id}), '[]') as files
    from ${replies} where ${replies.lead_id} = ${lead} order by ${replies.at} desc, ${replies.id} desc limit ${MOST_SHOWN}`)
  return rows.toReversed()
}

type PersonReply = Omit<LeadReply, 'files'> & { lead: number; files: number[] }

/** The replies to a person's leads, and those that came from their address. */
export async function findRepliesOfPerson({
  db,
  leads,
  email,
}: {
  db: Database
  leads: readonly number[]
  email: string
}): Promise<PersonReply[]> {
  const { rows } = await db.execute<PersonReply>(sql`
    select ${written}, ${replies.lead_id} as lead,
      array(select ${replyFiles.file_id} from ${replyFiles} where ${replyFiles.reply_id} = ${replies.id}) as files
    from ${replies}
    where ${replies.lead_id} = any(${sql.param([...leads])}::integer[]) or lower(${replies.from_address}) = ${email.toLowerCase()}
    order by ${replies.id}`)
  return rows
}

/** The Message-IDs of a conversation, of the answers that left and the replies that came, the oldest first. */
export async function findThreadIds(db: Database, lead: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select ${mails.message_id} as id, ${mails.created_at} as at from ${mails}
        where ${mails.about} = ${`leads/${lead}`} and ${mails.kind} = 'lead-answer'
      union all select ${replies.message_id}, ${replies.at} from ${replies}
        where ${replies.lead_id} = ${lead} and ${replies.message_id} is not null
      order by at desc limit 20) as latest order by at`)
  return rows.map(({ id }) => id)
}
