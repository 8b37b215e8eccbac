import type { Payload, PayloadRequest } from 'payload'
import { findRecord } from '@/cms/database/records'
import { isAwaited } from '@/cms/queries/accounts/staff-invitations'
import { queueJob } from '@/cms/operations/queue-job'
import { answerEvenly } from './answer-evenly'

type MailStaffPasswordInput = { req: PayloadRequest; email: string }

async function queueMail({ req, email }: MailStaffPasswordInput): Promise<null> {
  const where = { email: { equals: email.trim().toLowerCase() } }
  const found = await findRecord(req.payload, { collection: 'users', where })
  if (found) {
    const job = {
      name: 'staff-password',
      data: { account: found.id },
      key: `staff-password:${found.id}`,
    } as const
    await queueJob({ req, job })
  }
  return null
}

/**
 * Queues a mail with a link for a new password to the member of staff with this address. A job writes the mail, so that the
 * answer takes the same time for every address.
 */
export async function requestStaffPassword(asked: MailStaffPasswordInput): Promise<void> {
  await answerEvenly(() => queueMail(asked))
}

/** Mails the link for a new password, once in the time that the collection allows. */
export async function mailStaffPassword({ payload, id }: { payload: Payload; id: number }): Promise<void> {
  const found = await findRecord(payload, { collection: 'users', where: { id: { equals: id } } })
  // An invited colleague has a link of their own.
  if (found && !isAwaited(found))
    await payload.forgotPassword({ collection: 'users', data: { email: found.email } })
}
