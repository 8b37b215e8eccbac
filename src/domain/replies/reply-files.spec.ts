import { describe, expect, it } from 'vitest'
import { chooseReplyFiles, isReplyFile, type ReplyPart } from './reply-files'

const bytesOf = (start: string, length = 100): Uint8Array => {
  const bytes = new Uint8Array(length)
  bytes.set(new TextEncoder().encode(start))
  return bytes
}

const part = (name: string, { length = 100, isInText = false, start = '%PDF-' } = {}): ReplyPart => ({
  name,
  bytes: bytesOf(start, length),
  isInText,
})

const png = (length: number): Uint8Array => {
  const bytes = new Uint8Array(length)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return bytes
}

const logo = (length: number): ReplyPart => ({ name: 'logo.png', bytes: png(length), isInText: true })

describe('isReplyFile', () => {
  it.each([
    ['plan.pdf', bytesOf('%PDF-1.7'), true],
    ['photo.png', png(10), true],
    ['plan.exe', bytesOf('%PDF-1.7'), false],
    ['plan.pdf', bytesOf('MZ'), false],
    ['page.svg', bytesOf('<svg'), false],
    ['page.html', bytesOf('<script>'), false],
    ['', bytesOf('%PDF-'), false],
  ])('%s', (name, bytes, expected) => {
    expect(isReplyFile({ name, bytes })).toBe(expected)
  })
})

describe('chooseReplyFiles', () => {
  const namesOf = (parts: readonly ReplyPart[]) => {
    const { taken, leftOut } = chooseReplyFiles(parts)
    return [taken.map(({ name }) => name), leftOut]
  }

  it.each<[string, ReplyPart[], string[], number]>([
    ['nothing', [], [], 0],
    ['a file', [part('a.pdf')], ['a.pdf'], 0],
    ['another type', [part('a.exe'), part('b.pdf')], ['b.pdf'], 1],
    [
      'six files',
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => part(`${name}.pdf`)),
      ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'],
      1,
    ],
    [
      'a file that has no room',
      [part('a.pdf', { length: 6_000_000 }), part('b.pdf', { length: 6_000_000 }), part('c.pdf')],
      ['a.pdf', 'c.pdf'],
      1,
    ],
    ['a logo', [logo(19_999)], [], 0],
    ['a pasted photo, after what was attached', [logo(20_000), part('a.pdf')], ['a.pdf', 'logo.png'], 0],
    [
      'thousands of parts',
      Array.from({ length: 5000 }, () => part('a.pdf')),
      Array.from({ length: 5 }, () => 'a.pdf'),
      4995,
    ],
  ])('of %s', (_what, parts, names, leftOut) => {
    expect(namesOf(parts)).toEqual([names, leftOut])
  })
})
