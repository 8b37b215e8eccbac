import { describe, expect, it } from 'vitest'
import { documentFiles, makeZip, wordParts } from '../../../tests/support/files/document-files'
import { documentKindOf, isContentOfName, isFileOfName } from './document-content'

const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'))

describe('documentKindOf', () => {
  it.each(['pdf', 'doc', 'docx'] as const)('knows a %s', (kind) => {
    expect(documentKindOf(documentFiles[kind])).toBe(kind)
  })

  it('knows one in the middle of a larger buffer, as files come out of a form', () => {
    const buffer = new Uint8Array(documentFiles.docx.length + 40)
    buffer.set(documentFiles.docx, 20)
    expect(documentKindOf(buffer.subarray(20, 20 + documentFiles.docx.length))).toBe('docx')
  })

  const word = (...more: Parameters<typeof makeZip>[0]) => makeZip([...wordParts, ...more])

  it.each<[string, Uint8Array]>([
    ['an empty file', bytes('')],
    ['a single byte', bytes('P')],
    ['a program', bytes('MZ\u0090\u0000\u0003%PDF-1.7')],
    ['an ELF program', bytes('\u007fELF%PDF-')],
    ['a page', bytes('<!doctype html><script>%PDF-1.7</script>')],
    ['a text', bytes('Jean Dupont')],
    ['an old spreadsheet', documentFiles.doc.slice(0, 512)],
    ['a ZIP of anything', makeZip([{ name: 'setup.exe', content: 'MZ' }])],
    ['an empty ZIP', makeZip([])],
    ['a spreadsheet', makeZip([{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }])],
    ['a document with macros', word({ name: 'word/vbaProject.bin' })],
    ['a document with macros in another spelling', word({ name: 'word/VBAPROJECT.BIN' })],
    ['a document with macros in another folder', word({ name: 'macros/vbaProject.bin' })],
    ['a path out of the folder', word({ name: '../../etc/passwd' })],
    ['a path from the root', word({ name: '/etc/passwd' })],
    ['a path of Windows', word({ name: 'C:\\run.exe' })],
    ['a bomb', word({ name: 'word/media/a.bin', unpacked: 4_000_000_000 })],
    ['a bomb of many parts', word(...Array.from({ length: 2001 }, (_, at) => ({ name: `word/${at}` })))],
    ['an encrypted one', word({ name: 'word/a', flags: 1 })],
    ['a ZIP behind a program', Uint8Array.from([...bytes('MZ'), ...documentFiles.docx])],
    [
      'a ZIP with something in between',
      Uint8Array.from([...documentFiles.docx.slice(0, 40), 0, ...documentFiles.docx.slice(40)]),
    ],
    ['a ZIP that is cut off', documentFiles.docx.slice(0, -10)],
    [
      'a ZIP that claims more parts',
      Uint8Array.from([...documentFiles.docx.slice(0, -14), 9, 0, 9, 0, ...documentFiles.docx.slice(-10)]),
    ],
  ])('knows nothing of %s', (_name, file) => {
    expect(documentKindOf(file)).toBeNull()
  })

  it('never throws, whatever it is given', () => {
    for (let seed = 1; seed < 400; seed += 1) {
      const file = Uint8Array.from(documentFiles.docx)
      file[(seed * 7919) % file.length] = seed % 256
      file[(seed * 104_729) % file.length] = 255
      expect(() => documentKindOf(file)).not.toThrow()
    }
  })
})

describe('isContentOfName', () => {
  it.each([
    ['cv.pdf', 'pdf', true],
    ['CV.PDF', 'pdf', true],
    ['cv.docx', 'docx', true],
    ['cv.doc', 'doc', true],
    ['cv.doc', 'docx', false],
    ['cv.docx', 'doc', false],
    ['cv.pdf.exe', 'pdf', false],
    ['cv', 'pdf', false],
  ] as const)('of %s with the content of a %s: %s', (name, kind, expected) => {
    expect(isContentOfName({ name, bytes: documentFiles[kind] })).toBe(expected)
  })
})

describe('isFileOfName', () => {
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])
  const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0])

  it.each([
    ['plan.PNG', png, true],
    ['gevel.jpg', jpeg, true],
    ['gevel.jpeg', jpeg, true],
    ['compromis.pdf', documentFiles.pdf, true],
    ['gevel.jpg', png, false],
    ['compromis.pdf', jpeg, false],
    ['gevel.png.exe', png, false],
    ['gevel.jpg', jpeg.subarray(0, 2), false],
  ])('of %s', (name, content, expected) => {
    expect(isFileOfName({ name, bytes: content })).toBe(expected)
  })
})
