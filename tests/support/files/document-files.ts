type DocumentFilePart = { name: string; content?: string; unpacked?: number; flags?: number }

const u16 = (value: number) => [value & 255, (value >> 8) & 255]
const u32 = (value: number) => [...u16(value & 65_535), ...u16(Math.floor(value / 65_536))]
const bytesOf = (text: string) => [...Buffer.from(text)]

/** A minimal ZIP of uncompressed parts; a part may declare a false size. */
export function makeZip(parts: readonly DocumentFilePart[]): Uint8Array {
  const body: number[] = []
  const directory: number[] = []
  for (const { name, content = '', unpacked, flags = 0 } of parts) {
    const [nameBytes, data] = [bytesOf(name), bytesOf(content)]
    const sizes = [...u32(0), ...u32(data.length), ...u32(unpacked ?? data.length)]
    const common = [
      ...u16(20),
      ...u16(flags),
      ...u16(0),
      ...u16(0),
      ...u16(0),
      ...sizes,
      ...u16(nameBytes.length),
    ]
    directory.push(...bytesOf('PK\u0001\u0002'), ...u16(20), ...common, ...u16(0), ...u16(0), ...u16(0))
    directory.push(...u16(0), ...u32(0), ...u32(body.length), ...nameBytes)
    body.push(...bytesOf('PK\u0003\u0004'), ...common, ...u16(0), ...nameBytes, ...data)
  }
  const count = u16(parts.length)
  const sizes = [...count, ...count, ...u32(directory.length), ...u32(body.length), ...u16(0)]
  return Uint8Array.from([...body, ...directory, ...bytesOf('PK\u0005\u0006'), ...u32(0), ...sizes])
}

/** The parts that make a ZIP a Word document. */
export const wordParts: readonly DocumentFilePart[] = [
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: '_rels/.rels', content: '<Relationships/>' },
  { name: 'word/document.xml', content: '<w:document/>' },
]

const utf16 = (text: string) => [...Buffer.from(text, 'utf16le')]

/** One small file of each type that a CV may have. */
export const documentFiles = {
  pdf: Uint8Array.from(
    bytesOf('%PDF-1.7\n1 0 obj\n<<>>\nendobj\nxref\n0 1\ntrailer\n<<>>\nstartxref\n29\n%%EOF\n'),
  ),
  doc: Uint8Array.from([
    ...[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
    ...Array.from({ length: 504 }, () => 0),
    ...utf16('Root Entry\u0000'),
    ...utf16('WordDocument\u0000'),
  ]),
  docx: makeZip(wordParts),
}

/** One small file of each other type that staff may send with an answer. */
export const officeFiles = {
  xlsx: makeZip([{ name: '[Content_Types].xml', content: '<Types/>' }, { name: 'xl/workbook.xml' }]),
  odt: makeZip([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    { name: 'content.xml', content: '<office:document-content/>' },
  ]),
}
