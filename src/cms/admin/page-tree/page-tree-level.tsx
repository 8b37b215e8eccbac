import { useId } from 'react'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { PageState, TreePage } from '@/cms/queries/menu/tree-pages'
import type { EditorTexts } from '@/cms/fields/editor-text'
import type { PageNode } from '@/domain/navigation/page-tree'
import { screenTexts } from '@/messages/screen-texts'

const texts = screenTexts.pageTree

const states: Record<PageState, EditorTexts> = {
  online: texts.online,
  changed: texts.changed,
  draft: screenTexts.siteMenu.notOnline,
}

type TreeTools = {
  /** Where the forms of pages are. */
  forms: string
  isOpen: (id: number) => boolean
  canToggle: boolean
  toggle: (id: number) => void
}

type PageTreeLevelProps = TreeTools & { nodes: readonly PageNode<TreePage>[]; label?: string; id?: string }

/** Pages beside each other, each with those below it once it is open. */
export function PageTreeLevel({ nodes, label, id, ...tools }: PageTreeLevelProps) {
  if (nodes.length === 0) return null
  return (
    <ul className="agency-menu" id={id} aria-label={label}>
      {nodes.map((node) => (
        <PageTreeItem key={node.page.id} {...{ node, tools }} />
      ))}
    </ul>
  )
}

function PageTreeItem({ node: { page, below }, tools }: { node: PageNode<TreePage>; tools: TreeTools }) {
  const { say } = useEditorText()
  const list = useId()
  const { id, name, path, languages, state, isInMenu } = page
  const isParent = below.length > 0
  const isOpen = isParent && tools.isOpen(id)
  return (
    <li>
      <div className="agency-menu-line">
        <span className="agency-tree-toggle">
          {isParent && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? list : undefined}
              aria-disabled={!tools.canToggle || undefined}
              aria-label={`${say(texts.below)}: ${name}`}
              onClick={() => tools.canToggle && tools.toggle(id)}
            >
              {isOpen ? '−' : '+'}
            </button>
          )}
        </span>
        <a href={`${tools.forms}/${id}`}>{name}</a>
        {path !== null && <span className="agency-tree-path">{path}</span>}
        <span className="agency-tree-facts">
          <span>{languages.map((language) => language.toUpperCase()).join(' ')}</span>
          {isInMenu && <span>{say(texts.inMenu)}</span>}
          <span className={`agency-tree-state agency-tree-state--${state}`}>{say(states[state])}</span>
        </span>
      </div>
      {isOpen && <PageTreeLevel nodes={below} id={list} {...tools} />}
    </li>
  )
}
