import { expect, it, vi } from 'vitest'
import { toColumns } from './category-module'

vi.mock('server-only', () => ({}))

it.each([
  [
    null,
    [
      [1, 2, 3],
      [4, 5],
    ],
  ],
  [1, [[1, 2, 3, 4, 5]]],
  [
    2,
    [
      [1, 2, 3],
      [4, 5],
    ],
  ],
  [
    3,
    [
      [1, 2, 3],
      [4, 5],
    ],
  ],
])('five questions, %j to a row, stand in the columns %j', (perRow, columns) => {
  expect(toColumns({ items: [1, 2, 3, 4, 5], perRow })).toEqual(columns)
})

it('a single question has no empty column beside it', () => {
  expect(toColumns({ items: [1], perRow: null })).toEqual([[1]])
})
