import { isRecordId } from './record-id'
import type { Result } from './result'

/** The content of a link's token in a mail: a record, and how long the link is valid. */
export type MailedLink = {
  /** The record's id. */
  about: number
  /** The version of the record when the link was made: a higher version of the record revokes its links. */
  version: number
  /** To the second; null: never. */
  expiresAt: Date | null
}

/** `wrong`: not a link of ours, or a link for something else. */
export type LinkFailure = 'wrong' | 'expired'

/** The seconds of a moment, as tokens hold them. */
export const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000)

/**
 * The numbers that the token of a link signs, beside its purpose (`signToken`, with `expiresAt: null`). The expiry is one
 * of the numbers, because an expired token looks like a false one.
 */
export const numbersOfLink = ({ about, version, expiresAt }: MailedLink): number[] => [
  about,
  version,
  expiresAt === null ? 0 : secondsOf(expiresAt),
]

/**
 * The link behind a token's numbers (`readToken`, null for an invalid token), or why it is not valid; a missing or
 * unexpected expiry makes it invalid. The caller compares the version with that of the record.
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

/** The valid link among several readings of one token; otherwise an expired one says more than a wrong one. */
export const bestLink = <Link>(links: readonly Result<Link, LinkFailure>[]): Result<Link, LinkFailure> =>
  links.find(({ ok }) => ok) ??
  links.find((link) => !link.ok && link.failure === 'expired') ?? { ok: false, failure: 'wrong' }

function linkOf([about = 0, version = 0, expires = 0, ...more]: readonly number[]): MailedLink | null {
  if (more.length > 0 || !isRecordId(about)) return null
  return { about, version, expiresAt: expires === 0 ? null : new Date(expires * 1000) }
}
