type TreeNode = { id: number; parent: number | null }

/** The ids of a node and its descendants, level by level; a loop in the tree ends. */
export function treeBelow({ root, nodes }: { root: number; nodes: readonly TreeNode[] }): number[] {
  // Iterating over a set also visits the items added meanwhile.
  const found = new Set([root])
  for (const id of found) {
    for (const node of nodes) if (node.parent === id) found.add(node.id)
  }
  return [...found]
}
