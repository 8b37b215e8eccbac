import { hasMacros, isFileOfName, partsOfPackage } from '@/domain/media/document-content'
import { sentExtensionOf, sentMimeTypes, type SentFileExtension } from '@/domain/media/sent-file-type'

/** A type of file that an answer may carry; `isPicture` if it has to be cleaned of metadata. */
export type AnswerFileType = { extension: SentFileExtension; mimeType: string; isPicture: boolean }

type NamedBytes = { name: string; bytes: Uint8Array }

const hasText = (bytes: Uint8Array, { text, at }: { text: string; at: number }): boolean =>
  String.fromCharCode(...bytes.subarray(at, at + text.length)) === text

const isWebp = ({ bytes }: NamedBytes): boolean =>
  hasText(bytes, { text: 'RIFF', at: 0 }) && hasText(bytes, { text: 'WEBP', at: 8 })

function isSpreadsheet({ bytes }: NamedBytes): boolean {
  const parts = partsOfPackage(bytes)
  return (
    parts !== null && parts.has('[Content_Types].xml') && parts.has('xl/workbook.xml') && !hasMacros(parts)
  )
}

// Its first part is this type, not packed, at a fixed place (OpenDocument 1.2, part 3, 3.3).
const openDocumentStart = { text: `mimetype${sentMimeTypes.odt}PK`, at: 30 }

function isOpenDocument({ bytes }: NamedBytes): boolean {
  const parts = partsOfPackage(bytes)
  if (!parts || !hasText(bytes, openDocumentStart)) return false
  return parts.has('content.xml') && !hasMacros(parts)
}

const contentChecks: Partial<Record<SentFileExtension, (file: NamedBytes) => boolean>> = {
  xlsx: isSpreadsheet,
  odt: isOpenDocument,
  webp: isWebp,
}

const pictures: readonly SentFileExtension[] = ['jpg', 'png', 'webp']

/** The type of a file of an answer, by its name and its content; null if they differ, or for any other type. Nothing is unpacked. */
export function answerFileTypeOf(file: NamedBytes): AnswerFileType | null {
  const extension = sentExtensionOf(file.name)
  if (extension === null || !(contentChecks[extension] ?? isFileOfName)(file)) return null
  return { extension, mimeType: sentMimeTypes[extension], isPicture: pictures.includes(extension) }
}
