import { extname } from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { findRecord } from '@/cms/database/records'
import { table } from '@/cms/database/tables'
import { afterRollback, transactionOf } from '@/cms/database/transactions'
import { files } from '@/cms/files/files'
import { eraseApplicantFiles, registerApplicantFile, writeFileOfLead } from './applicant-files'

const answerFiles = table('lead_answer_files')
const mails = table('mails')

// A mail that failed is sent again by staff.
const isWaiting = sql`${mails.status} in ('queued', 'failed') and ${mails.body_erased_at} is null`

type WaitingFile = { id: number; mail: number; name: string }

async function findWaiting(req: PayloadRequest, document: number): Promise<WaitingFile[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<WaitingFile>(sql`
    select ${answerFiles.id}::float8 as id, ${answerFiles.mail_id} as mail, ${answerFiles.name} from ${answerFiles}
    join ${mails} on ${mails.id} = ${answerFiles.mail_id}
    where ${answerFiles.document_id} = ${document} and ${isWaiting} order by ${answerFiles.id} for update of ${mails}`)
  return rows
}

type DocumentToCopy = { id: number; filename: string; mimeType: string; bytes: Uint8Array }

/** Stores a copy with the lead, and has the mail carry it in the place of the document. */
async function giveCopy(
  req: PayloadRequest,
  { id, mail, name, document }: WaitingFile & { document: DocumentToCopy },
): Promise<void> {
  const { filename, mimeType, bytes } = document
  const written = await writeFileOfLead({
    name,
    bytes,
    type: { extension: extname(filename).slice(1), mimeType },
  })
  await afterRollback(req, () => eraseApplicantFiles([written.filename]))
  const file = await registerApplicantFile({ req, file: written })
  const db = await transactionOf(req)
  await db.execute(sql`update ${answerFiles} set ${answerFiles.$.file_id} = ${file}, ${answerFiles.$.document_id} = null
    where ${answerFiles.id} = ${id}`)
  const reference = (collection: string, row: number) => JSON.stringify({ collection, id: row })
  await db.execute(sql`update ${mails} set ${mails.$.attachments} = (
      select jsonb_agg(case when attached.value @> ${reference('documents', document.id)}::jsonb
        then attached.value || ${reference('applicant-files', file)}::jsonb else attached.value end order by attached.place)
      from jsonb_array_elements(${mails.attachments}) with ordinality as attached (value, place))
    where ${mails.id} = ${mail}`)
}

/**
 * Before a document is deleted, or its file replaced, each mail that still has to carry it gets a copy, which is kept and erased with its
 * lead: a letter goes with what its author attached.
 */
export async function keepSentDocuments(req: PayloadRequest, document: number): Promise<void> {
  const waiting = await findWaiting(req, document)
  if (waiting.length === 0) return
  const found = await findRecord(req.payload, {
    collection: 'documents',
    where: { id: { equals: document } },
    req,
  })
  const bytes = found?.filename ? await files.read({ folder: 'documents', name: found.filename }) : null
  // Without its file the mail could not be sent before either.
  if (!found?.filename || !bytes) return
  const mimeType = found.mimeType ?? 'application/octet-stream'
  const copied = { id: document, filename: found.filename, mimeType, bytes }
  for (const file of waiting) await giveCopy(req, { ...file, document: copied })
}

/** Whether a file of an answer waits to be sent with it. */
export async function isFileAwaited(req: PayloadRequest, file: number): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${answerFiles.id} as id from ${answerFiles} join ${mails} on ${mails.id} = ${answerFiles.mail_id}
    where ${answerFiles.file_id} = ${file} and ${isWaiting} limit 1`)
  return rows.length > 0
}
