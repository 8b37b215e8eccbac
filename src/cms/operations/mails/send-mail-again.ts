import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { inTransaction, transactionOf } from '@/cms/database/transactions'
import { isRecordId } from '@/domain/shared/record-id'
import type { Result } from '@/domain/shared/result'
import { table } from '@/cms/database/tables'
import { noteAction } from '@/cms/operations/audit/note-action'
import { queueSending } from './queue-mail'
import { hasAttachments } from './read-attachments'

const mails = table('mails')

/** The mail does not exist; it is being sent; its content is erased; one of its files is deleted. */
export type SendAgainFailure = 'not-found' | 'queued' | 'erased' | 'attachment'

type MailState = { id: number; status: string; erased: boolean; attachments: unknown }

async function requeue(req: PayloadRequest, id: number): Promise<void> {
  const db = await transactionOf(req)
  // A mail that reached everybody goes to everybody again; a failed one only to those who do not have it.
  await db.execute(sql`update ${mails} set ${mails.$.reached} = case when ${mails.status} = 'sent' then null else ${mails.reached} end,
    ${mails.$.status} = 'queued', ${mails.$.attempts} = 0, ${mails.$.next_attempt_at} = null, ${mails.$.last_error} = null, ${mails.$.updated_at} = now() where ${mails.id} = ${id}`)
  await queueSending({ req, id })
  await noteAction(req, { action: 'write', kind: 'mails', id })
}

/** Sends a failed or a sent mail once more, with the same Message-ID. */
export function sendMailAgain({
  req,
  id,
}: {
  req: PayloadRequest
  id: number
}): Promise<Result<null, SendAgainFailure>> {
  return inTransaction(req, async (): Promise<Result<null, SendAgainFailure>> => {
    if (!isRecordId(id)) return { ok: false, failure: 'not-found' }
    const db = await transactionOf(req)
    const { rows } = await db.execute<MailState>(
      sql`select ${mails.id}, ${mails.status}, ${mails.body_erased_at} is not null as erased, ${mails.attachments} from ${mails} where ${mails.id} = ${id} for update`,
    )
    const [mail] = rows
    if (!mail) return { ok: false, failure: 'not-found' }
    if (mail.status === 'queued') return { ok: false, failure: 'queued' }
    if (mail.erased) return { ok: false, failure: 'erased' }
    const { attachments } = mail
    if (!(await hasAttachments({ payload: req.payload, attachments })))
      return { ok: false, failure: 'attachment' }
    await requeue(req, id)
    return { ok: true, value: null }
  })
}

/**
 * Queues every failed mail that still has its content again, as after a long outage of the mail server. Returns their
 * number.
 */
export function sendFailedMailsAgain({ req }: { req: PayloadRequest }): Promise<number> {
  return inTransaction(req, async () => {
    const db = await transactionOf(req)
    const { rows } = await db.execute<{ id: number }>(
      sql`select ${mails.id} from ${mails} where ${mails.status} = 'failed' and ${mails.body_erased_at} is null order by ${mails.id} for update`,
    )
    for (const { id } of rows) await requeue(req, id)
    return rows.length
  })
}
