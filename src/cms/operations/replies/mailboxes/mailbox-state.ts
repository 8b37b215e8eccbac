import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { momentOf } from '@/cms/database/moment-of'
import { databaseOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import { minutesUntilPoll } from '@/domain/replies/reply-effects'

const mailboxes = table('reply_mailboxes')

const minute = 60_000

/** What is known of the mailbox of replies between two polls. */
export type MailboxState = {
  /** The UIDVALIDITY of the IMAP server: with another one all UIDs are new. */
  validity: string | null
  /** The last UID that was passed. */
  lastUid: number
  /** The mail that could not be stored, and since when. */
  failingUid: number | null
  failingSince: string | null
  /** How many polls have failed in a row. */
  failures: number
  /** The mailbox is left alone until then. */
  dueAt: string | null
  /** How many mails were no replies. */
  leftAlone: number
}

const nothingKnown: MailboxState = {
  validity: null,
  lastUid: 0,
  failingUid: null,
  failingSince: null,
  failures: 0,
  dueAt: null,
  leftAlone: 0,
}

type MailboxPlace = { payload: Payload; mailbox: string }

export async function readMailboxState({ payload, mailbox }: MailboxPlace): Promise<MailboxState> {
  const { rows } = await databaseOf(payload).execute<MailboxState>(sql`
    select ${mailboxes.validity}, ${mailboxes.last_uid}::float8 as "lastUid", ${mailboxes.failing_uid}::float8 as "failingUid",
      ${momentOf(mailboxes.failing_since)} as "failingSince", ${mailboxes.failures}, ${momentOf(mailboxes.due_at)} as "dueAt",
      ${mailboxes.left_alone}::float8 as "leftAlone"
    from ${mailboxes} where ${mailboxes.mailbox} = ${mailbox}`)
  return rows[0] ?? nothingKnown
}

export type MailboxCursor = Pick<MailboxState, 'validity' | 'lastUid' | 'failingUid' | 'failingSince'>

/** Records how far the mailbox has been read. */
export async function saveCursor({ payload, mailbox }: MailboxPlace, cursor: MailboxCursor): Promise<void> {
  const { validity, lastUid, failingUid, failingSince } = cursor
  const { $ } = mailboxes
  await databaseOf(payload).execute(sql`
    insert into ${mailboxes} (${$.mailbox}, ${$.validity}, ${$.last_uid}, ${$.failing_uid}, ${$.failing_since})
    values (${mailbox}, ${validity}, ${lastUid}, ${failingUid}, ${failingSince}::timestamptz)
    on conflict (${$.mailbox}) do update set ${$.validity} = ${validity}, ${$.last_uid} = ${lastUid},
      ${$.failing_uid} = ${failingUid}, ${$.failing_since} = ${failingSince}::timestamptz`)
}

type PollToNote = { now: Date; hasFailed: boolean; leftAlone: number }

/** Records how a poll went; after failed ones the mailbox is left alone, each time for longer. */
export async function notePoll(
  place: MailboxPlace,
  { now, hasFailed, leftAlone }: PollToNote,
): Promise<void> {
  const { failures: before } = await readMailboxState(place)
  const failures = hasFailed ? before + 1 : 0
  const dueAt = new Date(now.getTime() + minutesUntilPoll(failures) * minute).toISOString()
  const { $ } = mailboxes
  await databaseOf(place.payload).execute(sql`
    insert into ${mailboxes} (${$.mailbox}, ${$.failures}, ${$.due_at}, ${$.left_alone}, ${$.polled_at})
    values (${place.mailbox}, ${failures}, ${dueAt}::timestamptz, ${leftAlone}, ${now.toISOString()}::timestamptz)
    on conflict (${$.mailbox}) do update set ${$.failures} = ${failures}, ${$.due_at} = ${dueAt}::timestamptz,
      ${$.left_alone} = ${mailboxes.left_alone} + ${leftAlone}, ${$.polled_at} = ${now.toISOString()}::timestamptz`)
}
