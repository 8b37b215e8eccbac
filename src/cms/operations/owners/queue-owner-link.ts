import type { PayloadRequest } from 'payload'
import { ownerLink, type OwnerLinkReason } from '@/cms/mail/owners/owner-link'
import { getMailAgency } from '@/cms/queries/agency/mail-agency'
import { ownerPasswordAddress } from '@/cms/queries/owners/owner-links'
import type { StoredOwner } from '@/cms/queries/owners/stored-owners'
import { inTransaction, transactionOf } from '@/cms/database/transactions'
import { env } from '@/env'
import { claimAllowance } from '@/cms/operations/leads/form-allowance'
import { queueMail } from '@/cms/operations/mails/queue-mail'

const MOST_PER_HOUR = 3

/**
 * Queues the mail with a link to a password, in an hour at most three that anybody can request and as many invitations;
 * false beyond that.
 */
export function queueOwnerLink({
  req,
  owner,
  reason,
  now,
}: {
  req: PayloadRequest
  owner: StoredOwner
  reason: OwnerLinkReason
  now: Date
}): Promise<boolean> {
  const { payload } = req
  const { id, name, email, language: locale } = owner
  const isInvitation = reason === 'invitation'
  const purpose = isInvitation ? 'owner-invitation' : 'owner-password'
  const use = isInvitation ? 'owner-invitation' : 'owner-link'
  return inTransaction(req, async () => {
    const allowance = { use, value: String(id), most: MOST_PER_HOUR, hours: 1 } as const
    if (!(await claimAllowance({ payload, db: await transactionOf(req), allowance, now }))) return false
    const agency = await getMailAgency({ payload, locale, req })
    const href = ownerPasswordAddress({ payload, owner, purpose, now })
    await queueMail({
      req,
      mail: {
        ...ownerLink({ agency, reason, name, href }, locale),
        kind: purpose,
        locale,
        to: email,
        replyTo: { address: env.AGENCY_EMAIL, name: agency.name },
        about: `owners/${id}`,
      },
    })
    return true
  })
}
