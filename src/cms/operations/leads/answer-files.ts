import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { findRecords } from '@/cms/database/records'
import { table } from '@/cms/database/tables'
import { transactionOf } from '@/cms/database/transactions'
import type { MailAttachment } from '@/cms/operations/mails/queue-mail'
import { cleanPicture } from '@/cms/operations/media/clean-picture'
import { answerFileTypeOf, type AnswerFileType } from '@/domain/answers/answer-file-type'
import { faultOfFile, faultOfFiles, type AnswerFileFault } from '@/domain/answers/answer-files'
import { sentDocumentName } from '@/domain/answers/sent-document-name'
import { attachmentName } from '@/domain/owners/owner-attachments'
import type { Result } from '@/domain/shared/result'
import {
  eraseApplicantFiles,
  forgetApplicantFiles,
  registerApplicantFile,
  writeFileOfLead,
  type ReceivedFile,
  type WrittenFile,
} from './applicant-files'

const answerFiles = table('lead_answer_files')
const mails = table('mails')

/** What is wrong with the files of an answer, and the place of the file in the list; null if it is wrong with all of them. */
export type AnswerFilesFailure = { fault: AnswerFileFault; place: number | null }

type CheckedFile = { name: string; bytes: Uint8Array; type: AnswerFileType }

/** A document of the agency that goes with an answer; it stays where it is. */
export type AnswerDocument = { id: number; name: string; size: number; mimeType: string }

/** The files of an answer before they are stored. */
export type CheckedAnswerFiles = { files: readonly CheckedFile[]; documents: readonly AnswerDocument[] }

/** Those of these documents that are still there. Staff read all of them. */
async function findDocuments(req: PayloadRequest, ids: readonly number[]): Promise<AnswerDocument[]> {
  if (ids.length === 0) return []
  const where = { id: { in: [...ids] } }
  const found = await findRecords(req.payload, { collection: 'documents', where, req })
  return found.flatMap((document) => {
    const { id, filename, filesize, mimeType } = document
    if (!filename) return []
    const name = sentDocumentName(document)
    return [{ id, name, size: filesize ?? 0, mimeType: mimeType ?? 'application/octet-stream' }]
  })
}

/** A file whose content fits its name; a picture without its metadata. */
async function checkFile({ name: given, bytes }: ReceivedFile): Promise<CheckedFile | AnswerFileFault> {
  const name = attachmentName(given)
  const fault = faultOfFile({ name, size: bytes.length })
  if (fault) return fault
  const type = answerFileTypeOf({ name, bytes })
  if (!type) return 'type'
  if (!type.isPicture) return { name, bytes, type }
  const clean = await cleanPicture(Buffer.from(bytes)).catch(() => null)
  return clean ? { name, bytes: clean.data, type } : 'type'
}

const sizesOf = (files: readonly ReceivedFile[]) =>
  files.map(({ name, bytes }) => ({ name, size: bytes.length }))

/**
 * Checks files by name, content and size, and together with chosen documents, whatever the browser said of them. A document that is
 * gone meanwhile is wrong with all of them (`hollow`).
 */
export async function checkAnswerFiles({
  req,
  files: given,
  documents: ids,
}: {
  req: PayloadRequest
  files: readonly ReceivedFile[]
  documents: readonly number[]
}): Promise<Result<CheckedAnswerFiles, AnswerFilesFailure>> {
  const wrong = (fault: AnswerFileFault, place: number | null = null) =>
    ({ ok: false, failure: { fault, place } }) as const
  const documents = await findDocuments(req, ids)
  if (documents.length < new Set(ids).size) return wrong('hollow')
  const early = faultOfFiles([...documents, ...sizesOf(given)])
  // A single one that is too large is named below.
  if (early === 'many') return wrong(early)
  const files: CheckedFile[] = []
  for (const [place, file] of given.entries()) {
    const checked = await checkFile(file)
    if (typeof checked === 'string') return wrong(checked, place)
    files.push(checked)
  }
  // A picture can be larger when it is encoded anew.
  const fault = early ?? faultOfFiles([...documents, ...sizesOf(files)])
  return fault ? wrong(fault) : { ok: true, value: { files, documents } }
}

/** Deletes files that were written before their answer failed. */
export const eraseAnswerFiles = (written: readonly WrittenFile[]): Promise<void> =>
  eraseApplicantFiles(written.map(({ filename }) => filename)).catch(() => undefined)

/** Writes checked files, all of them or none. */
export async function writeAnswerFiles(files: readonly CheckedFile[]): Promise<WrittenFile[]> {
  const written: WrittenFile[] = []
  try {
    for (const file of files) written.push(await writeFileOfLead(file))
    return written
  } catch (error) {
    await eraseAnswerFiles(written)
    throw error
  }
}

type StoredAnswerFile = {
  name: string
  size: number
  file: number | null
  document: number | null
  mimeType: string
}

/** Registers written files in the transaction of the request, and lists them with the documents, in the order of the letter. */
export async function registerAnswerFiles(
  req: PayloadRequest,
  { written, documents }: { written: readonly WrittenFile[]; documents: readonly AnswerDocument[] },
): Promise<StoredAnswerFile[]> {
  const stored: StoredAnswerFile[] = documents.map(({ id, ...document }) => ({
    ...document,
    file: null,
    document: id,
  }))
  for (const file of written) {
    const { originalName: name, filesize: size, mimeType } = file
    stored.push({ name, size, mimeType, file: await registerApplicantFile({ req, file }), document: null })
  }
  return stored
}

/** The attachments of the mail: references, so that the outbox has no copy of a file. */
export const toAttachments = (files: readonly StoredAnswerFile[]): MailAttachment[] =>
  files.flatMap(({ name, mimeType, file, document }): MailAttachment[] => {
    const id = file ?? document
    if (id === null) return []
    const collection = file === null ? 'documents' : 'applicant-files'
    return [{ filename: name, contentType: mimeType, collection, id }]
  })

/** Notes which files went with a mail to the visitor of a lead. */
export async function noteAnswerFiles(
  req: PayloadRequest,
  { mail, lead, files }: { mail: number; lead: number; files: readonly StoredAnswerFile[] },
): Promise<void> {
  const db = await transactionOf(req)
  const { $ } = answerFiles
  for (const { name, size, file, document } of files)
    await db.execute(sql`
      insert into ${answerFiles} (${$.mail_id}, ${$.lead_id}, ${$.file_id}, ${$.document_id}, ${$.name}, ${$.size})
      values (${mail}, ${lead}, ${file}, ${document}, ${name}, ${size})`)
}

/**
 * Deletes the files whose mail is deleted, or has its text erased, within a transaction; returns the names of the files to delete
 * afterwards. With the text go the files, and the conversation keeps their names, as it keeps the subject; with the mail goes all.
 * Documents of the agency stay.
 */
export async function forgetFilesOfGoneMails(req: PayloadRequest): Promise<string[]> {
  const db = await transactionOf(req)
  const { rows: deleted } = await db.execute<{ file: number | null }>(
    sql`delete from ${answerFiles} where ${answerFiles.mail_id} is null returning ${answerFiles.file_id} as file`,
  )
  const { rows: erased } = await db.execute<{ file: number | null }>(sql`
    select ${answerFiles.file_id} as file from ${answerFiles} join ${mails} on ${mails.id} = ${answerFiles.mail_id}
    where ${mails.body_erased_at} is not null and ${answerFiles.file_id} is not null`)
  return forgetApplicantFiles({ req, ids: [...deleted, ...erased].flatMap(({ file }) => file ?? []) })
}
