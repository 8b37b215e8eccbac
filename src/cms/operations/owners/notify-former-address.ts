import type { PayloadRequest } from 'payload'
import { ownerAddress } from '@/cms/mail/owners/owner-address'
import { getMailAgency } from '@/cms/queries/agency/mail-agency'
import { getOwner } from '@/cms/queries/owners/stored-owners'
import { env } from '@/env'
import { queueMail } from '@/cms/operations/mails/queue-mail'

/**
 * Notifies an owner at their old address that it changes, within the transaction of the change, so that nobody takes an
 * account over unnoticed.
 */
export async function notifyFormerAddress({ req, id }: { req: PayloadRequest; id: number }): Promise<void> {
  const { payload } = req
  const owner = await getOwner({ payload, id, req })
  if (!owner) return
  const { name, email, language: locale } = owner
  const agency = await getMailAgency({ payload, locale, req })
  await queueMail({
    req,
    mail: {
      ...ownerAddress({ agency, name }, locale),
      kind: 'owner-address',
      locale,
      to: email,
      replyTo: { address: env.AGENCY_EMAIL, name: agency.name },
      about: `owners/${id}`,
    },
  })
}
