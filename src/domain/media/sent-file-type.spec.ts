import { expect, it } from 'vitest'
import { sentExtensionOf, sentFileEndings } from './sent-file-type'

it.each([
  ['Plan.PDF', 'pdf'],
  ['foto.jpeg', 'jpg'],
  ['foto.JPG', 'jpg'],
  ['prijzen.xlsx', 'xlsx'],
  ['plan.pdf.exe', null],
  ['macro.docm', null],
  ['pdf', null],
  ['', null],
])('%s: %s', (name, extension) => {
  expect(sentExtensionOf(name)).toBe(extension)
})

it('has every ending for a file input', () => {
  expect(sentFileEndings).toBe('.pdf,.doc,.docx,.xlsx,.odt,.jpg,.jpeg,.png,.webp')
})
