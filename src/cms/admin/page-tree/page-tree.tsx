'use client'

import { Button } from '@payloadcms/ui'
import { useId, useMemo, useState } from 'react'
import { fieldStyle, rowStyle } from '@/cms/admin/styles'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { TreePage } from '@/cms/queries/menu/tree-pages'
import { buildPageTree, narrowTree, parentsIn, type PageNode } from '@/domain/navigation/page-tree'
import { toSearchName } from '@/domain/shared/text'
import { fillTexts } from '@/messages/fill-texts'
import { screenTexts } from '@/messages/screen-texts'
import { PageTreeLevel } from './page-tree-level'

const texts = screenTexts.pageTree

/** The most pages that a search shows. */
const mostFound = 200

/** A small site is shown open. */
const openedAtOnce = 60

type PageTreeProps = { pages: readonly TreePage[]; forms: string }

type TreeNodes = readonly PageNode<TreePage>[]

const wordsOf = (typed: string): string[] => toSearchName(typed).split(/\s+/).filter(Boolean)

function narrowed(nodes: TreeNodes, words: readonly string[]) {
  const isFound = (page: TreePage) => words.every((word) => page.texts.includes(word))
  return narrowTree(nodes, { isFound, limit: mostFound })
}

/** The pages below one another; a search keeps those that it finds and the ones above them. */
export function PageTree({ pages, forms }: PageTreeProps) {
  const { say } = useEditorText()
  const field = useId()
  const tree = useMemo(() => buildPageTree(pages), [pages])
  const parents = useMemo(() => parentsIn(tree), [tree])
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState<ReadonlySet<number>>(
    () => new Set(pages.length <= openedAtOnce ? parents : []),
  )
  const words = wordsOf(typed)
  const isSearch = words.length > 0
  const shown = isSearch ? narrowed(tree, words) : { nodes: tree, found: pages.length, isWhole: true }
  const toggle = (id: number) =>
    setOpen((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]))
  const count = shown.isWhole
    ? fillTexts(texts.count, { count: shown.found })
    : fillTexts(texts.firstOf, { count: shown.found, shown: mostFound })
  return (
    <>
      <div style={{ ...rowStyle, alignItems: 'end', marginBottom: '1rem' }}>
        <div style={{ flex: '1 1 16rem', maxWidth: '30rem' }}>
          <label htmlFor={field}>{say(texts.search)}</label>
          <input
            id={field}
            type="search"
            autoComplete="off"
            value={typed}
            style={fieldStyle}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <Button
          buttonStyle="secondary"
          margin={false}
          type="button"
          onClick={() => setOpen(new Set(parents))}
        >
          {say(texts.openAll)}
        </Button>
        <Button buttonStyle="secondary" margin={false} type="button" onClick={() => setOpen(new Set())}>
          {say(texts.closeAll)}
        </Button>
      </div>
      <p role="status">{say(count)}</p>
      <PageTreeLevel
        nodes={shown.nodes}
        label={say(texts.title)}
        {...{ forms, toggle }}
        // What a search finds is not hidden.
        isOpen={(id) => isSearch || open.has(id)}
        canToggle={!isSearch}
      />
    </>
  )
}
