import type { Payload, PayloadRequest } from 'payload'
import { findRecord } from '@/cms/database/records'
import { isAwaited } from '@/cms/queries/accounts/staff-invitations'
import { queueJob } from '@/cms/operations/queue-job'
import { answerEvenly } from './answer-evenly'
import { withCountedLink } from './link-attempts'

type MailStaffPasswordInput = {
  req: PayloadRequest
  email: string
  /** The visitor's network address; null if visitors share one. */
  visitor: string | null
}

async function queueMail({ req, email }: Omit<MailStaffPasswordInput, 'visitor'>): Promise<null> {
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
 * answer takes the same time for every address, and for a visitor who asked too often.
 */
export async function requestStaffPassword({ visitor, ...asked }: MailStaffPasswordInput): Promise<void> {
  const { payload } = asked.req
  const attempt = { payload, use: 'staff-forgotten', visitor, now: new Date() } as const
  await answerEvenly(() => withCountedLink(attempt, () => queueMail(asked)))
}

/** Mails the link for a new password, once in the time that the collection allows. */
export async function mailStaffPassword({ payload, id }: { payload: Payload; id: number }): Promise<void> {
  const found = await findRecord(payload, { collection: 'users', where: { id: { equals: id } } })
  // An invited colleague has a link of their own.
  if (found && !isAwaited(found))
    await payload.forgotPassword({ collection: 'users', data: { email: found.email } })
}
