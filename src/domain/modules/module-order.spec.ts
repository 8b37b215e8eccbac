import { expect, it } from 'vitest'
import { inOrder } from './module-order'

it.each([
  [
    [null, null],
    [0, 1],
  ],
  [
    [2, 1],
    [1, 0],
  ],
  [
    [5, undefined, 1],
    [1, 2, 0],
  ],
  [
    [0, -1, null],
    [1, 0, 2],
  ],
  [
    [1, 1, 1],
    [0, 1, 2],
  ],
  [[], []],
])('modules numbered %j come as %j', (numbers, expected) => {
  const modules = numbers.map((sort, place) => ({ sort, place }))
  expect(inOrder(modules).map(({ place }) => place)).toEqual(expected)
})
