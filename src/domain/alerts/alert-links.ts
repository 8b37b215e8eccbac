import { numbersOfLink, readMailedLink, secondsOf, type LinkFailure } from '@/domain/shared/mailed-link'
import type { Result } from '@/domain/shared/result'
import { ALERT_CONFIRM_DAYS, daysAfter } from './alert-expiry'

/** What a link lets its holder do: confirm their address, see and change the alert, end it, or keep it for longer. */
export const alertLinkPurposes = ['confirm', 'manage', 'unsubscribe', 'keep'] as const

export type AlertLinkPurpose = (typeof alertLinkPurposes)[number]

/** The purposes under which their tokens are signed: one of one purpose is worth nothing for another. */
export const alertTokens = {
  confirm: 'alert-confirm',
  manage: 'alert-manage',
  unsubscribe: 'alert-unsubscribe',
  keep: 'alert-keep',
} as const satisfies Record<AlertLinkPurpose, string>

export type AlertLink = {
  purpose: AlertLinkPurpose
  /** The alert's id. */
  alert: number
  /**
   * The alert's own when the link was made: raising that of the alert takes all its links back, but for those that
   * unsubscribe, which have 0.
   */
  version: number
  /** To the second; null: never. */
  expiresAt: Date | null
}

/** How long after its end an alert can be kept by the link of the question, in days. */
export const KEEP_DAYS = 30

/**
 * A link of a purpose. To unsubscribe and to manage hold for good: a mail of years ago still has to let its reader out.
 * `endsAt` is when the alert ends if nobody answers, in UTC as `Date.toISOString` writes it.
 */
export function alertLink({
  purpose,
  alert,
  version,
  now,
  endsAt = now.toISOString(),
}: Omit<AlertLink, 'expiresAt'> & { now: Date; endsAt?: string }): AlertLink {
  const last =
    purpose === 'keep' ? daysAfter(endsAt, KEEP_DAYS) : daysAfter(now.toISOString(), ALERT_CONFIRM_DAYS)
  return {
    purpose,
    alert,
    version: purpose === 'unsubscribe' ? 0 : version,
    expiresAt: isEndless(purpose) ? null : new Date(secondsOf(new Date(last)) * 1000),
  }
}

const isEndless = (purpose: AlertLinkPurpose): boolean => purpose === 'unsubscribe' || purpose === 'manage'

/** What the token of a link signs, beside its purpose. */
export const linkNumbers = ({ alert, version, expiresAt }: AlertLink): number[] =>
  numbersOfLink({ about: alert, version, expiresAt })

/**
 * The link of a token's numbers (`readToken`, null where it is false), or why it is worth nothing. Whether the alert
 * still has its version is for the caller to compare (`isLinkOf`).
 */
export function readAlertLink({
  purpose,
  numbers,
  now,
}: {
  purpose: AlertLinkPurpose
  numbers: readonly number[] | null
  now: Date
}): Result<AlertLink, LinkFailure> {
  const read = readMailedLink({ numbers, isEndless: isEndless(purpose), now })
  if (!read.ok) return read
  const { about, version, expiresAt } = read.value
  return { ok: true, value: { purpose, alert: about, version, expiresAt } }
}

/** Whether a link that was read is still one of this alert: unsubscribing always is. */
export const isLinkOf = ({
  link,
  alert,
}: {
  link: AlertLink
  alert: { id: number; version: number }
}): boolean => link.alert === alert.id && (link.purpose === 'unsubscribe' || link.version === alert.version)
