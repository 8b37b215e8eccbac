/** The fields that every form posts in addition to its own. */
export const guardFields = {
  honeypot: 'website',
  request: 'requestId',
  proof: 'altcha',
  startedAt: 'startedAt',
  locale: 'lang',
} as const

/** Nobody fills in a form faster, in milliseconds. */
export const FASTEST_SUBMISSION = 2000

const HOUR = 3_600_000

/** Whether a robot gave itself away: it filled in the hidden field, or was faster than a person can be. */
export type SpamSuspicion = 'honeypot' | 'too-fast' | null

/**
 * The suspicion that a post raises. `startedAt` is when the page was opened, in milliseconds; a form without JavaScript has
 * none, which is not suspicious, and neither is a clock ahead of ours.
 */
export function findSuspicion({
  honeypot,
  startedAt,
  now,
  fastest = FASTEST_SUBMISSION,
}: {
  honeypot: unknown
  startedAt: unknown
  now: number
  fastest?: number
}): SpamSuspicion {
  if (isFilled(honeypot)) return 'honeypot'
  const started = readStartedAt(startedAt)
  if (started === null || started > now) return null
  return now - started < fastest ? 'too-fast' : null
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.some((item) => item !== '')
  return typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null
}

function readStartedAt(value: unknown): number | null {
  const given: unknown = Array.isArray(value) ? value[0] : value
  if (typeof given === 'number') return Number.isFinite(given) ? given : null
  return typeof given === 'string' && /^\d{1,16}$/.test(given) ? Number(given) : null
}

/** How a submission is received: accepted, accepted after a proof of work, or refused this hour. */
export type Admission = 'accept' | 'ask-proof' | 'refuse'

/**
 * Whether an address that has sent `count` forms in the last hour may send another: the first `free` ones directly, then
 * with a proof of work, and none from `limit` on.
 */
export function decide({
  count,
  free,
  limit,
  hasProof,
}: {
  count: number
  free: number
  limit: number
  hasProof: boolean
}): Admission {
  if (count >= limit) return 'refuse'
  return count < free || hasProof ? 'accept' : 'ask-proof'
}

/** The whole seconds until the oldest submission of the hour no longer counts, at least one; times in milliseconds. */
export function retryAfterSeconds({ oldest, now }: { oldest: number; now: number }): number {
  return Math.min(HOUR / 1000, Math.max(1, Math.ceil((oldest + HOUR - now) / 1000)))
}
