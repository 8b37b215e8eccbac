import * as React from 'react'
import { CompactRoot } from './compact-part'
import { packTree } from './write-tree'

// Only React's server, which sends a page twice, as HTML and as data, has no state.
const isServer = !('useState' in React)

/** A page whose data is a short text instead of every element: docs/decisions/0031-light-pages.md. */
export async function CompactTree({ children }: { children: React.ReactNode }) {
  if (!isServer) return children
  return <CompactRoot {...await packTree(children)} />
}
