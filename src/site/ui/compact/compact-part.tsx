'use client'

import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { readTree, type TreeWords } from './read-tree'
import { readPattern } from './tree-text'

const noWords: TreeWords = { patterns: [], components: [] }
const noParts: readonly ReactNode[] = []

const Words = createContext(noWords)

type CompactPartProps = { tree: string; parts?: readonly ReactNode[] }

/** A part of a page from its text. */
export function CompactPart({ tree, parts = noParts }: CompactPartProps) {
  const words = useContext(Words)
  return useMemo(() => readTree({ tree, parts, ...words }), [tree, parts, words])
}

type CompactRootProps = CompactPartProps & {
  patterns: readonly string[]
  components?: TreeWords['components']
}

/** A page from its text, with the patterns and client components of all parts in it. */
export function CompactRoot({ patterns, components = noWords.components, ...part }: CompactRootProps) {
  const words = useMemo(() => ({ patterns: patterns.map(readPattern), components }), [patterns, components])
  return (
    <Words value={words}>
      <CompactPart {...part} />
    </Words>
  )
}
