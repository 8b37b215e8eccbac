import { describe, expect, it } from 'vitest'
import { readSizeName, writeSizeName } from './size-name'

const picture = '0123456789abcdef0123'
const mark = 'fedcba9876'

describe('the name of a size', () => {
  it.each([
    [{ picture, mark: null, size: 'w600' }, `${picture}-w600.webp`],
    [{ picture, mark, size: 'w2400' }, `${picture}-${mark}-w2400.webp`],
  ])('%o is written and read as %s', (parts, name) => {
    expect(writeSizeName(parts)).toBe(name)
    expect(readSizeName(name)).toEqual(parts)
  })

  it.each([
    'front-0123456789abcdef.jpg',
    'front-600x450.webp',
    `${picture}-w600.jpg`,
    `${picture}-w600-0123456789abcdef.webp`,
    `${picture}-short-w600.webp`,
    `../${picture}-w600.webp`,
    '',
  ])('%j is none', (name) => {
    expect(readSizeName(name)).toBeNull()
  })
})
