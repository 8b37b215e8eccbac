'use client'

import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { readTree, type TreeWords } from './read-tree'
import { readPatterns } from './tree-text'
import { unpackTexts } from './unpack-texts'

const noWords: TreeWords = { patterns: [], components: [] }
const noParts: readonly ReactNode[] = []

/** What the parts of a page refer to by number. */
const Words = createContext<TreeWords & { trees: readonly string[] }>({ ...noWords, trees: [] })

type CompactPartProps = {
  /** The number of its text among those of the page. */
  tree: number
  parts?: readonly ReactNode[]
}

/** A part of a page from its text. */
export function CompactPart({ tree, parts = noParts }: CompactPartProps) {
  const { trees, patterns, components } = useContext(Words)
  return useMemo(
    () => readTree({ tree: trees[tree] ?? '', parts, patterns, components }),
    [trees, tree, parts, patterns, components],
  )
}

type CompactRootProps = {
  /** The patterns and the texts of all parts, packed; the first text is that of the page itself. */
  texts: string
  /** The client components of all parts. */
  components?: TreeWords['components']
  parts?: readonly ReactNode[]
}

/** A page from its texts. */
export function CompactRoot({ texts, components = noWords.components, parts }: CompactRootProps) {
  const words = useMemo(() => {
    const [patterns = '', ...trees] = globalThis.rememberedTexts?.get(texts) ?? unpackTexts(texts)
    return { patterns: readPatterns(patterns), trees, components }
  }, [texts, components])
  return (
    <Words value={words}>
      <CompactPart tree={0} parts={parts} />
    </Words>
  )
}
