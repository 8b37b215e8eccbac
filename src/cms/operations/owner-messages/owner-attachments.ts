import { randomUUID } from 'node:crypto'
import { mkdir, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { createRecord } from '@/cms/database/records'
import { ownerFolder } from '@/cms/operations/owner-messages/owner-folder'
import { cleanPaper } from '@/cms/operations/media/clean-paper'
import { attachmentName, attachmentTypeOf, type Attachment } from '@/domain/owners/owner-attachments'

/** An attachment on the disk that the database does not know yet. */
export type WrittenAttachment = { filename: string; mimeType: string; filesize: number; originalName: string }

const pathOf = (filename: string): string => path.join(ownerFolder, path.basename(filename))

/** The attachments with their pictures cleaned of metadata, one after the other; null if one cannot be read. */
export async function cleanAttachments(attachments: readonly Attachment[]): Promise<Attachment[] | null> {
  const cleaned: Attachment[] = []
  for (const { name, bytes } of attachments) {
    const clean = await cleanPaper(bytes).catch(() => 'unreadable' as const)
    if (clean === 'unreadable') return null
    cleaned.push({ name, bytes: clean?.data ?? bytes })
  }
  return cleaned
}

/** Deletes the attachments that were already written to the disk. */
export async function unlinkAttachments(files: readonly WrittenAttachment[]): Promise<void> {
  for (const { filename } of files) await unlink(pathOf(filename)).catch(() => undefined)
}

/**
 * Writes checked attachments under names that nobody can guess; all of them, or none.
 * @throws Error if one has another type: the caller has to check first.
 */
export async function writeAttachments(attachments: readonly Attachment[]): Promise<WrittenAttachment[]> {
  const written: WrittenAttachment[] = []
  if (attachments.length > 0) await mkdir(ownerFolder, { recursive: true })
  try {
    for (const { name, bytes } of attachments) {
      const type = attachmentTypeOf({ name, bytes })
      if (!type) throw new Error('An attachment of an owner is of another kind')
      const file = {
        filename: `${randomUUID()}.${type.extension}`,
        mimeType: type.mimeType,
        filesize: bytes.length,
        originalName: attachmentName(name),
      }
      // Before writing, because a full disk can create the file and lose its content.
      written.push(file)
      await writeFile(pathOf(file.filename), bytes, { flag: 'wx', mode: 0o600 })
    }
  } catch (error) {
    await unlinkAttachments(written)
    throw error
  }
  return written
}

/**
 * Registers them in the transaction of the request and returns their numbers. It bypasses Payload's upload, which would
 * unpack them.
 */
export async function registerAttachments({
  req,
  files,
}: {
  req: PayloadRequest
  files: readonly WrittenAttachment[]
}): Promise<number[]> {
  const ids: number[] = []
  for (const data of files) {
    const id = await createRecord(req.payload, {
      collection: 'owner-files',
      data: { ...data },
      req,
    })
    ids.push(id)
  }
  return ids
}
