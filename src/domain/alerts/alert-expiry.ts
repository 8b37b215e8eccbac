import type { Alert } from './alert'

/** The agency's settings for all alerts, in days. */
export type AlertTerms = {
  /** How long an alert lasts unless its holder renews it. */
  period: number
  /** How long before the end the holder is asked, and has time to answer. */
  notice: number
  /** How long an ended alert is kept. */
  kept: number
}

/** The days in which the address of an alert can be confirmed; then the alert is erased. */
export const ALERT_CONFIRM_DAYS = 7

const DAY = 86_400_000

/** The moment that many days of 24 hours later; moments in UTC as `Date.toISOString` writes them. */
export const daysAfter = (moment: string, days: number): string =>
  new Date(Date.parse(moment) + days * DAY).toISOString()

/** When an alert ends whose holder has just shown that they want it. */
export const expiryOf = ({ now, terms }: { now: Date; terms: AlertTerms }): string =>
  daysAfter(now.toISOString(), terms.period)

type AlertExpiryInput = { alert: Alert; now: Date; terms: AlertTerms }

const isRunning = ({ state }: Alert): boolean => state === 'active' || state === 'paused'

/** Whether the holder should be asked now if they still look for a property. They are asked once. */
export function isQuestionDue({ alert, now, terms }: AlertExpiryInput): boolean {
  const { expiresAt, askedAt } = alert
  if (!isRunning(alert) || expiresAt === null || askedAt !== null) return false
  return daysAfter(expiresAt, -terms.notice) <= now.toISOString()
}

/**
 * When an alert ends if its holder does not answer: at the end of its period, or later if the question was late, so that
 * the holder has the whole notice to answer. Null before the question: no alert ends without one.
 */
export function endOf({ alert, terms }: Omit<AlertExpiryInput, 'now'>): string | null {
  const { expiresAt, askedAt } = alert
  if (!isRunning(alert) || expiresAt === null || askedAt === null) return null
  const answerable = daysAfter(askedAt, terms.notice)
  return answerable > expiresAt ? answerable : expiresAt
}

/** Whether an alert ends now. */
export function isEndDue({ now, ...asked }: AlertExpiryInput): boolean {
  const end = endOf(asked)
  return end !== null && end <= now.toISOString()
}

/** Whether an alert can be erased: its time to be confirmed is over, or it ended long enough ago. */
export function isErasable({
  alert,
  createdAt,
  now,
  terms,
}: AlertExpiryInput & { createdAt: string }): boolean {
  const time = now.toISOString()
  if (alert.state === 'unconfirmed') return daysAfter(createdAt, ALERT_CONFIRM_DAYS) <= time
  return alert.endedAt !== null && daysAfter(alert.endedAt, terms.kept) <= time
}
