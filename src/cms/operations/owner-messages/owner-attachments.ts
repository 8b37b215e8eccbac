import { randomUUID } from 'node:crypto'
import { mkdir, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { createRecord } from '@/cms/database/records'
import { ownerFolder } from '@/cms/operations/owner-messages/owner-folder'
import { cleanPaper } from '@/cms/operations/media/clean-paper'
import { attachmentName, attachmentTypeOf, type Attachment } from '@/domain/owners/owner-attachments'

/** An attachment that lies on the disk and is not known to the database yet. */
export type WrittenAttachment = { filename: string; mimeType: string; filesize: number; originalName: string }

const pathOf = (filename: string): string => path.join(ownerFolder, path.basename(filename))

/** The attachments with what their pictures show and nothing else; null where one cannot be read. One after the other. */
export async function cleanAttachments(attachments: readonly Attachment[]): Promise<Attachment[] | null> {
  const cleaned: Attachment[] = []
  for (const { name, bytes } of attachments) {
    const clean = await cleanPaper(bytes).catch(() => 'unreadable' as const)
    if (clean === 'unreadable') return null
    cleaned.push({ name, bytes: clean?.data ?? bytes })
  }
  return cleaned
}

/** Takes attachments off the disk again, as far as they got there. */
export async function unlinkAttachments(files: readonly WrittenAttachment[]): Promise<void> {
  for (const { filename } of files) await unlink(pathOf(filename)).catch(() => undefined)
}

/**
 * Writes attachments whose content has been looked at under names nobody can guess; all of them, or none.
 * @throws Error when one is of another kind: the caller has to have looked.
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
      // Before: a full disk takes the name and not the content.
      written.push(file)
      await writeFile(pathOf(file.filename), bytes, { flag: 'wx', mode: 0o600 })
    }
  } catch (error) {
    await unlinkAttachments(written)
    throw error
  }
  return written
}

/** Makes them known in the transaction of the request, past Payload's upload, which would unpack them; gives their numbers. */
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
