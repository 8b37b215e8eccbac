import { expect, it } from 'vitest'
import { documentName } from './document-name'

const filename = '0b1c8f0e-5a57-4f0e-9a43-6a3f3d1e2b11.pdf'

it.each([
  [{ title: 'Certificat PEB', originalName: 'peb.pdf', filename }, 'Certificat PEB'],
  [{ title: ' ', originalName: 'peb.pdf', filename }, 'peb.pdf'],
  [{ title: null, originalName: 'peb.pdf', filename }, 'peb.pdf'],
  [{ filename }, filename],
  [{ title: { fr: 'Certificat PEB' }, originalName: 'peb.pdf' }, 'peb.pdf'],
  [{}, null],
  [null, null],
])('the name of %j is %s', (document, name) => {
  expect(documentName(document)).toBe(name)
})
