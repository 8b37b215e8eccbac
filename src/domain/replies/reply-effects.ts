/** How a reply counts in its conversation. */
export type ReplyEffects = {
  /** It comes from an address that is not the visitor's: whoever knows the token can write, such as a partner. */
  isFromOther: boolean
  /** The lead waits for an answer again, and its agent is told. */
  isWaiting: boolean
}

/** Compares the sender, which anybody can claim, with the address of the lead; a program's mail changes nothing. */
export const effectsOfReply = ({
  from,
  lead,
  isAutomatic,
}: {
  from: string
  lead: string | null
  isAutomatic: boolean
}): ReplyEffects => ({
  isFromOther: lead === null || from.trim().toLowerCase() !== lead.trim().toLowerCase(),
  isWaiting: !isAutomatic,
})

/** How long a token opens its conversation after its mail was sent, in days: as long as people come back to a mail. */
export const TOKEN_DAYS = 180

/** The largest mail that is read, in bytes: with its encoding, files of some 7 MB. */
export const LARGEST_REPLY = 10_000_000

/** How many replies of a day are taken into one conversation, and how many mails tell of them. */
export const MOST_REPLIES_A_DAY = 40
export const MOST_NOTICES_A_DAY = 10

/** The files of one conversation, in bytes, from which on no more are taken: whoever knows a token could fill the disk with them. */
export const MOST_STORED = 100_000_000

/** The longest text of a reply that is stored, and of what it quotes, in characters. */
export const LONGEST_REPLY = 20_000

/**
 * How long the mailbox is left alone after polls that failed, in minutes: 1, 2, 4, 8, and 15 from the fifth on; none after one that did not.
 */
export const minutesUntilPoll = (failures: number): number =>
  failures === 0 ? 0 : Math.min(2 ** Math.min(failures - 1, 10), 15)
