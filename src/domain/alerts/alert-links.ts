import type { Result } from '@/domain/shared/result'
import { ALERT_CONFIRM_DAYS, daysAfter } from './alert-expiry'

/** What a link lets its holder do: confirm his address, see and change the alert, end it, or keep it for longer. */
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

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000)

/**
 * What the token of a link signs, beside its purpose (`signToken`, with `expiresAt: null`). The end stands among the
 * numbers, as a token that has ended by itself cannot be told from a false one.
 */
export const linkNumbers = ({ alert, version, expiresAt }: AlertLink): number[] => [
  alert,
  version,
  expiresAt === null ? 0 : secondsOf(expiresAt),
]

/** `wrong`: not a link of ours, or one for something else. */
export type AlertLinkFailure = 'wrong' | 'expired'

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
}): Result<AlertLink, AlertLinkFailure> {
  const link = linkOf({ purpose, numbers: numbers ?? [] })
  if (link === null) return { ok: false, failure: 'wrong' }
  const hasEnded = link.expiresAt !== null && link.expiresAt <= now
  return hasEnded ? { ok: false, failure: 'expired' } : { ok: true, value: link }
}

function linkOf({
  purpose,
  numbers,
}: {
  purpose: AlertLinkPurpose
  numbers: readonly number[]
}): AlertLink | null {
  const [alert = 0, version = 0, expires = 0, ...more] = numbers
  if (more.length > 0 || !isId(alert) || (expires === 0) !== isEndless(purpose)) return null
  return { purpose, alert, version, expiresAt: expires === 0 ? null : new Date(expires * 1000) }
}

/** Whether a link that was read is still one of this alert: unsubscribing always is. */
export const isLinkOf = ({
  link,
  alert,
}: {
  link: AlertLink
  alert: { id: number; version: number }
}): boolean => link.alert === alert.id && (link.purpose === 'unsubscribe' || link.version === alert.version)

const isId = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 2_147_483_647
