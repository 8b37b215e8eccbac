const extensions = ['pdf', 'doc', 'docx', 'xlsx', 'odt', 'jpg', 'png', 'webp'] as const

/** The types of files that people and the agency send each other, by the extension under which they are stored. */
export type SentFileExtension = (typeof extensions)[number]

export const sentMimeTypes: Record<SentFileExtension, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  odt: 'application/vnd.oasis.opendocument.text',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

const endingsOf = (extension: SentFileExtension): string[] =>
  extension === 'jpg' ? ['.jpg', '.jpeg'] : [`.${extension}`]

/** The endings of the names of these files, as a file input takes them. */
export const sentFileEndings = extensions.flatMap(endingsOf).join(',')

/** The type of a file by the ending of its name, whatever its content is; null for any other. */
export const sentExtensionOf = (name: string): SentFileExtension | null =>
  extensions.find((each) => endingsOf(each).some((ending) => name.toLowerCase().endsWith(ending))) ?? null
