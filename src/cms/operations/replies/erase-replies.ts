import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import { forgetApplicantFiles } from '@/cms/operations/leads/applicant-files'

const replies = table('lead_replies')
const replyFiles = table('lead_reply_files')

/**
 * Erases what came by mail from an address in the leads of others, within a transaction; returns the names of the files to delete
 * afterwards.
 */
export async function eraseRepliesOf({
  req,
  email,
}: {
  req: PayloadRequest
  email: string
}): Promise<string[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ id: number }>(sql`
    delete from ${replies} where lower(${replies.from_address}) = ${email.toLowerCase()} returning ${replies.id}::float8 as id`)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const { rows: files } = await db.execute<{ id: number }>(sql`
    select ${replyFiles.file_id} as id from ${replyFiles} where ${replyFiles.reply_id} = any(${sql.param(ids)}::bigint[])`)
  return forgetApplicantFiles({ req, ids: files.map(({ id }) => id) })
}
