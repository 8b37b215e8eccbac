import type { Result } from '@/domain/shared/result'

/** What a link lets its holder do: see and change a booking, cancel it alone, or subscribe to an agent's calendar. */
export const visitLinkPurposes = ['manage', 'cancel', 'feed'] as const

export type VisitLinkPurpose = (typeof visitLinkPurposes)[number]

/** The purposes under which their tokens are signed: one of one purpose is worth nothing for another. */
export const visitTokens = {
  manage: 'visit-manage',
  cancel: 'visit-cancel',
  feed: 'visit-feed',
} as const satisfies Record<VisitLinkPurpose, string>

export type VisitLink = {
  purpose: VisitLinkPurpose
  /** The booking, or the agent of a feed. */
  about: number
  /** The record's own when the link was made: raising that of the record takes all its links back. */
  version: number
  /** To the second. Null: never, for a feed. */
  expiresAt: Date | null
}

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000)

/**
 * What the token of a link signs, beside its purpose (`signToken`, with `expiresAt: null`). The end stands among the
 * numbers, as a token that has ended by itself cannot be told from a false one.
 */
export const linkNumbers = ({ about, version, expiresAt }: VisitLink): number[] => [
  about,
  version,
  expiresAt === null ? 0 : secondsOf(expiresAt),
]

/** `wrong`: not a link of ours, or one for something else. */
export type LinkFailure = 'wrong' | 'expired'

/**
 * The link of a token's numbers (`readToken`, null where it is false), or why it is worth nothing. Whether the record
 * still has its version is for the caller to compare. A link for a booking has an end.
 */
export function readVisitLink({
  purpose,
  numbers,
  now,
}: {
  purpose: VisitLinkPurpose
  numbers: readonly number[] | null
  now: Date
}): Result<VisitLink, LinkFailure> {
  const link = linkOf({ purpose, numbers: numbers ?? [] })
  if (link === null) return { ok: false, failure: 'wrong' }
  const hasEnded = link.expiresAt !== null && link.expiresAt <= now
  return hasEnded ? { ok: false, failure: 'expired' } : { ok: true, value: link }
}

function linkOf({
  purpose,
  numbers,
}: {
  purpose: VisitLinkPurpose
  numbers: readonly number[]
}): VisitLink | null {
  const [about = 0, version = 0, expires = 0, ...more] = numbers
  const hasEnd = expires !== 0
  if (more.length > 0 || !isId(about) || hasEnd === (purpose === 'feed')) return null
  return { purpose, about, version, expiresAt: hasEnd ? new Date(expires * 1000) : null }
}

const isId = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 2_147_483_647

/** When the links in the mails about a visit end: with the visit. One that is moved gets new ones. */
export const linkEnd = ({ endsAt }: { endsAt: string }): Date => new Date(endsAt)
