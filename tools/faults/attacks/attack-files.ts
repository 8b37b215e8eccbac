import { documentFiles, makeZip, wordParts } from '../../../tests/support/files/document-files'

/** A file in the place of a CV, and the expected result; for some any result is fine, as long as nothing breaks. */
export type AttackFile = {
  /** The whole parameter of the part, or a name that is written into it as browsers do. */
  name: string | { parameter: string }
  bytes: Uint8Array
  expected: 'taken' | 'refused' | 'either'
}

const megabyte = 1024 * 1024
const { pdf, doc, docx } = documentFiles

const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text))

/** A file that begins and ends like another one, of so many bytes. */
function grow(bytes: Uint8Array, size: number, filler = 0x20): Uint8Array {
  const grown = new Uint8Array(Math.floor(size)).fill(filler)
  grown.set(bytes.subarray(0, 9))
  grown.set(bytes.subarray(-6), grown.length - 6)
  return grown
}

const program = bytesOf(`MZ${'\u0000'.repeat(58)}This program cannot be run in DOS mode.`)
const page = bytesOf('<!doctype html><script>alert(1)</script>')
const picture = bytesOf('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
const withPart = (name: string, more: { unpacked?: number; flags?: number } = {}): Uint8Array =>
  makeZip([...wordParts, { name, content: 'x', ...more }])

const refused = (name: string, bytes: Uint8Array): AttackFile => ({ name, bytes, expected: 'refused' })
const taken = (name: string, bytes: Uint8Array): AttackFile => ({ name, bytes, expected: 'taken' })

/** Files by their size: just under the limit of 10 MB, just over it, and over what is read at all. */
export const sizedFiles: readonly (AttackFile & { what: string })[] = [
  { what: 'CV of 9.9 MB', ...taken('cv.pdf', grow(pdf, 9.9 * megabyte)) },
  { what: 'CV of 10.2 MB', ...refused('cv.pdf', grow(pdf, 10.2 * megabyte)) },
  { what: 'CV of 12 MB', ...refused('cv.pdf', grow(pdf, 12 * megabyte)) },
]

/** Files of another type than their name says, that unpack without end, or that point to another folder. */
export const attackFiles = (): AttackFile[] => [
  taken('cv.pdf', pdf),
  taken('cv.doc', doc),
  taken('CV.DOCX', docx),
  refused('cv.pdf', program),
  refused('cv.docx', program),
  refused('cv.doc', program),
  refused('cv.exe', program),
  refused('cv.exe', pdf),
  refused('cv.pdf.exe', pdf),
  refused('cv.docx', pdf),
  refused('cv.pdf', page),
  refused('cv.html', page),
  refused('cv.docx', picture),
  refused('cv.pdf', new Uint8Array()),
  refused('cv.docx', makeZip([{ name: 'readme.txt', content: 'x' }])),
  refused('cv.docx', docx.subarray(0, docx.length - 30)),
  refused('cv.docx', withPart('word/media/bomb.bin', { unpacked: 4_000_000_000 })),
  refused('cv.docx', withPart('../../../etc/cron.d/job')),
  refused('cv.docx', withPart('word/secret.xml', { flags: 1 })),
  refused('cv.docx', withPart('word/vbaProject.bin')),
  refused(
    'cv.docx',
    makeZip([...wordParts, ...Array.from({ length: 5000 }, (_, at) => ({ name: `x${at}` }))]),
  ),
  // The first letter of the name that makes the archive a Word document, five million times.
  refused('cv.doc', grow(doc, 9.9 * megabyte, 0x57)),
  taken('../../../../etc/cron.d/cv.pdf', pdf),
  taken('..\\..\\windows\\cv.pdf', pdf),
  taken('<img src=x onerror=alert(1)>.pdf', pdf),
  taken('cv"; filename="other.exe.pdf', pdf),
  { name: `${'a'.repeat(5000)}.pdf`, bytes: pdf, expected: 'either' },
  { name: '.pdf', bytes: pdf, expected: 'either' },
  { name: 'cv.pdf\r\nX-Evil: 1\r\n\r\n.pdf', bytes: pdf, expected: 'either' },
  { name: { parameter: 'filename="cv\u0000.exe.pdf"' }, bytes: pdf, expected: 'either' },
  { name: { parameter: 'filename="a.exe"; filename="b.pdf"' }, bytes: pdf, expected: 'either' },
  { name: { parameter: "filename*=UTF-8''..%2F..%2Fetc%2Fpasswd.pdf" }, bytes: pdf, expected: 'either' },
  { name: { parameter: 'filename="../../.env' }, bytes: pdf, expected: 'either' },
]
