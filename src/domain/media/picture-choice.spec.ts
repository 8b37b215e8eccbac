import { describe, expect, it } from 'vitest'
import { choosePictureUrl, pictureWidths } from './picture-choice'

describe('choosePictureUrl', () => {
  const sizes = pictureWidths.map((width) => ({ url: `/${width}.webp`, width })).toReversed()

  it.each([
    [1, '/60.webp'],
    [60, '/60.webp'],
    [61, '/100.webp'],
    [250, '/250.webp'],
    [601, '/720.webp'],
    [721, '/900.webp'],
    [901, '/1360.webp'],
    [1_360, '/1360.webp'],
    [1_361, '/1360.webp'],
  ])('for at least %d pixels is %s', (atLeast, expected) => {
    expect(choosePictureUrl({ sizes, atLeast })).toBe(expected)
  })

  it.each([
    ['without sizes', []],
    [
      'when no size was made',
      [
        { url: null, width: 400 },
        { url: '/x.webp', width: null },
        { url: '', width: 400 },
      ],
    ],
    ['when a size has no width', [{ url: '/x.webp', width: 0 }]],
  ])('is none %s', (_case, none) => {
    expect(choosePictureUrl({ sizes: none, atLeast: 100 })).toBeNull()
  })

  it('passes over a size that was not made', () => {
    const some = [
      { url: null, width: 400 },
      { url: '/600.webp', width: 600 },
    ]
    expect(choosePictureUrl({ sizes: some, atLeast: 300 })).toBe('/600.webp')
  })
})
