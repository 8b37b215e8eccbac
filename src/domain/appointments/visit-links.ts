import { numbersOfLink, readMailedLink, type LinkFailure, type MailedLink } from '@/domain/shared/mailed-link'
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

/** About a booking, or about the agent of a feed, whose links never end. */
export type VisitLink = MailedLink & { purpose: VisitLinkPurpose }

/** What the token of a link signs, beside its purpose. */
export const linkNumbers = (link: VisitLink): number[] => numbersOfLink(link)

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
  const read = readMailedLink({ numbers, isEndless: purpose === 'feed', now })
  return read.ok ? { ok: true, value: { purpose, ...read.value } } : read
}

/** When the links in the mails about a visit end: with the visit. One that is moved gets new ones. */
export const linkEnd = ({ endsAt }: { endsAt: string }): Date => new Date(endsAt)
