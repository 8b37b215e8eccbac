type Node = { id: number; parent: number | null }

/** The ids of a node and of all that stand below it, level by level; a ring in the tree ends. */
export function treeBelow({ root, nodes }: { root: number; nodes: readonly Node[] }): number[] {
  // A set that grows while it is gone through: what is added is visited as well.
  const found = new Set([root])
  for (const id of found) {
    for (const node of nodes) if (node.parent === id) found.add(node.id)
  }
  return [...found]
}
