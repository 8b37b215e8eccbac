import { describe, expect, it } from 'vitest'
import { largestUpload, pictureName, refusalOfFile } from './picture-file'

describe('refusalOfFile', () => {
  it.each([
    ['a photo', 'image/jpeg', 1, null],
    ['the largest photo', 'image/avif', largestUpload, null],
    ['a larger one', 'image/png', largestUpload + 1, 'size'],
    ['a file without a known type', '', 1, null],
    ['an empty file', 'image/jpeg', 0, 'kind'],
    ['a drawing that can carry scripts', 'image/svg+xml', 1, 'kind'],
    ['a photo of a phone that browsers cannot show', 'image/heic', 1, 'kind'],
    ['a text', 'text/plain', 1, 'kind'],
  ])('of %s', (_case, type, size, expected) => {
    expect(refusalOfFile({ type, size })).toBe(expected)
  })
})

describe('pictureName', () => {
  it.each([
    ['gevel-3f9a0c1122334455.jpg', 'gevel'],
    ['living-02-00000000deadbeef.webp', 'living-02'],
    ['gevel.jpg', 'gevel'],
    ['gevel-3f9a.jpg', 'gevel-3f9a'],
    ['gevel', 'gevel'],
  ])('of %s', (fileName, expected) => {
    expect(pictureName(fileName)).toBe(expected)
  })
})
