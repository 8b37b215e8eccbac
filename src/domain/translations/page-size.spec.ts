import { describe, expect, it } from 'vitest'
import { pageOf, pageSizeOf } from './page-size'

describe('the page that is asked for', () => {
  it.each([
    ['2', 2],
    ['10000', 10_000],
    ['10001', 1],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['many', 1],
    [undefined, 1],
  ])('%s: %d', (asked, expected) => {
    expect(pageOf(asked)).toBe(expected)
  })

  it.each([
    ['50', 50],
    [100, 100],
    ['1000', 25],
    [undefined, 25],
  ])('has as many as %s: %d', (asked, expected) => {
    expect(pageSizeOf(asked)).toBe(expected)
  })
})
