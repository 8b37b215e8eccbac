const minute = 60_000

/** How long the link for a new password is valid after the request, in milliseconds; its mail says an hour. */
export const PASSWORD_LINK_LASTS = 60 * minute

/** How long the invitation of a member of staff is valid, in milliseconds; its mail says seven days. */
export const STAFF_INVITATION_LASTS = 7 * 24 * 60 * minute

/** In the mail to staff: Payload's page for a new password. */
const staffLink = '/admin/reset/'

/** When the only link of a mail expires, after which the mail is useless; null for a mail without one. */
export function linkEndsAt({
  kind,
  html,
  queuedAt,
}: {
  kind: string
  html: string
  queuedAt: Date
}): Date | null {
  const endsSoon = kind === 'owner-password' || (kind === 'account' && html.includes(staffLink))
  return endsSoon ? new Date(queuedAt.getTime() + PASSWORD_LINK_LASTS) : null
}
