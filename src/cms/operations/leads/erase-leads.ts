import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { deleteMailFiles } from '@/cms/operations/mails/keep-as-file'
import { inTransaction, transactionOf, type Database } from '@/cms/database/transactions'
import type { MailReference } from '@/domain/mail/mail-file-name'
import { forgetApplicantFiles, eraseApplicantFiles } from './applicant-files'
import { table } from '@/cms/database/tables'

const mailsTable = table('mails')
const leads = table('leads')
const replyFiles = table('lead_reply_files')
const answerFiles = table('lead_answer_files')

/** The files on the disk of records that were erased in the database. */
export type RemainingFiles = { filenames: string[]; mails: MailReference[] }

/** Deletes these files, once the erasure is committed. */
export async function clearDisk({ filenames, mails }: RemainingFiles): Promise<void> {
  await eraseApplicantFiles(filenames)
  await deleteMailFiles(mails)
}

type LeadTraces = { req: PayloadRequest; leadIds: readonly number[]; fileIds: readonly number[] }

/** The files of replies by mail and of answers; they name their lead, so that they are found when it is gone already. */
async function findFilesOfMails(db: Database, leadIds: readonly number[]): Promise<number[]> {
  const among = sql`any(${sql.param([...leadIds])}::integer[])`
  const { rows: received } = await db.execute<{ id: number }>(
    sql`select ${replyFiles.file_id} as id from ${replyFiles} where ${replyFiles.lead_id} = ${among}`,
  )
  const { rows: sent } = await db.execute<{ id: number | null }>(
    sql`delete from ${answerFiles} where ${answerFiles.lead_id} = ${among} returning ${answerFiles.file_id} as id`,
  )
  return [...received, ...sent].flatMap(({ id }) => id ?? [])
}

/**
 * Deletes what a lead left elsewhere: its mails, also unsent ones, its file, those of its answers, and those of its replies, which go
 * with its row.
 */
export async function eraseTraces({ req, leadIds, fileIds }: LeadTraces): Promise<RemainingFiles> {
  const db = await transactionOf(req)
  const about = leadIds.map((id) => `leads/${id}`)
  const { rows: mails } = await db.execute<{ kind: string; id: number }>(
    sql`delete from ${mailsTable} where ${mailsTable.about} = any(${sql.param(about)}::text[]) returning ${mailsTable.kind}, ${mailsTable.id}`,
  )
  const ids = [...fileIds, ...(await findFilesOfMails(db, leadIds))]
  return { filenames: await forgetApplicantFiles({ req, ids }), mails }
}

type Leads = { req: PayloadRequest; ids: readonly number[] }

/** Erases leads with their mails and files, within a transaction; the caller deletes the files on the disk afterwards. */
export async function eraseLeadRows({ req, ids }: Leads): Promise<RemainingFiles> {
  if (ids.length === 0) return { filenames: [], mails: [] }
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ file_id: number | null }>(
    sql`delete from ${leads} where ${leads.id} = any(${sql.param(ids)}::integer[]) returning ${leads.file_id}`,
  )
  return eraseTraces({ req, leadIds: ids, fileIds: rows.flatMap(({ file_id: id }) => id ?? []) })
}

/** Erases leads with their mails and files in one transaction; the files on the disk follow at the end. */
export async function eraseLeads({ req, ids }: Leads): Promise<void> {
  await clearDisk(await inTransaction(req, () => eraseLeadRows({ req, ids })))
}
