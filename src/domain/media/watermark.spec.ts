import { describe, expect, it } from 'vitest'
import { placeMark, watermarkCorners, watermarkWidth } from './watermark'

const picture = { width: 1000, height: 600 }
const mark = { width: 400, height: 100 }

describe('a watermark on a picture', () => {
  it.each([
    ['top-left', 18, 18],
    ['top-right', 782, 18],
    ['bottom-left', 18, 532],
    ['bottom-right', 782, 532],
  ] as const)('stands in the corner %s', (corner, left, top) => {
    expect(placeMark({ picture, mark, corner, percent: 20 })).toEqual({ width: 200, height: 50, left, top })
  })

  it('is no higher than a third of the picture', () => {
    const tall = { width: 100, height: 300 }
    expect(placeMark({ picture, mark: tall, corner: 'top-left', percent: 50 })).toMatchObject({
      width: 67,
      height: 200,
    })
  })

  it.each([
    [{ width: 200, height: 150 }, mark],
    [{ width: 250, height: 3 }, mark],
    [{ width: 3, height: 900 }, mark],
    [{ width: 1, height: 1 }, mark],
    [picture, { width: 1200, height: 1 }],
    [picture, { width: 1, height: 1200 }],
    [{ width: 2400, height: 1600 }, { width: 1, height: 1 }],
  ])('is inside of %o, for %o', (whole, drawn) => {
    for (const corner of watermarkCorners)
      for (const percent of [watermarkWidth.least, watermarkWidth.usual, watermarkWidth.most]) {
        const { width, height, left, top } = placeMark({ picture: whole, mark: drawn, corner, percent })
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1)
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
        expect(left + width).toBeLessThanOrEqual(whole.width)
        expect(top + height).toBeLessThanOrEqual(whole.height)
        expect([left, top, width, height].every(Number.isInteger)).toBe(true)
      }
  })
})
