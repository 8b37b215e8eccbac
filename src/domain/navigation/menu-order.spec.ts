import { describe, expect, it } from 'vitest'
import { changedPlaces, lastPlace, movedTo, withLevel } from './menu-order'

const pages = (...sorts: (number | null)[]) => sorts.map((sort, at) => ({ id: at + 1, sort }))

describe('the places of pages', () => {
  it.each([
    ['that stand in their order', pages(1, 2, 5), []],
    [
      'of which two changed places',
      pages(1, 5, 2, 7),
      [
        { id: 2, sort: 2 },
        { id: 3, sort: 5 },
      ],
    ],
    [
      'without numbers',
      pages(null, null),
      [
        { id: 1, sort: 10 },
        { id: 2, sort: 20 },
      ],
    ],
    ['of which two have the same number', pages(10, 10, 30), [{ id: 2, sort: 20 }]],
    [
      'of which one has no number',
      pages(3, null),
      [
        { id: 1, sort: 0 },
        { id: 2, sort: 3 },
      ],
    ],
    ['of none', [], []],
  ])('%s', (_, ordered, changed) => {
    expect(changedPlaces(ordered)).toEqual(changed)
  })
})

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 9, 'bca'],
  [7, 0, 'abc'],
])('moves the item at %i to %i: %s', (from, to, moved) => {
  expect(movedTo(['a', 'b', 'c'], { from, to }).join('')).toBe(moved)
})

it.each([
  [[], 10],
  [[null, 3], 13],
  [[-20, null], 10],
])('puts a page behind those at %j: %i', (sorts, place) => {
  expect(lastPlace(sorts)).toBe(place)
})

describe('a tree with another level', () => {
  type Page = { name: string; below: readonly Page[] }
  const page = (name: string, ...below: Page[]): Page => ({ name, below })
  const tree = [page('a'), page('b', page('c'), page('d', page('e')))]

  it('keeps everything else, at the top and further down', () => {
    expect(withLevel(tree, { level: tree, items: [page('z')] })).toEqual([page('z')])
    const below = tree[1]?.below ?? []
    const turned = below.toReversed()
    expect(withLevel(tree, { level: below, items: turned })).toEqual([
      page('a'),
      page('b', page('d', page('e')), page('c')),
    ])
  })

  it('is as it was where the level is not in it', () => {
    expect(withLevel(tree, { level: [page('a')], items: [] })).toEqual(tree)
  })
})
