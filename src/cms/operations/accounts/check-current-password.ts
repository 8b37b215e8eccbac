import type { PayloadRequest } from 'payload'
import { findRecord } from '@/cms/database/records'
import { claimAllowance, countOf } from '@/cms/operations/leads/form-allowance'
import { PASSWORD_MAX_LENGTH } from '@/domain/accounts/password-rules'
import { isPasswordOf } from './password-hash'

/**
 * Whether this is the password of the member of staff who is logged in; null where it is. Ten wrong ones in an hour are
 * looked at: who has taken over a session tries no more of them.
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
  const question = {
    payload,
    allowance: { use: 'staff-current', value: String(id), most: 10, hours: 1 },
    now: new Date(),
  } as const
  if ((await countOf(question)).count >= question.allowance.most) return 'too-many'
  const user = await findRecord(payload, { collection: 'users', where: { id: { equals: id } }, req })
  const isRight = password.length <= PASSWORD_MAX_LENGTH * 2 && (await isPasswordOf({ ...user, password }))
  if (isRight) return null
  await claimAllowance(question)
  return 'wrong'
}
