import { describe, expect, it } from 'vitest'
import { attachmentName, attachmentsError, attachmentTypeOf, MOST_ATTACHED } from './owner-attachments'

const bytesOf = (text: string, size = text.length): Uint8Array => {
  const bytes = new Uint8Array(size)
  bytes.set([...text].map((character) => character.charCodeAt(0)))
  return bytes
}

const pdf = bytesOf('%PDF-1.7')
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])

describe('an attachment of an owner', () => {
  it.each([
    ['offre.pdf', pdf, 'pdf'],
    ['OFFRE.PDF', pdf, 'pdf'],
    ['photo.png', png, 'png'],
    ['photo.jpg', jpeg, 'jpg'],
    ['photo.JPEG', jpeg, 'jpg'],
    ['photo.jpg', png, undefined],
    ['page.html', pdf, undefined],
    ['offre.pdf.html', pdf, undefined],
    ['offre.pdf', bytesOf('<html>'), undefined],
    ['offre.pdf', bytesOf(''), undefined],
    [
      'lettre.doc',
      bytesOf('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1W\0o\0r\0d\0D\0o\0c\0u\0m\0e\0n\0t\0'),
      undefined,
    ],
    ['plan.docx', bytesOf('PK\x03\x04'), undefined],
    ['', pdf, undefined],
  ])('called %j is a %#', (name, bytes, extension) => {
    expect(attachmentTypeOf({ name, bytes })?.extension).toBe(extension)
  })

  it('comes with four others at most, of ten megabytes together', () => {
    const file = { name: 'a.pdf', bytes: pdf }
    const large = (size: number) => ({ name: 'a.pdf', bytes: bytesOf('%PDF-', size) })
    expect(attachmentsError([])).toBeNull()
    expect(attachmentsError(Array(5).fill(file))).toBeNull()
    expect(attachmentsError(Array(6).fill(file))).toBe('too-many')
    expect(attachmentsError([large(MOST_ATTACHED)])).toBeNull()
    expect(attachmentsError([large(MOST_ATTACHED), file])).toBe('too-long')
    expect(attachmentsError([file, { name: 'a.exe', bytes: pdf }])).toBe('invalid')
  })
})

it.each([
  ['compromis.pdf', 'compromis.pdf'],
  ['a\r\nb\u0000.pdf', 'a b .pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
  [`\ud83d${'\u{1f3e0}'.repeat(200)}`, '\u{1f3e0}'.repeat(200)],
])('the name %j is kept as %j', (name, kept) => {
  expect(attachmentName(name)).toBe(kept)
})
