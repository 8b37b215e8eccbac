import { describe, expect, it } from 'vitest'
import { documentFiles, makeZip, officeFiles } from '../../../tests/support/files/document-files'
import { answerFileTypeOf } from './answer-file-type'

const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'))

const files = {
  ...documentFiles,
  ...officeFiles,
  png: bytes('\u0089PNG\r\n\u001a\n0'),
  jpg: bytes('\u00ff\u00d8\u00ff\u00e0'),
  jpeg: bytes('\u00ff\u00d8\u00ff\u00e0'),
  webp: bytes('RIFF\u0000\u0000\u0000\u0000WEBPVP8 '),
}

const kinds = ['pdf', 'doc', 'docx', 'xlsx', 'odt', 'jpg', 'jpeg', 'png', 'webp'] as const

describe('answerFileTypeOf', () => {
  it.each(kinds)('knows a %s', (kind) => {
    const type = answerFileTypeOf({ name: `Een bestand.${kind.toUpperCase()}`, bytes: files[kind] })
    expect(type?.extension).toBe(kind === 'jpeg' ? 'jpg' : kind)
    expect(type?.isPicture).toBe(['jpg', 'jpeg', 'png', 'webp'].includes(kind))
  })

  it.each(kinds)('knows nothing of a %s that is another file', (kind) => {
    for (const other of kinds.filter(
      (each) => files[each] !== files[kind] && each.slice(0, 2) !== kind.slice(0, 2),
    ))
      expect(answerFileTypeOf({ name: `x.${kind}`, bytes: files[other] })).toBeNull()
  })

  const parts = [{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }]
  const text = [
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    { name: 'content.xml' },
  ]

  it.each<[string, string, Uint8Array]>([
    ['an empty file', 'x.pdf', bytes('')],
    ['a page', 'x.html', bytes('<script>')],
    ['a drawing', 'x.svg', bytes('<svg>')],
    ['a program that is called a spreadsheet', 'x.xlsx', bytes('MZ')],
    ['a spreadsheet with macros', 'x.xlsx', makeZip([...parts, { name: 'xl/vbaProject.bin' }])],
    ['a spreadsheet that leads out of its folder', 'x.xlsx', makeZip([...parts, { name: '../x' }])],
    ['a bomb', 'x.xlsx', makeZip([...parts, { name: 'a', unpacked: 4_000_000_000 }])],
    ['an encrypted text', 'x.odt', makeZip([...text, { name: 'a', flags: 1 }])],
    ['a text with macros', 'x.odt', makeZip([...text, { name: 'Basic/Standard/Module1.xml' }])],
    ['a text without content', 'x.odt', makeZip(text.slice(0, 1))],
    ['a text that says it elsewhere', 'x.odt', makeZip([...text].reverse())],
    ['sound in the format of WebP', 'x.webp', bytes('RIFF\u0000\u0000\u0000\u0000WAVE')],
  ])('knows nothing of %s', (_what, name, file) => {
    expect(answerFileTypeOf({ name, bytes: file })).toBeNull()
  })
})
