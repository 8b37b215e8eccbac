import type { Payload } from 'payload'
import { claimAllowance } from '@/cms/operations/leads/form-allowance'
import type { User } from '@/cms/payload-types'
import { getPendingLogin } from '@/cms/queries/accounts/pending-login'
import type { Result } from '@/domain/shared/result'

/**
 * The account whose login owes its first second factor, for one request: sixty an hour are answered. They are counted outside of any
 * transaction, so that a failed one counts too.
 */
export async function countSetUp({
  payload,
  token,
  now,
}: {
  payload: Payload
  token: unknown
  now: Date
}): Promise<Result<User, 'gone' | 'too-many'>> {
  const user = await getPendingLogin({ payload, token, step: 'set-up', now })
  if (!user) return { ok: false, failure: 'gone' }
  const allowance = { use: 'staff-set-up', value: String(user.id), most: 60, hours: 1 } as const
  const isAllowed = await claimAllowance({ payload, allowance, now })
  return isAllowed ? { ok: true, value: user } : { ok: false, failure: 'too-many' }
}
