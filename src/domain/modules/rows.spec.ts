import { describe, expect, it } from 'vitest'
import { toRows } from './rows'

const rowsOf = (widths: number[]) =>
  toRows(widths, (width) => width < 12).map(({ index, items }) => [index, items])

describe('toRows', () => {
  it.each([
    ['nothing', [], []],
    [
      'wide items',
      [12, 12],
      [
        [0, [12]],
        [1, [12]],
      ],
    ],
    ['narrow neighbours', [6, 6, 4], [[0, [6, 6, 4]]]],
    ['one narrow item', [6], [[0, [6]]]],
    [
      'narrow items apart',
      [6, 12, 6],
      [
        [0, [6]],
        [1, [12]],
        [2, [6]],
      ],
    ],
    [
      'narrow items after a wide one',
      [12, 6, 6],
      [
        [0, [12]],
        [1, [6, 6]],
      ],
    ],
  ])('puts %s in rows', (_case, widths, expected) => {
    expect(rowsOf(widths)).toEqual(expected)
  })
})
