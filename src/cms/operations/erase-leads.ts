import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/cms/queries/transaction-of'
import { forgetApplicantFiles, unlinkApplicantFiles } from './applicant-files'
import { inTransaction } from './in-transaction'

type Traces = { req: PayloadRequest; leadIds: readonly number[]; fileIds: readonly number[] }

/** Removes what a lead leaves elsewhere: its mails, also those that still wait, and its file. Gives the names of the files. */
export async function eraseTraces({ req, leadIds, fileIds }: Traces): Promise<string[]> {
  const db = await transactionOf(req)
  const about = leadIds.map((id) => `leads/${id}`)
  await db.execute(sql`delete from mails where about = any(${sql.param(about)}::text[])`)
  return forgetApplicantFiles({ req, ids: fileIds })
}

/** Erases leads with their mails and their files, all of it or nothing; the files leave the disk at the end. */
export async function eraseLeads({
  req,
  ids,
}: {
  req: PayloadRequest
  ids: readonly number[]
}): Promise<void> {
  if (ids.length === 0) return
  const filenames = await inTransaction(req, async () => {
    const db = await transactionOf(req)
    const { rows } = await db.execute<{ file_id: number | null }>(
      sql`delete from leads where id = any(${sql.param(ids)}::integer[]) returning file_id`,
    )
    return eraseTraces({ req, leadIds: ids, fileIds: rows.flatMap(({ file_id: id }) => id ?? []) })
  })
  await unlinkApplicantFiles(filenames)
}
