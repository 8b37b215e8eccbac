import { createLocalReq, type Payload } from 'payload'
import { findRecord } from '@/cms/database/records'
import { getOwnerByEmail } from '@/cms/queries/owners/stored-owners'
import { queueOwnerLink } from './queue-owner-link'

/**
 * Mails a link for a new password to the owner with the address of a form; does nothing if there is none. It is a job of
 * its own, so that the answer to the form takes the same time for every address.
 */
export async function mailOwnerPassword({
  payload,
  lead,
  now,
}: {
  payload: Payload
  lead: number
  now: Date
}): Promise<void> {
  const where = { id: { equals: lead } }
  const found = await findRecord(payload, { collection: 'leads', where })
  const owner = found?.email ? await getOwnerByEmail({ payload, email: found.email }) : null
  if (!owner) return
  await queueOwnerLink({ req: await createLocalReq({}, payload), owner, reason: 'forgotten', now })
}
