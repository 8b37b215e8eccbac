import { describe, expect, it } from 'vitest'
import { treeBelow } from './tree-below'

describe('treeBelow', () => {
  const nodes = [
    { id: 1, parent: null },
    { id: 2, parent: 1 },
    { id: 3, parent: 2 },
    { id: 4, parent: null },
    { id: 5, parent: 4 },
  ]

  it.each([
    [1, [1, 2, 3]],
    [2, [2, 3]],
    [3, [3]],
    [4, [4, 5]],
    [9, [9]],
  ])('of %i is itself and every level below: %j', (root, expected) => {
    expect(treeBelow({ root, nodes })).toEqual(expected)
  })

  it('of a ring is each of it once', () => {
    const ring = [
      { id: 1, parent: 2 },
      { id: 2, parent: 1 },
    ]
    expect(treeBelow({ root: 1, nodes: ring })).toEqual([1, 2])
  })
})
