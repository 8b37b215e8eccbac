import type { PayloadRequest } from 'payload'
import { findRecord } from '@/cms/database/records'
import { claimAllowance, returnAllowance } from '@/cms/operations/leads/form-allowance'
import { PASSWORD_MAX_LENGTH } from '@/domain/accounts/password-rules'
import { isPasswordOf } from './password-hash'

/**
 * Whether this is the password of the logged-in member of staff; null if it is. Only ten wrong passwords an hour are
 * checked, so that a stolen session cannot guess more: each is counted before it is checked, so that many at once are no way around it.
 */
export async function checkCurrentPassword({
  req,
  id,
  password,
}: {
  req: PayloadRequest
  id: number
  password: unknown
}): Promise<'required' | 'wrong' | 'too-many' | null> {
  const { payload } = req
  if (typeof password !== 'string' || password.trim() === '') return 'required'
  const claim = {
    payload,
    allowance: { use: 'staff-current', value: String(id), most: 10, hours: 1 },
    now: new Date(),
  } as const
  if (!(await claimAllowance(claim))) return 'too-many'
  const user = await findRecord(payload, { collection: 'users', where: { id: { equals: id } }, req })
  const isRight = password.length <= PASSWORD_MAX_LENGTH * 2 && (await isPasswordOf({ ...user, password }))
  if (!isRight) return 'wrong'
  await returnAllowance(claim)
  return null
}
