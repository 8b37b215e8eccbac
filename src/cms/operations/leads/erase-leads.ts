import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { deleteMailFiles } from '@/cms/operations/mails/keep-as-file'
import { inTransaction, transactionOf } from '@/cms/database/transactions'
import type { MailReference } from '@/domain/mail/mail-file-name'
import { forgetApplicantFiles, eraseApplicantFiles } from './applicant-files'
import { table } from '@/cms/database/tables'

const mailsTable = table('mails')
const leads = table('leads')

/** The files on the disk of records that were erased in the database. */
export type RemainingFiles = { filenames: string[]; mails: MailReference[] }

/** Deletes these files, once the erasure is committed. */
export async function clearDisk({ filenames, mails }: RemainingFiles): Promise<void> {
  await eraseApplicantFiles(filenames)
  await deleteMailFiles(mails)
}

type LeadTraces = { req: PayloadRequest; leadIds: readonly number[]; fileIds: readonly number[] }

/** Deletes what a lead left elsewhere: its mails, also unsent ones, and its file. */
export async function eraseTraces({ req, leadIds, fileIds }: LeadTraces): Promise<RemainingFiles> {
  const db = await transactionOf(req)
  const about = leadIds.map((id) => `leads/${id}`)
  const { rows: mails } = await db.execute<{ kind: string; id: number }>(
    sql`delete from ${mailsTable} where ${mailsTable.about} = any(${sql.param(about)}::text[]) returning ${mailsTable.kind}, ${mailsTable.id}`,
  )
  return { filenames: await forgetApplicantFiles({ req, ids: fileIds }), mails }
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
