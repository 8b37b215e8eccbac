import type { ImapFlow } from 'imapflow'
import type { Payload } from 'payload'
import { env } from '@/env'
import { readMailboxState, saveCursor, type MailboxCursor } from './mailbox-state'
import { BATCH_SIZE, HEAD_SIZE, MailboxAway, type ReplyMailbox, type WaitingMail } from './reply-mailbox'

const second = 1000
const day = 86_400_000

// More than the largest mail that is read: a server that announces more is not believed.
const LONGEST_LITERAL = 16_000_000

// A server that says something now and then, but never ends, would hold one of the two places of the worker. The next poll goes on.
const LONGEST_POLL = 10 * 60 * second

type Connection = { client: ImapFlow; end: () => Promise<void> }

/** A connection to the IMAP server, in the folder of the replies; it ends by itself after a while. */
async function connect(longest: number): Promise<Connection> {
  const { IMAP_HOST = '', IMAP_TLS = '1', IMAP_PORT, IMAP_USER = '', IMAP_PASSWORD } = env
  const secure = IMAP_TLS === '1'
  // A site without an account does not load it.
  const { ImapFlow: Client } = await import('imapflow')
  const client = new Client({
    host: IMAP_HOST,
    port: IMAP_PORT ?? (secure ? 993 : 143),
    secure,
    ...(!secure && { doSTARTTLS: IMAP_TLS === 'starttls' }),
    auth: { user: IMAP_USER, pass: IMAP_PASSWORD },
    // It would log what mails say.
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 15 * second,
    greetingTimeout: 15 * second,
    socketTimeout: 60 * second,
    maxLiteralSize: LONGEST_LITERAL,
    maxLineLength: LONGEST_LITERAL,
  })
  // The command under way fails with it; without a listener it would end the process.
  client.on('error', () => undefined)
  const timer = setTimeout(() => client.close(), longest)
  const cut = () => {
    clearTimeout(timer)
    client.close()
  }
  try {
    await client.connect()
    await client.mailboxOpen(env.IMAP_FOLDER ?? 'INBOX')
  } catch (error) {
    cut()
    throw error
  }
  return {
    client,
    end: () =>
      client
        .logout()
        .catch(() => undefined)
        .finally(cut),
  }
}

/** The UIDs after the last one, the oldest first. `n:*` also names the last mail where that is older. */
async function findUids(client: ImapFlow, last: number): Promise<number[]> {
  const found = await client.search({ uid: `${last + 1}:*` }, { uid: true })
  if (!Array.isArray(found)) throw new Error('The IMAP server does not search')
  return found.filter((uid) => uid > last).toSorted((one, other) => one - other)
}

async function readWaiting(client: ImapFlow, uids: readonly number[]): Promise<WaitingMail[]> {
  if (uids.length === 0) return []
  const mails = await client.fetchAll(
    uids.join(','),
    {
      uid: true,
      size: true,
      internalDate: true,
      bodyParts: [{ key: 'HEADER', start: 0, maxLength: HEAD_SIZE }],
    },
    { uid: true },
  )
  return mails
    .map(({ uid, size = 0, internalDate, headers }) => ({
      id: String(uid),
      size,
      at: new Date(internalDate ?? Date.now()),
      head: (headers ?? Buffer.alloc(0)).toString('latin1'),
    }))
    .toSorted((one, other) => Number(one.id) - Number(other.id))
}

async function readMail(client: ImapFlow, { id, most }: { id: string; most: number }): Promise<Buffer> {
  const mail = await client.fetchOne(id, { source: { start: 0, maxLength: most } }, { uid: true })
  if (!mail || !mail.source) throw new Error('The IMAP server does not give a mail')
  return mail.source
}

/** Work with the server, whose failures are no fault of a mail. */
async function ask<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (cause) {
    throw new MailboxAway('The IMAP server does not answer as expected', { cause })
  }
}

/** Reads a mail: while the connection holds, a failure is the fault of that mail, and those behind it are read. */
async function askForMail(client: ImapFlow, asked: { id: string; most: number }): Promise<Buffer> {
  const reading = readMail(client, asked)
  return reading.catch((error: unknown) => {
    if (client.usable) throw error
    return ask(reading)
  })
}

async function markSeen(client: ImapFlow, id: string): Promise<void> {
  const isMarked = await client.messageFlagsAdd(id, ['\\Seen'], { uid: true })
  if (!isMarked) throw new Error('The IMAP server does not mark a mail')
}

/** The cursor of this folder; from the beginning where the server has numbered its mails anew. */
async function cursorOf(
  client: ImapFlow,
  place: { payload: Payload; mailbox: string },
): Promise<MailboxCursor> {
  const validity = client.mailbox ? String(client.mailbox.uidValidity) : ''
  const known = await readMailboxState(place)
  if (known.validity === validity) return known
  return { validity, lastUid: 0, failingUid: null, failingSince: null }
}

/** How far the folder has been read, and the mails behind. */
async function findWaiting(client: ImapFlow, place: { payload: Payload; mailbox: string }) {
  const cursor = await cursorOf(client, place)
  return { cursor, uids: await findUids(client, cursor.lastUid) }
}

/**
 * The mails of a folder of the IMAP account. It is read by UID, whatever is marked as read there: a colleague may have opened a mail
 * before. How far it was read is stored, so that the mails that are no replies are looked at once.
 */
export async function openImapMailbox({
  longest = LONGEST_POLL,
  ...place
}: {
  payload: Payload
  mailbox: string
  now: Date
  /** How long the mailbox may be open, in milliseconds. */
  longest?: number
}): Promise<ReplyMailbox> {
  const { client, end } = await connect(longest)
  const found = await findWaiting(client, place).catch(async (error: unknown) => {
    await end()
    throw error
  })
  const { cursor, uids } = found
  // The cursor stays before a mail that failed; what comes after it is known by then, and is not stored twice.
  let isHeld = false
  const pass = async (id: string) => {
    if (isHeld) return
    cursor.lastUid = Number(id)
    if (cursor.failingUid !== null && cursor.failingUid <= cursor.lastUid) {
      cursor.failingUid = null
      cursor.failingSince = null
    }
    await saveCursor(place, cursor)
  }
  const fail = async (id: string) => {
    if (isHeld) return
    const since = cursor.failingUid === Number(id) ? cursor.failingSince : null
    if (since !== null && place.now.getTime() - new Date(since).getTime() > day) return pass(id)
    isHeld = true
    cursor.failingUid = Number(id)
    cursor.failingSince = since ?? place.now.toISOString()
    return saveCursor(place, cursor)
  }
  return {
    next: () => ask(readWaiting(client, uids.splice(0, BATCH_SIZE))),
    read: (id, most) => askForMail(client, { id, most }),
    markTaken: (id) => ask(markSeen(client, id)),
    pass,
    fail,
    close: end,
  }
}
