import { describe, expect, it } from 'vitest'
import { pageWindow, parsePage } from './paging'

describe('pageWindow', () => {
  it.each([
    [
      'an empty list',
      { total: 0, pageSize: 12, page: 1 },
      { page: 1, pages: 1, offset: 0, previous: null, next: null },
    ],
    [
      'one full page',
      { total: 12, pageSize: 12, page: 1 },
      { page: 1, pages: 1, offset: 0, previous: null, next: null },
    ],
    [
      'one record more',
      { total: 13, pageSize: 12, page: 1 },
      { page: 1, pages: 2, offset: 0, previous: null, next: 2 },
    ],
    [
      'the last page',
      { total: 13, pageSize: 12, page: 2 },
      { page: 2, pages: 2, offset: 12, previous: 1, next: null },
    ],
    [
      'a page in between',
      { total: 36, pageSize: 12, page: 2 },
      { page: 2, pages: 3, offset: 12, previous: 1, next: 3 },
    ],
    ['a page past the last', { total: 13, pageSize: 12, page: 9 }, { page: 2, offset: 12 }],
    ['page 0', { total: 13, pageSize: 12, page: 0 }, { page: 1 }],
    ['a page below 0', { total: 13, pageSize: 12, page: -4 }, { page: 1 }],
    ['no page number', { total: 13, pageSize: 12, page: Number.NaN }, { page: 1 }],
    ['an endless page', { total: 13, pageSize: 12, page: Infinity }, { page: 1 }],
    ['half a page', { total: 36, pageSize: 12, page: 2.9 }, { page: 2 }],
    ['a page size of 0', { total: 3, pageSize: 0, page: 2 }, { page: 2, pages: 3, offset: 1 }],
    ['a total below 0', { total: -3, pageSize: 12, page: 1 }, { total: 0, pages: 1 }],
  ])('of %s', (_case, input, expected) => {
    expect(pageWindow(input)).toMatchObject(expected)
  })

  it.each([
    [1, 1, [1]],
    [3, 2, [1, 2, 3]],
    [5, 1, [1, 2, 'gap', 5]],
    [5, 3, [1, 2, 3, 4, 5]],
    [7, 4, [1, 2, 3, 4, 5, 6, 7]],
    [9, 5, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [9, 4, [1, 2, 3, 4, 5, 'gap', 9]],
    [9, 9, [1, 'gap', 8, 9]],
  ])('of %d pages on page %d shows %j', (pages, page, expected) => {
    expect(pageWindow({ total: pages, pageSize: 1, page }).numbers).toEqual(expected)
  })
})

describe('parsePage', () => {
  it.each([
    ['1', 1],
    ['42', 42],
    ['100000', 100_000],
    ['100001', 1],
    ['0', 1],
    ['-2', 1],
    ['2.5', 1],
    ['1e3', 1],
    ['007', 1],
    [' 2', 1],
    ['two', 1],
    ['', 1],
    [undefined, 1],
  ])('reads %j as %d', (value, expected) => {
    expect(parsePage(value)).toBe(expected)
  })
})
