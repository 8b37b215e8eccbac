import { numbersOfLink, readMailedLink, secondsOf, type LinkFailure } from '@/domain/shared/mailed-link'
import type { Result } from '@/domain/shared/result'
import { ALERT_CONFIRM_DAYS, daysAfter } from './alert-expiry'

/** What a link lets its holder do: confirm their address, see and change the alert, end it, or keep it for longer. */
export const alertLinkPurposes = ['confirm', 'manage', 'unsubscribe', 'keep'] as const

export type AlertLinkPurpose = (typeof alertLinkPurposes)[number]

/** The purposes under which the tokens are signed: a token of one purpose is not valid for another. */
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
   * The version of the alert when the link was made: a higher version of the alert revokes its links, except those that
   * unsubscribe, which have 0.
   */
  version: number
  /** To the second; null: never. */
  expiresAt: Date | null
}

/** How many days after its end the link in the question can still renew an alert. */
export const KEEP_DAYS = 30

/**
 * A link for a purpose. Links to unsubscribe and to manage never expire, so that a reader of an old mail can still
 * unsubscribe. `endsAt` is when the alert ends if nobody answers, in UTC as `Date.toISOString` writes it.
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
 * The link behind a token's numbers (`readToken`, null for an invalid token), or why it is not valid. The caller compares
 * the version with that of the alert (`isLinkOf`).
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

/** Whether a link is still valid for this alert; a link to unsubscribe always is. */
export const isLinkOf = ({
  link,
  alert,
}: {
  link: AlertLink
  alert: { id: number; version: number }
}): boolean => link.alert === alert.id && (link.purpose === 'unsubscribe' || link.version === alert.version)
