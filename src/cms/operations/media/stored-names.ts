import type { Payload, SelectType } from 'payload'
import { findRecordsAs } from '@/cms/database/records'
import type { FileFolder } from '@/cms/files/stored-file'
import { isRecord } from '@/domain/shared/is-record'

/** The names of the file of a document and of its other sizes. */
export function namesOf(document: unknown): string[] {
  if (!isRecord(document)) return []
  const sizes = isRecord(document.sizes) ? Object.values(document.sizes) : []
  return [document, ...sizes].flatMap((file) =>
    isRecord(file) && typeof file.filename === 'string' ? [file.filename] : [],
  )
}

/** The names of all files that the database knows in a folder. */
export async function findStoredNames(payload: Payload, folder: FileFolder): Promise<Set<string>> {
  const select: SelectType = folder === 'media' ? { filename: true, sizes: true } : { filename: true }
  const documents = await findRecordsAs(payload, { collection: folder, select })
  return new Set(documents.flatMap(namesOf))
}
