import { numbersOfLink, readMailedLink, type LinkFailure, type MailedLink } from '@/domain/shared/mailed-link'
import type { Result } from '@/domain/shared/result'

/** What a link allows: see and change a booking, only cancel it, or subscribe to an agent's calendar. */
export const appointmentLinkPurposes = ['manage', 'cancel', 'feed'] as const

export type AppointmentLinkPurpose = (typeof appointmentLinkPurposes)[number]

/** A link to a booking, or to the agent of a feed; links to feeds never expire. */
export type AppointmentLink = MailedLink & { purpose: AppointmentLinkPurpose }

/** What the token of a link signs, beside its purpose. */
export const linkNumbers = (link: AppointmentLink): number[] => numbersOfLink(link)

/**
 * The link behind a token's numbers (`readToken`, null for an invalid token), or why it is not valid. The caller compares
 * the version with that of the record. A link to a booking expires.
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

/** When the links in the mails about an appointment expire: at its end. A moved appointment gets new ones. */
export const linkEnd = ({ endsAt }: { endsAt: string }): Date => new Date(endsAt)
