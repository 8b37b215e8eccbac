/** The kinds of text documents that a visitor may send. */
export type DocumentKind = 'pdf' | 'doc' | 'docx'

// A .docx above these limits is refused, as it could exhaust the computer of the person who opens it; its parts are only
// counted here, never unpacked.
const mostEntries = 2000
const mostUnpacked = 150_000_000

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  bytes.length >= start.length && start.every((byte, at) => bytes[at] === byte)

const codesOf = (text: string): number[] => [...text].map((character) => character.charCodeAt(0))

const pdfStart = codesOf('%PDF-')
const compoundStart = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const zipStart = [0x50, 0x4b, 0x03, 0x04]
// The name of the stream that makes a compound file a Word document, in UTF-16.
const wordStream = codesOf('WordDocument').flatMap((code) => [code, 0])

// Node's own search is fast: a loop over ten megabytes of the first letter would block all other requests.
const contains = ({ buffer, byteOffset, byteLength }: Uint8Array, part: readonly number[]): boolean =>
  Buffer.from(buffer, byteOffset, byteLength).includes(Buffer.from(part))

type Directory = { entries: number; offset: number; size: number }

const END_SIZE = 22
const LONGEST_COMMENT = 65_535

/** The directory of a ZIP: the record at the end says where it is, and only a comment may follow that record. */
function findDirectory(view: DataView): Directory | null {
  const last = view.byteLength - END_SIZE
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) !== 0x06054b50) continue
    const entries = view.getUint16(at + 10, true)
    const size = view.getUint32(at + 12, true)
    const offset = view.getUint32(at + 16, true)
    // The directory ends where the record begins: nothing is hidden between, before or after them.
    return offset + size === at && entries === view.getUint16(at + 8, true) ? { entries, offset, size } : null
  }
  return null
}

type Entry = { name: string; unpacked: number; isEncrypted: boolean; length: number }

const HEADER_SIZE = 46

function readEntry({ view, at, end }: { view: DataView; at: number; end: number }): Entry | null {
  if (at + HEADER_SIZE > end || view.getUint32(at, true) !== 0x02014b50) return null
  const nameLength = view.getUint16(at + 28, true)
  const length = HEADER_SIZE + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  if (at + length > end) return null
  const name = new Uint8Array(view.buffer, view.byteOffset + at + HEADER_SIZE, nameLength)
  return {
    name: String.fromCharCode(...name.subarray(0, 300)),
    unpacked: view.getUint32(at + 24, true),
    isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    length,
  }
}

function findEntries(view: DataView): Entry[] | null {
  const directory = findDirectory(view)
  if (!directory || directory.entries > mostEntries) return null
  const end = directory.offset + directory.size
  const entries: Entry[] = []
  for (let at = directory.offset; entries.length < directory.entries;) {
    const entry = readEntry({ view, at, end })
    if (!entry) return null
    entries.push(entry)
    at += entry.length
  }
  return entries
}

const isPathOutside = (name: string): boolean => /(?:^|[/\\])\.\.(?:[/\\]|$)|^[/\\]|^[a-z]:|\0/i.test(name)

/**
 * The names of the parts of a ZIP; null if it is none, is encrypted, is too large unpacked, or has a part that leads out of its
 * folder.
 */
export function partsOfPackage(bytes: Uint8Array): ReadonlySet<string> | null {
  if (!startsWith(bytes, zipStart)) return null
  const entries = findEntries(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (!entries) return null
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0)
  if (unpacked > mostUnpacked) return null
  if (entries.some(({ name, isEncrypted }) => isEncrypted || isPathOutside(name))) return null
  return new Set(entries.map(({ name }) => name))
}

/**
 * Whether one of the parts of an office document holds macros, which make it another kind of file, whose name would not say so. The names
 * of parts have no case (ECMA-376, part 2), and macros may lie in any folder.
 */
export const hasMacros = (parts: ReadonlySet<string>): boolean =>
  [...parts].some((part) => /(?:^|[/\\])vbaProject\.bin$|^(?:Basic|Scripts)\//i.test(part))

function isWordPackage(bytes: Uint8Array): boolean {
  const names = partsOfPackage(bytes)
  return (
    names !== null &&
    names.has('[Content_Types].xml') &&
    names.has('word/document.xml') &&
    !hasMacros(names)
  )
}

/**
 * The kind of a file by its content, whatever its name; null for anything but a PDF or a Word document. Nothing is
 * unpacked.
 */
export function documentKindOf(bytes: Uint8Array): DocumentKind | null {
  if (startsWith(bytes, pdfStart)) return 'pdf'
  if (startsWith(bytes, compoundStart)) return contains(bytes, wordStream) ? 'doc' : null
  return isWordPackage(bytes) ? 'docx' : null
}

/** Whether a file's content fits its name: '.docx' a Word document, '.pdf' a PDF. */
export function isContentOfName({ name, bytes }: { name: string; bytes: Uint8Array }): boolean {
  const kind = documentKindOf(bytes)
  return kind !== null && name.toLowerCase().endsWith(`.${kind}`)
}

const pictureStarts: readonly { ending: RegExp; start: readonly number[] }[] = [
  { ending: /\.png$/i, start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { ending: /\.jpe?g$/i, start: [0xff, 0xd8, 0xff] },
]

/** Whether the content is a PNG or a JPEG, whatever the name. */
export const isPicture = (bytes: Uint8Array): boolean =>
  pictureStarts.some(({ start }) => startsWith(bytes, start))

/** Whether a file's content fits its name; PNG and JPEG are allowed as well. */
export const isFileOfName = ({ name, bytes }: { name: string; bytes: Uint8Array }): boolean =>
  isContentOfName({ name, bytes }) ||
  pictureStarts.some(({ ending, start }) => ending.test(name) && startsWith(bytes, start))
