import { randomUUID } from 'node:crypto'
import { mkdir, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { createRecord, deleteRecords, findRecords } from '@/cms/database/records'
import { applicantFolder } from '@/cms/operations/leads/applicant-folder'
import { documentKindOf, type DocumentKind } from '@/domain/media/document-content'

export type ReceivedFile = { name: string; bytes: Uint8Array }

/** A file on the disk that the database does not know yet. */
export type WrittenFile = { filename: string; mimeType: string; filesize: number; originalName: string }

const mimeTypes: Record<DocumentKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

const pathOf = (filename: string): string => path.join(applicantFolder, path.basename(filename))

/**
 * Writes a checked file under a name nobody can guess, readable only by the service's user.
 * @throws Error if it is no document: the caller has to check first.
 */
export async function writeApplicantFile({ name, bytes }: ReceivedFile): Promise<WrittenFile> {
  const kind = documentKindOf(bytes)
  if (!kind) throw new Error('A file of an applicant is no document')
  const filename = `${randomUUID()}.${kind}`
  await mkdir(applicantFolder, { recursive: true })
  try {
    await writeFile(pathOf(filename), bytes, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    // A full disk can create the file and lose its content.
    await unlinkApplicantFiles([filename])
    throw error
  }
  return { filename, mimeType: mimeTypes[kind], filesize: bytes.length, originalName: name }
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

/** Deletes files from the disk; missing ones are ignored. */
export async function unlinkApplicantFiles(filenames: readonly (string | null | undefined)[]): Promise<void> {
  for (const filename of filenames)
    if (filename) await unlink(pathOf(filename)).catch((error: unknown) => ignoreMissing(error))
}

function ignoreMissing(error: unknown): void {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  if (!isMissing) throw error
}

/** Deletes the records of files, and returns the names of the files to delete from the disk afterwards. */
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
