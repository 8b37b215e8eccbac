import { isRecordId } from './record-id'
import type { Result } from './result'

/** What the token of a link in a mail says: a record, and how long the link is worth something. */
export type MailedLink = {
  /** The record's id. */
  about: number
  /** The record's own when the link was made: raising that of the record takes its links back. */
  version: number
  /** To the second; null: never. */
  expiresAt: Date | null
}

/** `wrong`: not a link of ours, or one for something else. */
export type LinkFailure = 'wrong' | 'expired'

/** The seconds of a moment, as tokens have it. */
export const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000)

/**
 * What the token of a link signs, beside its purpose (`signToken`, with `expiresAt: null`). The end stands among the
 * numbers, as a token that has ended by itself cannot be told from a false one.
 */
export const numbersOfLink = ({ about, version, expiresAt }: MailedLink): number[] => [
  about,
  version,
  expiresAt === null ? 0 : secondsOf(expiresAt),
]

/**
 * The link of a token's numbers (`readToken`, null where it is false), or why it is worth nothing; one that has no end
 * where it should, or one where it should not, is none. Whether the record still has its version is for the caller.
 */
export function readMailedLink({
  numbers,
  isEndless,
  now,
}: {
  numbers: readonly number[] | null
  isEndless: boolean
  now: Date
}): Result<MailedLink, LinkFailure> {
  const link = linkOf(numbers ?? [])
  if (link === null || (link.expiresAt === null) !== isEndless) return { ok: false, failure: 'wrong' }
  const hasEnded = link.expiresAt !== null && link.expiresAt <= now
  return hasEnded ? { ok: false, failure: 'expired' } : { ok: true, value: link }
}

function linkOf([about = 0, version = 0, expires = 0, ...more]: readonly number[]): MailedLink | null {
  if (more.length > 0 || !isRecordId(about)) return null
  return { about, version, expiresAt: expires === 0 ? null : new Date(expires * 1000) }
}
