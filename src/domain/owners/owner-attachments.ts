import { cleanLine } from '@/domain/leads/values/clean-text'
import { isFileOfName } from '@/domain/media/document-content'
import { sentExtensionOf, sentMimeTypes, type SentFileExtension } from '@/domain/media/sent-file-type'
import { MOST_ATTACHMENTS, type MessageError } from './owner-message'

/** The total size of a message's attachments, in bytes. */
export const MOST_ATTACHED = 10_000_000

export type Attachment = { name: string; bytes: Uint8Array }

type AttachmentType = { extension: SentFileExtension; mimeType: string }

const allowed: readonly SentFileExtension[] = ['pdf', 'docx', 'png', 'jpg']

/** The type of an attachment by its name and its content; null if they differ, or for any other type. */
export function attachmentTypeOf(attachment: Attachment): AttachmentType | null {
  const extension = sentExtensionOf(attachment.name)
  if (extension === null || !allowed.includes(extension) || !isFileOfName(attachment)) return null
  return { extension, mimeType: sentMimeTypes[extension] }
}

/**
 * What is wrong with a message's attachments: more than five files, more than 10 MB together, or a file of another type.
 */
export function attachmentsError(attachments: readonly Attachment[]): MessageError | null {
  if (attachments.length > MOST_ATTACHMENTS) return 'too-many'
  if (attachments.reduce((sum, { bytes }) => sum + bytes.length, 0) > MOST_ATTACHED) return 'too-long'
  return attachments.every((attachment) => attachmentTypeOf(attachment) !== null) ? null : 'invalid'
}

const LONGEST_NAME = 200

/** The name under which an attachment is served: its end, on one line. */
export const attachmentName = (name: string): string =>
  [...cleanLine(name)].slice(-LONGEST_NAME).join('').trim()
