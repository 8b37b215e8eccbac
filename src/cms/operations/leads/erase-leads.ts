import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { deleteMailFiles } from '@/cms/mail/keep-as-file'
import { transactionOf } from '@/cms/database/transaction-of'
import type { MailReference } from '@/domain/mail/mail-file-name'
import { forgetApplicantFiles, unlinkApplicantFiles } from './applicant-files'
import { inTransaction } from '@/cms/operations/in-transaction'
import { table } from '@/cms/database/tables'

const mailsTable = table('mails')
const leads = table('leads')

/** What lies on the disk of what was erased in the database. */
export type Remains = { filenames: string[]; mails: MailReference[] }

/** Takes that off the disk: once it is sure that the database has forgotten it. */
export async function clearDisk({ filenames, mails }: Remains): Promise<void> {
  await unlinkApplicantFiles(filenames)
  await deleteMailFiles(mails)
}

type Traces = { req: PayloadRequest; leadIds: readonly number[]; fileIds: readonly number[] }

/** Removes what a lead leaves elsewhere: its mails, also those that still wait, and its file. */
export async function eraseTraces({ req, leadIds, fileIds }: Traces): Promise<Remains> {
  const db = await transactionOf(req)
  const about = leadIds.map((id) => `leads/${id}`)
  const { rows: mails } = await db.execute<{ kind: string; id: number }>(
    sql`delete from ${mailsTable} where ${mailsTable.about} = any(${sql.param(about)}::text[]) returning ${mailsTable.kind}, ${mailsTable.id}`,
  )
  return { filenames: await forgetApplicantFiles({ req, ids: fileIds }), mails }
}

type Leads = { req: PayloadRequest; ids: readonly number[] }

/** Erases leads with their mails and files, within a transaction; what lies on the disk is for who ends it. */
export async function eraseLeadRows({ req, ids }: Leads): Promise<Remains> {
  if (ids.length === 0) return { filenames: [], mails: [] }
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ file_id: number | null }>(
    sql`delete from ${leads} where ${leads.id} = any(${sql.param(ids)}::integer[]) returning ${leads.file_id}`,
  )
  return eraseTraces({ req, leadIds: ids, fileIds: rows.flatMap(({ file_id: id }) => id ?? []) })
}

/** Erases leads with their mails and their files, all of it or nothing; the files leave the disk at the end. */
export async function eraseLeads({ req, ids }: Leads): Promise<void> {
  await clearDisk(await inTransaction(req, () => eraseLeadRows({ req, ids })))
}
