import { isContentOfName } from '@/domain/media/document-content'
import { attachmentTypeOf, MOST_ATTACHED, type Attachment } from '@/domain/owners/owner-attachments'
import { MOST_ATTACHMENTS } from '@/domain/owners/owner-message'

/** A part of a mail that is no text; `isInText` is a picture that its HTML shows, such as a logo or a pasted photo. */
export type ReplyPart = Attachment & { isInText: boolean }

// Logos and marks that count who opens a mail; a photo is larger.
const SMALLEST_PICTURE = 20_000

/** Whether a file is of a type that is taken from mails, by its name and its content: PDF, Word, PNG, JPEG. */
export const isReplyFile = (file: Attachment): boolean =>
  attachmentTypeOf(file) !== null || isContentOfName(file)

/**
 * The files of a reply that are stored, and how many are left out: of another type, more than five, or more than 10 MB together.
 * Small pictures in the text are neither.
 */
export function chooseReplyFiles(parts: readonly ReplyPart[]): { taken: Attachment[]; leftOut: number } {
  const offered = parts.filter(({ isInText, bytes }) => !isInText || bytes.length >= SMALLEST_PICTURE)
  const taken: Attachment[] = []
  let room = MOST_ATTACHED
  // Files that somebody attached go before pictures in the text.
  for (const { name, bytes } of offered.toSorted(
    (one, other) => Number(one.isInText) - Number(other.isInText),
  )) {
    if (taken.length >= MOST_ATTACHMENTS || bytes.length > room || !isReplyFile({ name, bytes })) continue
    taken.push({ name, bytes })
    room -= bytes.length
  }
  return { taken, leftOut: offered.length - taken.length }
}
