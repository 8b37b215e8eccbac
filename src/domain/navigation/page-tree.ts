/** A page with the number of the page that it stands below; null at the top. */
type PlacedPage = { id: number; parent: number | null }

export type PageNode<Page> = { page: Page; below: readonly PageNode<Page>[] }

/**
 * All pages as a tree, each level in the order that they have: one whose parent is not among them stands at the top, as does the first
 * of those that stand below one another in a ring.
 */
export function buildPageTree<Page extends PlacedPage>(pages: readonly Page[]): PageNode<Page>[] {
  const known = new Set(pages.map(({ id }) => id))
  const levels = new Map<number | null, Page[]>()
  for (const page of pages) {
    const parent = page.parent !== null && known.has(page.parent) ? page.parent : null
    const level = levels.get(parent)
    if (level) level.push(page)
    else levels.set(parent, [page])
  }
  const placed = new Set<number>()
  const nodeOf = (page: Page): PageNode<Page> => {
    placed.add(page.id)
    const below = (levels.get(page.id) ?? []).filter(({ id }) => !placed.has(id))
    return { page, below: below.map(nodeOf) }
  }
  const top = (levels.get(null) ?? []).map(nodeOf)
  const inRings: PageNode<Page>[] = []
  for (const page of pages) if (!placed.has(page.id)) inRings.push(nodeOf(page))
  return [...top, ...inRings]
}

/** A tree with nothing but the found pages and those above them, and how many were found; `limit` bounds what is kept. */
export type NarrowedTree<Page> = { nodes: PageNode<Page>[]; found: number; isWhole: boolean }

/** The found pages with those above them, the first `limit` of them. */
export function narrowTree<Page>(
  nodes: readonly PageNode<Page>[],
  { isFound, limit }: { isFound: (page: Page) => boolean; limit: number },
): NarrowedTree<Page> {
  let found = 0
  const narrowed = (node: PageNode<Page>): PageNode<Page>[] => {
    const isOwn = isFound(node.page)
    if (isOwn) found += 1
    const isKept = isOwn && found <= limit
    const below = node.below.flatMap(narrowed)
    return isKept || below.length > 0 ? [{ page: node.page, below }] : []
  }
  const kept = nodes.flatMap(narrowed)
  return { nodes: kept, found, isWhole: found <= limit }
}

/** The numbers of the pages that others stand below. */
export const parentsIn = <Page extends PlacedPage>(nodes: readonly PageNode<Page>[]): number[] =>
  nodes.flatMap(({ page, below }) => (below.length > 0 ? [page.id, ...parentsIn(below)] : []))
