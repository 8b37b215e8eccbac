import { isRecord } from '@/domain/shared/is-record'
import { childrenOf, markedText, withMarkedText, type TextNode } from './inline-marks'

const inline = new Set(['text', 'linebreak', 'tab', 'link', 'autolink', 'inlineBlock'])

/** A paragraph, heading, quotation or item of a list. */
export type RichBlock = { node: TextNode; kind: string; text: string }

const kindOf = ({ type, tag }: TextNode): string =>
  [type, tag].filter((part) => typeof part === 'string').join(' ')

const hasOnlyWords = (node: TextNode): boolean =>
  node.type !== 'root' &&
  node.type !== 'list' &&
  childrenOf(node).every(({ type }) => inline.has(String(type)))

function blocksIn(node: TextNode): RichBlock[] {
  if (!Array.isArray(node.children)) return []
  if (hasOnlyWords(node)) return [{ node, kind: kindOf(node), text: markedText(node) }]
  return childrenOf(node).flatMap(blocksIn)
}

/** The paragraphs of a text of the editor in their order, also the empty ones. */
export const richBlocks = (state: unknown): RichBlock[] =>
  isRecord(state) && isRecord(state.root) ? blocksIn(state.root) : []

/** Whether two texts of the editor have the same paragraphs, headings and lists in the same order. */
export function hasSameShape(one: unknown, other: unknown): boolean {
  const [first, second] = [richBlocks(one), richBlocks(other)]
  return first.length === second.length && first.every(({ kind }, index) => kind === second[index]?.kind)
}

function replaced(node: TextNode, blocks: ReadonlyMap<TextNode, TextNode>): TextNode {
  const block = blocks.get(node)
  if (block) return block
  if (!Array.isArray(node.children)) return node
  return { ...node, children: childrenOf(node).map((child) => replaced(child, blocks)) }
}

export type RichTexts = {
  source: unknown
  /** What stands in the other language now. */
  target: unknown
  /** The words of the paragraphs of the source that have any, in their order. */
  typed: readonly string[]
}

/** The paragraphs of the source with words, and what stands in the other language for each; null for another structure. */
export function pairedBlocks({ source, target }: Pick<RichTexts, 'source' | 'target'>) {
  const [mine, theirs] = [richBlocks(source), hasSameShape(source, target) ? richBlocks(target) : []]
  return mine
    .map((block, index) => ({ block, translated: theirs[index] ?? null }))
    .filter(({ block }) => block.text.trim() !== '')
}

const rootOf = (state: unknown): TextNode | null =>
  isRecord(state) && isRecord(state.root) ? state.root : null

type PairedBlock = ReturnType<typeof pairedBlocks>[number]

/** The paragraph with typed words; the marks may be those of the paragraph that is there, or of the source. */
const typedBlock = ({ block, translated }: PairedBlock, text: string): TextNode | null =>
  (translated && withMarkedText(translated.node, text)) ?? withMarkedText(block.node, text)

/**
 * The text of the editor with typed words, in the structure that it has in the other language, or else in that of the source. A
 * text without any word is null. Where marks are wrong, the paragraphs are named by their positions.
 */
export function withTypedBlocks({
  source,
  target,
  typed,
}: RichTexts): { value: TextNode | null } | { wrong: number[] } {
  const root = rootOf(hasSameShape(source, target) ? target : source)
  if (root === null || typed.every((text) => text.trim() === '')) return { value: null }
  const wrong: number[] = []
  const blocks = new Map<TextNode, TextNode>()
  for (const [index, pair] of pairedBlocks({ source, target }).entries()) {
    const made = typedBlock(pair, typed[index] ?? '')
    if (made === null) wrong.push(index)
    else blocks.set((pair.translated ?? pair.block).node, made)
  }
  return wrong.length > 0 ? { wrong } : { value: { root: replaced(root, blocks) } }
}
