import type { Payload } from 'payload'
import { claimAllowance, returnAllowance } from '@/cms/operations/leads/form-allowance'

type LinkAttempt = {
  payload: Payload
  /** Links with an invitation or to a new password that do not work; or requests for the latter. */
  use: 'staff-links' | 'staff-forgotten'
  /** The visitor's network address; null if visitors share one, so that nobody is kept out by another. */
  visitor: string | null
  now: Date
}

const MOST = 30

/**
 * Does the work of a visitor without an account, at most thirty times in ten minutes, as of passwords; then, and for a wrong link, null.
 * What has worked does not count, nor what is to be corrected. It is counted before, so that many at once are no way around the limit.
 */
export async function withCountedLink<Value>(
  { payload, use, visitor, now }: LinkAttempt,
  work: () => Promise<Value | null>,
): Promise<Value | null> {
  if (visitor === null) return work()
  const claim = { payload, allowance: { use, value: visitor, most: MOST, hours: 1 / 6 }, now }
  if (!(await claimAllowance(claim))) return null
  let isWrong = false
  try {
    const value = await work()
    isWrong = value === null
    return value
  } finally {
    if (!isWrong) await returnAllowance(claim)
  }
}
