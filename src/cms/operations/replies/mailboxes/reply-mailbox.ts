/** A mail that waits in the mailbox, as far as it is read before somebody knows that it is a reply. */
export type WaitingMail = {
  /** Its place in the mailbox. */
  id: string
  /** In bytes, as the mailbox says. */
  size: number
  /** When it came in. */
  at: Date
  /** The beginning of the mail with its headers, undecoded. */
  head: string
}

/** The mailbox does not answer: that is no fault of a mail. */
export class MailboxAway extends Error {
  override name = 'MailboxAway'
}

/**
 * Where replies come in. A mail is read once more until it is passed. `next`, `read` and `markTaken` throw MailboxAway; `read` throws
 * another error where only that mail cannot be had.
 */
export type ReplyMailbox = {
  /** The next mails that were not passed, the oldest first; none at the end. */
  next: () => Promise<WaitingMail[]>
  /** A whole mail, or its first `most` bytes. */
  read: (id: string, most: number) => Promise<Buffer>
  /** Marks a mail as read: the site has stored it. */
  markTaken: (id: string) => Promise<void>
  /** The site has finished with this mail, whether or not it was taken. */
  pass: (id: string) => Promise<void>
  /** The mail could not be stored: it is tried again with the next poll, until that has failed for a day. */
  fail: (id: string) => Promise<void>
  close: () => Promise<void>
}

/** How much of a mail is read for its headers, in bytes. */
export const HEAD_SIZE = 65_536

/** How many mails are read together. */
export const BATCH_SIZE = 50
