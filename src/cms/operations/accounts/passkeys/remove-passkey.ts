import type { PayloadRequest } from 'payload'
import { inTransaction } from '@/cms/database/transactions'
import { tellOfFactor } from '@/cms/operations/accounts/second-factor/factor-news'
import { deleteUselessCodes, lockAccount } from '@/cms/operations/accounts/second-factor/stored-factor'
import type { User } from '@/cms/payload-types'
import { deletePasskey } from './stored-passkeys'

/** Removes a passkey of somebody, and mails them; false if it is none of theirs. Whoever calls it has checked their password. */
export function removePasskey(
  req: PayloadRequest,
  { user, id, now }: { user: User; id: number; now: Date },
): Promise<boolean> {
  return inTransaction(req, async () => {
    await lockAccount(req, user.id)
    if (!(await deletePasskey(req, { user: user.id, id }))) return false
    await deleteUselessCodes(req, user.id)
    await tellOfFactor(req, { user, news: 'passkey-off', now })
    return true
  })
}
