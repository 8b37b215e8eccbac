import type { ReactNode } from 'react'
import { createKeptValues } from '@/process/kept-values.mjs'
import { CompactRoot } from './compact-part'
import { isServer } from './is-server'
import { rememberAgain } from './remembered-texts'
import { fillSlot, slotPlace } from './slot-place'
import { packTree, type PackedTree } from './write-tree'

type KeptTreeProps = {
  /** What the tree is made of: the same object for every page that shows the same tree. */
  of: object
  /** What differs from page to page. */
  slot?: ReactNode
  children: (slot: ReactNode) => ReactNode
}

/** Creates a compact tree that is written once for many pages, such as the header or the footer of a language. */
export function createKeptTree() {
  const keep = createKeptValues<PackedTree>()
  return async function KeptTree({ of, slot = null, children }: KeptTreeProps) {
    if (!isServer) return children(slot)
    const { parts, ...tree } = await keep(of, () => packTree(children(slotPlace)))
    rememberAgain(tree.texts)
    return <CompactRoot {...tree} {...(parts && { parts: parts.map((part) => fillSlot(part, slot)) })} />
  }
}
