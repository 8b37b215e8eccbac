import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { advisoryLocks } from '@/cms/database/advisory-locks'
import { alone } from '@/cms/database/alone'
import { databaseOf } from '@/cms/database/transactions'
import { readMailOffice, type MailOffice } from '@/cms/queries/agency/mail-agency'
import type { ReplyNote } from '@/cms/queries/leads/lead-replies'
import { isAutomaticMail } from '@/domain/replies/automatic-mail'
import {
  headerOf,
  messageIdOf,
  readHeaders,
  recipientsOf,
  type MailHeaders,
} from '@/domain/replies/mail-headers'
import { findReplyTokens, withoutTokens } from '@/domain/replies/reply-address'
import { LARGEST_REPLY } from '@/domain/replies/reply-effects'
import { chooseReplyFiles } from '@/domain/replies/reply-files'
import { errorCodes } from '@/domain/shared/error-codes'
import { env } from '@/env'
import { openFolderMailbox } from './mailboxes/folder-mailbox'
import { openImapMailbox } from './mailboxes/imap-mailbox'
import { notePoll, readMailboxState } from './mailboxes/mailbox-state'
import { MailboxAway, type ReplyMailbox, type WaitingMail } from './mailboxes/reply-mailbox'
import { parseHead, parseReply, type ParsedReply } from './parse-reply'
import { findLeadOfTokens } from './reply-tokens'
import { findStored, isLeadFull, storeReply, type ReplyToStore } from './store-reply'

type PollInput = { payload: Payload; now: Date; signal?: AbortSignal }

/** What a poll has done: the mails that were stored, and those that were no replies. */
export type PollReport = { stored: number; leftAlone: number }

type Poll = PollInput & {
  mailbox: ReplyMailbox
  address: string
  /** Read for the first reply of a poll: most polls find none. */
  office: () => Promise<MailOffice>
  report: PollReport
}

// The next poll of a minute later continues.
const MOST_MAILS = 1000

/** The same for each copy of a mail, which may come by several ways: by its Message-ID, else by its whole head. */
function keyOf(headers: MailHeaders, { head, size }: WaitingMail): string {
  const id = messageIdOf(headers)
  const of = id
    ? [id, ...['from', 'date', 'subject'].map((name) => headerOf(headers, name))]
    : [head, String(size)]
  return createHash('sha256').update(of.join('\n')).digest('base64url')
}

type Content = Pick<ReplyToStore, 'from' | 'subject' | 'text' | 'quoted' | 'files' | 'leftOut' | 'note'>

type ReadReply = { reply: ParsedReply; note: ReplyNote | null }

/** The sender and the subject alone. */
const readHead = async ({ head }: WaitingMail, note: ReplyNote): Promise<ReadReply> => ({
  reply: await parseHead(head),
  note,
})

async function readMail({ mailbox }: Poll, mail: WaitingMail): Promise<ReadReply> {
  const { id, size } = mail
  const source = size > LARGEST_REPLY ? null : await mailbox.read(id, LARGEST_REPLY + 1)
  // The mailbox may say less than it gives.
  if (!source || source.length > LARGEST_REPLY) return readHead(mail, 'too-large')
  const reply = await parseReply(source).catch(() => null)
  return reply ? { reply, note: null } : readHead(mail, 'unreadable')
}

function contentOf({ reply, note }: ReadReply, address: string): Content {
  const { from, parts } = reply
  const { taken, leftOut } = chooseReplyFiles(parts)
  const [subject = '', text = '', quoted = ''] = [reply.subject, reply.text, reply.quoted].map((said) =>
    withoutTokens(said, address),
  )
  return { from, subject, text, quoted, files: taken, leftOut, note }
}

type Found = { mail: WaitingMail; headers: MailHeaders; lead: number }

/** Stores a mail; only one that is stored whole is marked as read, once that is committed. */
async function take(poll: Poll, { mail, headers, lead }: Found): Promise<void> {
  const { payload, now, address, mailbox, report } = poll
  const mailKey = keyOf(headers, mail)
  const stored = await findStored(databaseOf(payload), { lead, mailKey })
  if (stored === 'whole') await mailbox.markTaken(mail.id)
  if (stored) return
  const isFull = await isLeadFull({ payload, lead, now })
  const content = contentOf(isFull ? await readHead(mail, 'too-many') : await readMail(poll, mail), address)
  const outcome = await storeReply(
    { payload, now, office: await poll.office() },
    {
      ...content,
      ...{ lead, mailKey, messageId: messageIdOf(headers), isAutomatic: isAutomaticMail(headers) },
      // Also where the mailbox gives no date.
      at: mail.at < now ? mail.at : now,
    },
  )
  if (outcome === 'stored') report.stored += 1
  if (outcome !== 'refused' && content.note === null) await mailbox.markTaken(mail.id)
}

/** Decides about one mail. What is no reply stays as it is: the mailbox may be shared with people. */
async function decide(poll: Poll, mail: WaitingMail): Promise<void> {
  const { payload, now, address, report } = poll
  const headers = readHeaders(mail.head)
  const found = findReplyTokens({ address, recipients: recipientsOf(headers) })
  const lead = await findLeadOfTokens({ payload, found, now })
  if (lead === null) report.leftAlone += 1
  else await take(poll, { mail, headers, lead })
  await poll.mailbox.pass(mail.id)
}

async function decideAll(poll: Poll): Promise<void> {
  const { mailbox, payload, signal } = poll
  let count = 0
  while (count < MOST_MAILS) {
    const mails = await mailbox.next()
    if (mails.length === 0) return
    for (const mail of mails) {
      if (signal?.aborted) return
      try {
        await decide(poll, mail)
      } catch (error) {
        if (error instanceof MailboxAway) throw error
        payload.logger.warn({ msg: 'A reply by mail could not be stored', error: errorCodes(error) })
        // Where the database is away, this fails too, and ends the poll.
        await mailbox.fail(mail.id)
      }
    }
    count += mails.length
  }
}

const openMailbox = (place: { payload: Payload; mailbox: string; now: Date }): Promise<ReplyMailbox> =>
  env.MAIL_FOLDER ? openFolderMailbox(env.MAIL_FOLDER) : openImapMailbox(place)

/** The mailbox of the settings, as its state is stored: another account begins anew. */
function mailboxName(): string {
  const { IMAP_HOST, IMAP_USER, IMAP_FOLDER = 'INBOX', MAIL_FOLDER } = env
  return createHash('sha256')
    .update([MAIL_FOLDER ?? '', IMAP_HOST ?? '', IMAP_USER ?? '', IMAP_FOLDER].join('\n'))
    .digest('base64url')
}

async function poll(input: PollInput, address: string): Promise<PollReport | null> {
  const { payload, now } = input
  const place = { payload, mailbox: mailboxName() }
  const { dueAt, failures } = await readMailboxState(place)
  if (failures > 0 && dueAt !== null && new Date(dueAt) > now) return null
  const report: PollReport = { stored: 0, leftAlone: 0 }
  let hasFailed = true
  try {
    const mailbox = await openMailbox({ ...place, now })
    try {
      let read: Promise<MailOffice> | null = null
      const office = () => (read ??= readMailOffice(payload))
      await decideAll({ ...input, mailbox, address, office, report })
      hasFailed = false
    } finally {
      await mailbox.close()
    }
  } catch (error) {
    payload.logger.warn({ msg: 'The mailbox of replies is away', error: errorCodes(error) })
  }
  await notePoll(place, { now, hasFailed, leftAlone: report.leftAlone })
  return report
}

/**
 * Reads the mailbox of replies once, where the site has one: each reply with a valid token is stored with its lead. One process at a
 * time reads; after failures the mailbox is left alone for up to 15 minutes. Null where nothing was read.
 */
export async function readReplies(input: PollInput): Promise<PollReport | null> {
  const { REPLY_ADDRESS: address } = env
  if (!address) return null
  const polled = await alone(advisoryLocks.replies, () => poll(input, address))
  return polled?.value ?? null
}
