import { expect, it } from 'vitest'
import { sentDocumentName } from './sent-document-name'

it.each([
  ['Tarieven 2026.pdf', 'Tarieven 2026.pdf'],
  ['tarifs\u202efdp.exe', 'tarifsfdp.exe'],
  ['a\r\nb.pdf', 'a b.pdf'],
  ['', '4c1f.pdf'],
  [null, '4c1f.pdf'],
])('a document of %j is sent as %j', (originalName, name) => {
  expect(sentDocumentName({ originalName, filename: '4c1f.pdf' })).toBe(name)
})
