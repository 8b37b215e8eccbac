export type MenuItem = { id: number; parentId: number | null; sort: number; status: string }

export type MenuNode<Item> = { item: Item; children: MenuNode<Item>[] }

/**
 * The published menu pages as a tree, sorted by `sort` (specification section 4); pages below an unpublished or missing
 * parent, or in a loop, are left out.
 */
export function buildMenuTree<Item extends MenuItem>(items: readonly Item[]): MenuNode<Item>[] {
  const shown = items
    .filter(({ status }) => status === 'published')
    .sort((one, other) => one.sort - other.sort)
  return childrenOf({ shown, parentId: null, above: [] })
}

type Level<Item> = { shown: Item[]; parentId: number | null; above: number[] }

function childrenOf<Item extends MenuItem>({ shown, parentId, above }: Level<Item>): MenuNode<Item>[] {
  return shown
    .filter((item) => item.parentId === parentId && !above.includes(item.id))
    .map((item) => ({
      item,
      children: childrenOf({ shown, parentId: item.id, above: [...above, item.id] }),
    }))
}
