import { describe, expect, it } from 'vitest'
import { buildPageTree, narrowTree, parentsIn, type PageNode } from './page-tree'

type Page = { id: number; parent: number | null }

const pages = (...pairs: [number, number | null][]): Page[] => pairs.map(([id, parent]) => ({ id, parent }))

const shape = (nodes: readonly PageNode<Page>[]): unknown[] =>
  nodes.map(({ page, below }) => (below.length > 0 ? [page.id, shape(below)] : page.id))

const tree = buildPageTree(pages([1, null], [2, 1], [3, 2], [4, 1], [5, null]))

describe('the tree of pages', () => {
  it('has each page below its parent, in their order', () => {
    expect(shape(tree)).toEqual([[1, [[2, [3]], 4]], 5])
    expect(parentsIn(tree)).toEqual([1, 2])
  })

  it('loses no page whose parent is gone, or that stands in a ring', () => {
    expect(shape(buildPageTree(pages([1, 9], [2, 3], [3, 2], [4, 4])))).toEqual([1, [2, [3]], 4])
  })

  it('holds a thousand pages below one another', () => {
    const deep = pages(
      ...Array.from({ length: 1000 }, (_, at): [number, number | null] => [at + 1, at || null]),
    )
    expect(parentsIn(buildPageTree(deep))).toHaveLength(999)
  })
})

describe('a search in the tree', () => {
  const search = (ids: number[], limit = 10) =>
    narrowTree(tree, { isFound: ({ id }) => ids.includes(id), limit })

  it('keeps what it finds, and the pages above', () => {
    const { nodes, found, isWhole } = search([3, 5])
    expect(shape(nodes)).toEqual([[1, [[2, [3]]]], 5])
    expect([found, isWhole]).toEqual([2, true])
  })

  it('leaves out what stands below a found page and is not found', () => {
    expect(shape(search([1]).nodes)).toEqual([1])
  })

  it('keeps as many as the limit, and counts them all', () => {
    const { nodes, found, isWhole } = search([2, 4, 5], 1)
    expect(shape(nodes)).toEqual([[1, [2]]])
    expect([found, isWhole]).toEqual([3, false])
  })

  it('is empty where nothing is found', () => expect(search([]).nodes).toEqual([]))
})
