import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { databaseOf, inTransaction } from '@/cms/database/transactions'
import { forgetFilesOfGoneMails } from '@/cms/operations/leads/answer-files'
import { eraseApplicantFiles } from '@/cms/operations/leads/applicant-files'
import { deleteFilesBefore } from './keep-as-file'
import { table } from '@/cms/database/tables'
import { bodyRetentionDays, mailRetentionDays } from '@/domain/mail/retention'

const mails = table('mails')

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000)

/**
 * Erases the contents of mails after 90 days, with the files of answers, and with their own files where there is no mail server; and the
 * rest after two years. Unsent mails are kept.
 */
export async function purgeMails({ payload, now }: { payload: Payload; now: Date }): Promise<void> {
  const drizzle = databaseOf(payload)
  await drizzle.execute(sql`delete from ${mails}
    where ${mails.status} <> 'queued' and ${mails.created_at} < ${daysBefore(now, mailRetentionDays).toISOString()}`)
  await drizzle.execute(sql`update ${mails} set ${mails.$.html} = null, ${mails.$.text} = null, ${mails.$.headers} = null, ${mails.$.attachments} = null,
    ${mails.$.reply_to} = null, ${mails.$.body_erased_at} = ${now.toISOString()}
    where ${mails.status} <> 'queued' and ${mails.body_erased_at} is null and ${mails.created_at} < ${daysBefore(now, bodyRetentionDays).toISOString()}`)
  const req = await createLocalReq({}, payload)
  await eraseApplicantFiles(await inTransaction(req, () => forgetFilesOfGoneMails(req)))
  await deleteFilesBefore(daysBefore(now, bodyRetentionDays))
}
