import type { PayloadRequest } from 'payload'
import { seesOwners } from '@/cms/access/owner-access'
import { getScope } from '@/cms/access/staff-scope'
import { claimAllowance, returnAllowance } from '@/cms/operations/leads/form-allowance'
import { getOwnerByEmail } from '@/cms/queries/owners/stored-owners'
import { seesEveryLead } from '@/domain/accounts/staff-rights'

const MOST_A_DAY = 5

/**
 * Whether an owner has this address already. Somebody who does not see every lead may be told so of an owner whom they do not see five
 * times a day: they need it to have the property given to that owner, but nobody goes through a list of addresses to learn who the
 * owners of the agency are. After that no address is looked up, so that the refusal says nothing of it. It is counted before it is
 * looked up, and outside of any transaction, as a refused save is undone.
 */
export async function findKnownAddress(
  req: PayloadRequest,
  { email, now }: { email: string; now: Date },
): Promise<'free' | 'taken' | 'too-many'> {
  const { payload } = req
  const find = () => getOwnerByEmail({ payload, email, req })
  if (seesEveryLead(await getScope(req))) return (await find()) ? 'taken' : 'free'
  const allowance = { use: 'owner-known', value: String(req.user?.id), most: MOST_A_DAY, hours: 24 } as const
  const claim = { payload, allowance, now }
  if (!(await claimAllowance(claim))) return 'too-many'
  const owner = await find()
  if (owner === null || (await seesOwners(req, [owner.id]))) await returnAllowance(claim)
  return owner === null ? 'free' : 'taken'
}
