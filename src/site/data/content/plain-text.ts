import { truncate } from '@/domain/shared/text'
import type { RichText, RichTextBlock, RichTextInline } from '@/site/data/view-models'

function toWords(nodes: readonly RichTextInline[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.text
      return node.type === 'break' ? ' ' : toWords(node.children)
    })
    .join('')
}

function toLines(block: RichTextBlock): string[] {
  if (block.type === 'list')
    return block.items.flatMap(({ children, sublist }) => [
      toWords(children),
      ...(sublist ? toLines(sublist) : []),
    ])
  return 'children' in block ? [toWords(block.children)] : []
}

const linesOf = (blocks: RichText): string[] =>
  blocks
    .flatMap(toLines)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)

/** The words of an editor's text, a line per paragraph, heading and list item; null without words. */
export function toPlainText(blocks: RichText): string | null {
  return linesOf(blocks).join('\n') || null
}

// The length at which search engines cut.
const descriptionLength = 155

/** The beginning of an editor's text as a description for search results; null without words. */
export function toDescription(blocks: RichText): string | null {
  const paragraphs = blocks.filter(({ type }) => type === 'paragraph')
  return truncate({ text: linesOf(paragraphs).join(' '), length: descriptionLength }) || null
}
