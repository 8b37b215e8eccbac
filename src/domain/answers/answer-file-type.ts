import { isFileOfName, partsOfPackage } from '@/domain/media/document-content'

/** A type of file that an answer may carry; `isPicture` if it has to be cleaned of metadata. */
export type AnswerFileType = { extension: string; mimeType: string; isPicture: boolean }

type NamedBytes = { name: string; bytes: Uint8Array }

type TypeRule = AnswerFileType & { ending: RegExp; isContent: (file: NamedBytes) => boolean }

const hasText = (bytes: Uint8Array, { text, at }: { text: string; at: number }): boolean =>
  String.fromCharCode(...bytes.subarray(at, at + text.length)) === text

const isWebp = ({ bytes }: NamedBytes): boolean =>
  hasText(bytes, { text: 'RIFF', at: 0 }) && hasText(bytes, { text: 'WEBP', at: 8 })

// Macros make it another kind of file, whose name would not say so.
const hasMacros = (parts: ReadonlySet<string>): boolean =>
  [...parts].some((part) => /vbaProject\.bin$|^(?:Basic|Scripts)\//i.test(part))

function isSpreadsheet({ bytes }: NamedBytes): boolean {
  const parts = partsOfPackage(bytes)
  return (
    parts !== null && parts.has('[Content_Types].xml') && parts.has('xl/workbook.xml') && !hasMacros(parts)
  )
}

const textType = 'application/vnd.oasis.opendocument.text'

// Its first part is this type, not packed, at a fixed place (OpenDocument 1.2, part 3, 3.3).
const openDocumentStart = { text: `mimetype${textType}PK`, at: 30 }

function isOpenDocument({ bytes }: NamedBytes): boolean {
  const parts = partsOfPackage(bytes)
  if (!parts || !hasText(bytes, openDocumentStart)) return false
  return parts.has('content.xml') && !hasMacros(parts)
}

const rules: readonly TypeRule[] = [
  {
    ...{ extension: 'pdf', ending: /\.pdf$/i, isPicture: false },
    mimeType: 'application/pdf',
    isContent: isFileOfName,
  },
  {
    ...{ extension: 'doc', ending: /\.doc$/i, isPicture: false },
    mimeType: 'application/msword',
    isContent: isFileOfName,
  },
  {
    ...{ extension: 'docx', ending: /\.docx$/i, isPicture: false },
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    isContent: isFileOfName,
  },
  {
    ...{ extension: 'xlsx', ending: /\.xlsx$/i, isPicture: false },
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    isContent: isSpreadsheet,
  },
  { extension: 'odt', ending: /\.odt$/i, isPicture: false, mimeType: textType, isContent: isOpenDocument },
  {
    ...{ extension: 'jpg', ending: /\.jpe?g$/i, isPicture: true },
    mimeType: 'image/jpeg',
    isContent: isFileOfName,
  },
  {
    ...{ extension: 'png', ending: /\.png$/i, isPicture: true },
    mimeType: 'image/png',
    isContent: isFileOfName,
  },
  {
    ...{ extension: 'webp', ending: /\.webp$/i, isPicture: true },
    mimeType: 'image/webp',
    isContent: isWebp,
  },
]

/** The type of a file of an answer, by its name and its content; null if they differ, or for any other type. Nothing is unpacked. */
export function answerFileTypeOf(file: NamedBytes): AnswerFileType | null {
  const rule = rules.find(({ ending }) => ending.test(file.name))
  if (!rule?.isContent(file)) return null
  const { extension, mimeType, isPicture } = rule
  return { extension, mimeType, isPicture }
}
