import { describe, expect, it } from 'vitest'
import { buildMenuTree, type MenuItem, type MenuNode } from './menu-tree'

type MenuTreeRow = [id: number, parentId: number | null, sort: number, status?: string]

const toItem = ([id, parentId, sort, status = 'published']: MenuTreeRow): MenuItem => ({
  id,
  parentId,
  sort,
  status,
})
const outline = (nodes: MenuNode<MenuItem>[]): string =>
  nodes.map(({ item, children }) => item.id + (children.length > 0 ? `(${outline(children)})` : '')).join(' ')

describe('buildMenuTree', () => {
  // prettier-ignore
  const cases: [string, MenuTreeRow[], string][] = [
    ['is empty without pages', [], ''],
    ['sorts every level', [[1, null, 2], [2, null, 1], [3, 1, 9], [4, 1, 8]], '2 1(4 3)'],
    ['keeps the order given where sort is equal', [[5, null, 1], [3, null, 1]], '5 3'],
    ['leaves out what is not published', [[1, null, 1, 'draft'], [2, null, 2]], '2'],
    ['takes only the exact status', [[1, null, 1, 'Published'], [2, null, 1, 'hidden']], ''],
    ['drops all below an unpublished parent', [[1, null, 1, 'draft'], [2, 1, 1], [3, 2, 1]], ''],
    ['drops children of an absent parent', [[2, 9, 1], [3, null, 1]], '3'],
    ['cuts a page that is its own parent', [[1, 1, 1], [2, null, 1]], '2'],
    ['cuts a loop of two', [[1, 2, 1], [2, 1, 1], [3, null, 1]], '3'],
    ['ends with an id that is there twice', [[1, null, 1], [1, 1, 2]], '1'],
    ['goes three levels down', [[3, 2, 1], [2, 1, 1], [1, null, 1]], '1(2(3))'],
  ]

  it.each(cases)('%s', (_case, rows, expected) => {
    expect(outline(buildMenuTree(rows.map(toItem)))).toBe(expected)
  })

  it('leaves the list it was given in its order', () => {
    const items = [toItem([1, null, 2]), toItem([2, null, 1])]
    buildMenuTree(items)
    expect(items.map(({ id }) => id)).toEqual([1, 2])
  })
})
