import { numbersOfLink, readMailedLink, type LinkFailure, type MailedLink } from '@/domain/shared/mailed-link'
import type { Result } from '@/domain/shared/result'

/** What a link lets its holder do: see and change a booking, cancel it alone, or subscribe to an agent's calendar. */
export const appointmentLinkPurposes = ['manage', 'cancel', 'feed'] as const

export type AppointmentLinkPurpose = (typeof appointmentLinkPurposes)[number]

/** The purposes under which their tokens are signed: one of one purpose is worth nothing for another. */
export const appointmentTokens = {
  manage: 'visit-manage',
  cancel: 'visit-cancel',
  feed: 'visit-feed',
} as const satisfies Record<AppointmentLinkPurpose, string>

/** About a booking, or about the agent of a feed, whose links never end. */
export type AppointmentLink = MailedLink & { purpose: AppointmentLinkPurpose }

/** What the token of a link signs, beside its purpose. */
export const linkNumbers = (link: AppointmentLink): number[] => numbersOfLink(link)

/**
 * The link of a token's numbers (`readToken`, null where it is false), or why it is worth nothing. Whether the record
 * still has its version is for the caller to compare. A link for a booking has an end.
 */
export function readAppointmentLink({
  purpose,
  numbers,
  now,
}: {
  purpose: AppointmentLinkPurpose
  numbers: readonly number[] | null
  now: Date
}): Result<AppointmentLink, LinkFailure> {
  const read = readMailedLink({ numbers, isEndless: purpose === 'feed', now })
  return read.ok ? { ok: true, value: { purpose, ...read.value } } : read
}

/** When the links in the mails about an appointment end: with the appointment. One that is moved gets new ones. */
export const linkEnd = ({ endsAt }: { endsAt: string }): Date => new Date(endsAt)
