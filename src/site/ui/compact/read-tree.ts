import { createElement, Fragment, type ComponentType, type ReactNode } from 'react'
import { PageLink } from '@/site/ui/navigation/page-link'
import { componentSign, linkTag, type TreePattern } from './tree-text'
import { fromWidth, readValue } from './tree-values'

/** What all trees of a page refer to by number. */
export type TreeWords = {
  patterns: readonly TreePattern[]
  components: readonly ComponentType<Record<string, unknown>>[]
}

const quoted = /~([^])/g

type ReadTreeInput = TreeWords & { tree: string; parts: readonly ReactNode[] }

/** The elements that a text stands for. */
export function readTree({ tree, parts, patterns, components }: ReadTreeInput): ReactNode {
  let at = 0
  const textBefore = /[^{}|^~]*(?:~[^][^{}|^~]*)*/y

  /** Up to the next sign. */
  function readText(): string {
    textBefore.lastIndex = at
    const [text = ''] = textBefore.exec(tree) ?? []
    at += text.length
    return text.includes('~') ? text.replace(quoted, '$1') : text
  }

  function readChildren(): ReactNode[] {
    const children: ReactNode[] = []
    while (at < tree.length && tree[at] !== '}') children.push(tree[at] === '{' ? readNode() : readText())
    return children
  }

  function readNode(): ReactNode {
    at += 1
    const head = readText()
    const values: string[] = []
    while (tree[at] === '^') {
      at += 1
      values.push(readText())
    }
    let children: ReactNode[] = []
    if (tree[at] === '|') {
      at += 1
      children = readChildren()
    }
    at += 1
    if (head.startsWith('#')) return parts[parseInt(head.slice(1), 36)]
    if (head === '') return children.length > 0 ? createElement(Fragment, null, ...children) : null
    if (head.startsWith(':')) return createElement(Fragment, { key: head.slice(1) }, ...children)
    return build({ pattern: patterns[parseInt(head, 36)], values, components }, children)
  }

  return createElement(Fragment, null, ...readChildren())
}

type BuildInput = Pick<TreeWords, 'components'> & {
  pattern: TreePattern | undefined
  values: readonly string[]
}

function build({ pattern, values, components }: BuildInput, children: ReactNode[]): ReactNode {
  if (!pattern) return null
  const { tag } = pattern
  const props = readProps(pattern, values)
  if (tag === linkTag) return createElement(PageLink, { ...props, href: String(props.href) }, ...children)
  if (!tag.startsWith(componentSign)) return createElement(tag, props, ...children)
  const component = components[Number(tag.slice(1))]
  return component ? createElement(component, props, ...children) : null
}

function readProps(
  { attributes, widthsAt }: TreePattern,
  values: readonly string[],
): Record<string, unknown> {
  const props: Record<string, unknown> = {}
  const widths = values[widthsAt] ?? ''
  let next = 0
  for (const attribute of attributes) {
    const { name } = attribute
    if (attribute.kind === 'same') props[name] = attribute.value
    else {
      const text = values[next] ?? ''
      props[name] =
        attribute.kind === 'width' ? fromWidth(text, widths) : readValue({ kind: attribute.kind, text })
      next += 1
    }
  }
  return props
}
