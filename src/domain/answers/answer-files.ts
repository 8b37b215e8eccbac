import { sentExtensionOf } from '@/domain/media/sent-file-type'

/** How many files an answer to a lead may carry. */
export const MOST_ANSWER_FILES = 10

/**
 * The size of the files of an answer together, in bytes, and so of one alone. A mail needs a third more, and most mail servers take
 * 20 MB.
 */
export const MOST_ANSWER_BYTES = 10_000_000

/** What a file is called and how many bytes it has. */
export type SizedFile = { name: string; size: number }

/** A file is of another type, has no content, or is too large alone; they are too large together, or too many. */
export type AnswerFileFault = 'type' | 'hollow' | 'large' | 'together' | 'many'

/** What is wrong with one file by its name and its size; the server also looks at its content. */
export function faultOfFile({ name, size }: SizedFile): AnswerFileFault | null {
  if (sentExtensionOf(name) === null) return 'type'
  if (size === 0) return 'hollow'
  return size > MOST_ANSWER_BYTES ? 'large' : null
}

/** The bytes of files together. */
export const sizeOfFiles = (files: readonly Pick<SizedFile, 'size'>[]): number =>
  files.reduce((sum, { size }) => sum + size, 0)

/** What is wrong with the files of an answer as a whole. */
export function faultOfFiles(files: readonly SizedFile[]): AnswerFileFault | null {
  if (files.length > MOST_ANSWER_FILES) return 'many'
  return sizeOfFiles(files) > MOST_ANSWER_BYTES ? 'together' : null
}
