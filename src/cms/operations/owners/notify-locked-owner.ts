import { createLocalReq, type Payload } from 'payload'
import { loginOptions } from '@/cms/access/login-options'
import { getOwner, isOwnerLocked } from '@/cms/queries/owners/stored-owners'
import { inTransaction, transactionOf } from '@/cms/database/transactions'
import { claimAllowance } from '@/cms/operations/leads/form-allowance'
import { queueOwnerLink } from './queue-owner-link'

/** Notifies an owner, once per lock, that wrong passwords have locked their login. */
export async function notifyLockedOwner({
  payload,
  id,
  now,
}: {
  payload: Payload
  id: number
  now: Date
}): Promise<void> {
  const owner = await getOwner({ payload, id })
  if (!owner || !isOwnerLocked(owner)) return
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    const hours = loginOptions.lockTime / 3_600_000
    const allowance = { use: 'owner-lock', value: String(id), most: 1, hours } as const
    if (await claimAllowance({ payload, db: await transactionOf(req), allowance, now }))
      await queueOwnerLink({ req, owner, reason: 'locked', now })
  })
}
