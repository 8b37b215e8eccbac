import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import { forgetApplicantFiles } from '@/cms/operations/leads/applicant-files'
import type { RemainingFiles } from '@/cms/operations/leads/erase-leads'

const replies = table('lead_replies')
const replyFiles = table('lead_reply_files')
const mails = table('mails')

type NoticesOf = { req: PayloadRequest; email: string; leads: readonly number[] }

/** A report quotes the reply, and names its address, as it is not that of the lead. */
async function eraseNotices({ req, email, leads }: NoticesOf): Promise<RemainingFiles['mails']> {
  const about = leads.map((id) => `leads/${id}`)
  const { rows } = await (
    await transactionOf(req)
  ).execute<{ kind: string; id: number }>(sql`
    delete from ${mails} where ${mails.kind} = 'lead-reply-agency' and ${mails.about} = any(${sql.param(about)}::text[])
      and strpos(lower(${mails.text}), ${email.toLowerCase()}) > 0 returning ${mails.kind}, ${mails.id}`)
  return rows
}

/**
 * Erases what came by mail from an address in the leads of others, with the mails that report it, within a transaction; returns the
 * files to delete afterwards.
 */
export async function eraseRepliesOf({
  req,
  email,
}: {
  req: PayloadRequest
  email: string
}): Promise<RemainingFiles> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ id: number; lead: number }>(sql`
    delete from ${replies} where lower(${replies.from_address}) = ${email.toLowerCase()}
    returning ${replies.id}::float8 as id, ${replies.lead_id} as lead`)
  if (rows.length === 0) return { filenames: [], mails: [] }
  const ids = rows.map(({ id }) => id)
  const { rows: files } = await db.execute<{ id: number }>(sql`
    select ${replyFiles.file_id} as id from ${replyFiles} where ${replyFiles.reply_id} = any(${sql.param(ids)}::bigint[])`)
  return {
    filenames: await forgetApplicantFiles({ req, ids: files.map(({ id }) => id) }),
    mails: await eraseNotices({ req, email, leads: rows.map(({ lead }) => lead) }),
  }
}
