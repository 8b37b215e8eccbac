import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { createRecord, deleteRecords, findRecords } from '@/cms/database/records'
import { files } from '@/cms/files/files'
import { removeFiles } from '@/cms/files/stored-file'
import { documentKindOf, isPicture } from '@/domain/media/document-content'
import { sentMimeTypes } from '@/domain/media/sent-file-type'

export type ReceivedFile = { name: string; bytes: Uint8Array }

/** A stored file that the database does not know yet. */
export type WrittenFile = { filename: string; mimeType: string; filesize: number; originalName: string }

/** Pictures come with replies by mail; forms take documents alone, and answers more (`answerFileTypeOf`). */
const pictureKindOf = (bytes: Uint8Array): 'png' | 'jpg' | null =>
  isPicture(bytes) ? (bytes[0] === 0x89 ? 'png' : 'jpg') : null

/**
 * Writes a checked file under a name nobody can guess, completely or not at all.
 * @throws Error if it is of another type: the caller has to check first.
 */
export async function writeApplicantFile({ name, bytes }: ReceivedFile): Promise<WrittenFile> {
  const kind = documentKindOf(bytes) ?? pictureKindOf(bytes)
  if (!kind) throw new Error('A file of a lead is of another type')
  return writeFileOfLead({ name, bytes, type: { extension: kind, mimeType: sentMimeTypes[kind] } })
}

/** Writes a file whose type is known, under a name nobody can guess, completely or not at all. */
export async function writeFileOfLead({
  name,
  bytes,
  type: { extension, mimeType },
}: ReceivedFile & { type: { extension: string; mimeType: string } }): Promise<WrittenFile> {
  const filename = `${randomUUID()}.${extension}`
  await files.write({ folder: 'applicant-files', name: filename, bytes })
  return { filename, mimeType, filesize: bytes.length, originalName: name }
}

/** Registers a written file in the transaction of the request. It bypasses Payload's upload, which would unpack it. */
export async function registerApplicantFile({
  req,
  file,
}: {
  req: PayloadRequest
  file: WrittenFile
}): Promise<number> {
  const id = await createRecord(req.payload, {
    collection: 'applicant-files',
    data: file,
    req,
  })
  return id
}

/** Deletes stored files; missing ones are ignored. */
export const eraseApplicantFiles = (filenames: readonly (string | null | undefined)[]): Promise<void> =>
  removeFiles(files, { folder: 'applicant-files', names: filenames.flatMap((name) => name ?? []) })

/** Deletes the records of files, and returns the names of the files to delete afterwards. */
export async function forgetApplicantFiles({
  req,
  ids,
}: {
  req: PayloadRequest
  ids: readonly number[]
}): Promise<string[]> {
  if (ids.length === 0) return []
  const where = { id: { in: [...ids] } }
  const { payload } = req
  const docs = await findRecords(payload, {
    collection: 'applicant-files',
    where,
    req,
  })
  await deleteRecords(payload, { collection: 'applicant-files', where, req })
  return docs.flatMap(({ filename }) => filename ?? [])
}
