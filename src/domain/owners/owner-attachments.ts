import { cleanLine } from '@/domain/leads/values/clean-text'
import { isFileOfName } from '@/domain/media/document-content'
import { MOST_ATTACHMENTS, type MessageError } from './owner-message'

/** The total size of a message's attachments, in bytes. */
export const MOST_ATTACHED = 10_000_000

export type Attachment = { name: string; bytes: Uint8Array }

type AttachmentType = { extension: 'pdf' | 'docx' | 'png' | 'jpg'; mimeType: string }

const types: readonly (AttachmentType & { ending: RegExp })[] = [
  { ending: /\.pdf$/i, extension: 'pdf', mimeType: 'application/pdf' },
  {
    ending: /\.docx$/i,
    extension: 'docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  { ending: /\.png$/i, extension: 'png', mimeType: 'image/png' },
  { ending: /\.jpe?g$/i, extension: 'jpg', mimeType: 'image/jpeg' },
]

/** The type of an attachment by its name and its content; null if they differ, or for any other type. */
export function attachmentTypeOf(attachment: Attachment): AttachmentType | null {
  const type = types.find(({ ending }) => ending.test(attachment.name))
  if (!type || !isFileOfName(attachment)) return null
  return { extension: type.extension, mimeType: type.mimeType }
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
