import type { ReactNode } from 'react'
import { CompactRoot } from './compact-part'
import { isServer } from './is-server'
import { packTree } from './write-tree'

/** A page whose data is a short text instead of every element: docs/decisions/0031-light-pages.md. */
export async function CompactTree({ children }: { children: ReactNode }) {
  if (!isServer) return children
  return <CompactRoot {...await packTree(children)} />
}
