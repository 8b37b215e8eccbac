import { expect, it } from 'vitest'
import { toQuestionColumns } from './question-columns'

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
  expect(toQuestionColumns({ items: [1, 2, 3, 4, 5], perRow })).toEqual(columns)
})

it('a single question has no empty column beside it', () => {
  expect(toQuestionColumns({ items: [1], perRow: null })).toEqual([[1]])
})
