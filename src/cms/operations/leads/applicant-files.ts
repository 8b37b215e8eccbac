import { randomUUID } from 'node:crypto'
import { mkdir, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { createRecord, deleteRecords, findRecords } from '@/cms/database/records'
import { applicantFolder } from '@/cms/operations/leads/applicant-folder'
import { documentKindOf, type DocumentKind } from '@/domain/media/document-content'

export type ReceivedFile = { name: string; bytes: Uint8Array }

/** A file that lies on the disk and is not known to the database yet. */
export type WrittenFile = { filename: string; mimeType: string; filesize: number; originalName: string }

const mimeTypes: Record<DocumentKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

const pathOf = (filename: string): string => path.join(applicantFolder, path.basename(filename))

/**
 * Writes a file whose content has been looked at under a name nobody can guess, for the service's user alone.
 * @throws Error when it is no document: the caller has to have looked.
 */
export async function writeApplicantFile({ name, bytes }: ReceivedFile): Promise<WrittenFile> {
  const kind = documentKindOf(bytes)
  if (!kind) throw new Error('A file of an applicant is no document')
  const filename = `${randomUUID()}.${kind}`
  await mkdir(applicantFolder, { recursive: true })
  try {
    await writeFile(pathOf(filename), bytes, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    // A full disk takes the name and not the content.
    await unlinkApplicantFiles([filename])
    throw error
  }
  return { filename, mimeType: mimeTypes[kind], filesize: bytes.length, originalName: name }
}

/** Makes a written file known, in the transaction of the request. It goes past Payload's upload, which would unpack it. */
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

/** Takes files off the disk; one that is gone is gone. */
export async function unlinkApplicantFiles(filenames: readonly (string | null | undefined)[]): Promise<void> {
  for (const filename of filenames)
    if (filename) await unlink(pathOf(filename)).catch((error: unknown) => ignoreMissing(error))
}

function ignoreMissing(error: unknown): void {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  if (!isMissing) throw error
}

/** Removes files with what is known of them; gives the names of those that now have to leave the disk. */
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
