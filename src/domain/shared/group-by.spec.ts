import { expect, it } from 'vitest'
import { groupBy } from './group-by'

it('keeps the order of the groups and of the items in them', () => {
  const groups = groupBy([3, 1, 4, 6, 5], (number) => number % 2 === 0)
  expect([...groups]).toEqual([
    [false, [3, 1, 5]],
    [true, [4, 6]],
  ])
  expect(groupBy([], String).size).toBe(0)
})
