import { describe, expect, it } from 'vitest'
import { faultOfFile, faultOfFiles, MOST_ANSWER_BYTES, MOST_ANSWER_FILES, sizeOfFiles } from './answer-files'

describe('faultOfFile', () => {
  it.each([
    ['plan.pdf', 1, null],
    ['PLAN.PDF', 1, null],
    ['foto.jpeg', MOST_ANSWER_BYTES, null],
    ['foto.webp', MOST_ANSWER_BYTES + 1, 'large'],
    ['prijzen.xlsx', 0, 'hollow'],
    ['brief.odt', 1, null],
    ['plan.pdf.exe', 1, 'type'],
    ['pdf', 1, 'type'],
    ['macro.docm', 1, 'type'],
    ['', 1, 'type'],
  ] as const)('of %s with %i bytes: %s', (name, size, fault) => {
    expect(faultOfFile({ name, size })).toBe(fault)
  })
})

describe('faultOfFiles', () => {
  const files = (count: number, size: number) =>
    Array.from({ length: count }, (_, at) => ({ name: `${at}.pdf`, size }))

  it.each([
    [0, 0, null],
    [MOST_ANSWER_FILES, MOST_ANSWER_BYTES / MOST_ANSWER_FILES, null],
    [MOST_ANSWER_FILES, MOST_ANSWER_BYTES / MOST_ANSWER_FILES + 1, 'together'],
    [MOST_ANSWER_FILES + 1, 1, 'many'],
  ] as const)('of %i files with %i bytes each: %s', (count, size, fault) => {
    expect(faultOfFiles(files(count, size))).toBe(fault)
  })

  it('adds the sizes up', () => {
    expect(sizeOfFiles(files(3, 7))).toBe(21)
  })
})
