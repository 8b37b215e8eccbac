import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { createRecord } from '@/cms/database/records'
import { files } from '@/cms/files/files'
import { cleanDocument } from '@/cms/operations/media/clean-document'
import { attachmentName, attachmentTypeOf, type Attachment } from '@/domain/owners/owner-attachments'

/** A stored attachment that the database does not know yet. */
export type WrittenAttachment = { filename: string; mimeType: string; filesize: number; originalName: string }

/** The attachments with their pictures cleaned of metadata, one after the other; null if one cannot be read. */
export async function cleanAttachments(attachments: readonly Attachment[]): Promise<Attachment[] | null> {
  const cleaned: Attachment[] = []
  for (const { name, bytes } of attachments) {
    const clean = await cleanDocument(bytes).catch(() => 'unreadable' as const)
    if (clean === 'unreadable') return null
    cleaned.push({ name, bytes: clean?.data ?? bytes })
  }
  return cleaned
}

/** Deletes the attachments that were already written. */
export async function eraseAttachments(written: readonly WrittenAttachment[]): Promise<void> {
  for (const { filename } of written)
    await files.remove({ folder: 'owner-files', name: filename }).catch(() => undefined)
}

/**
 * Writes checked attachments under names that nobody can guess; all of them, or none.
 * @throws Error if one has another type: the caller has to check first.
 */
export async function writeAttachments(attachments: readonly Attachment[]): Promise<WrittenAttachment[]> {
  const written: WrittenAttachment[] = []
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
      await files.write({ folder: 'owner-files', name: file.filename, bytes })
      written.push(file)
    }
  } catch (error) {
    await eraseAttachments(written)
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
  written,
}: {
  req: PayloadRequest
  written: readonly WrittenAttachment[]
}): Promise<number[]> {
  const ids: number[] = []
  for (const data of written) {
    const id = await createRecord(req.payload, {
      collection: 'owner-files',
      data: { ...data },
      req,
    })
    ids.push(id)
  }
  return ids
}
