import { isRecord } from '@/domain/shared/is-record'
import { textOf } from '@/domain/shared/text'

/** A node of a text of the editor. */
export type TextNode = Record<string, unknown>

export const childrenOf = (node: TextNode): TextNode[] =>
  Array.isArray(node.children) ? node.children.filter(isRecord) : []

const isPlain = ({ type, format, style }: TextNode): boolean =>
  type === 'text' && (format ?? 0) === 0 && (style ?? '') === ''

function marked(node: TextNode, marks: TextNode[]): string {
  if (node.type === 'linebreak') return '\n'
  if (node.type === 'tab') return '\t'
  if (isPlain(node)) return textOf(node.text)
  const number = marks.push(node)
  if (node.type === 'text') return `<${number}>${textOf(node.text)}</${number}>`
  if (!Array.isArray(node.children)) return `<${number}/>`
  return `<${number}>${markedAll(childrenOf(node), marks)}</${number}>`
}

const markedAll = (nodes: readonly TextNode[], marks: TextNode[]): string =>
  nodes.map((node) => marked(node, marks)).join('')

/**
 * The words of a paragraph as a translator types them, with a numbered mark around what is bold, slanted or a link:
 * `See <1>our homes</1>.`
 */
export const markedText = (block: TextNode): string => markedAll(childrenOf(block), [])

/** The nodes that the marks stand for, the first mark first. */
function marksOf(block: TextNode): TextNode[] {
  const marks: TextNode[] = []
  markedAll(childrenOf(block), marks)
  return marks
}

/** Typed words with their marks: text, or a mark with what it surrounds; `items` is null for one that surrounds nothing. */
export type MarkedItem = string | { number: number; items: MarkedItem[] | null }

type OpenMark = { number: number; items: MarkedItem[] }

const mark = /<(\/?)(\d{1,4})(\/?)>/g

/** Closes the innermost mark; false where it is another. */
function closeMark(open: OpenMark[], number: number): boolean {
  const inner = open.at(-1)
  if (inner?.number !== number || open.length === 1) return false
  open.pop()
  open.at(-1)?.items.push(inner)
  return true
}

/** Reads marks; null where they are not properly closed one within another. */
export function readMarks(text: string): MarkedItem[] | null {
  const root: OpenMark = { number: 0, items: [] }
  const open = [root]
  const add = (item: MarkedItem): unknown => item !== '' && open.at(-1)?.items.push(item)
  let end = 0
  for (const { 0: whole, 1: closes, 2: digits, 3: closesItself, index } of text.matchAll(mark)) {
    add(text.slice(end, index))
    end = index + whole.length
    const number = Number(digits)
    if (closesItself) add({ number, items: null })
    else if (!closes) open.push({ number, items: [] })
    else if (!closeMark(open, number)) return null
  }
  add(text.slice(end))
  return open.length > 1 ? null : root.items
}

const numbersIn = (items: readonly MarkedItem[]): number[] =>
  items.flatMap((item) => (typeof item === 'string' ? [] : [item.number, ...numbersIn(item.items ?? [])]))

const plainText: TextNode = { type: 'text', version: 1, mode: 'normal', style: '', detail: 0, format: 0 }

/** A text with its line breaks, as nodes of one form. */
const textNodes = (text: string, form: TextNode): TextNode[] =>
  text
    .split('\n')
    .flatMap((line, position) => [
      ...(position > 0 ? [{ type: 'linebreak', version: 1 }] : []),
      ...(line === '' ? [] : [{ ...form, text: line }]),
    ])

type Marks = readonly TextNode[]

function nodesOf(items: readonly MarkedItem[], marks: Marks): TextNode[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return textNodes(item, plainText)
    const node = marks[item.number - 1]
    if (!node || item.items === null) return node ? [node] : []
    if (node.type !== 'text') return [{ ...node, children: nodesOf(item.items, marks) }]
    return item.items.flatMap((part) => (typeof part === 'string' ? textNodes(part, node) : []))
  })
}

/** Whether each mark surrounds something exactly where its node can, and formatted text has no mark within. */
const fits = (items: readonly MarkedItem[], marks: Marks): boolean =>
  items.every((item) => {
    if (typeof item === 'string') return true
    const node = marks[item.number - 1]
    if (!node) return false
    if (item.items === null) return node.type !== 'text' && !Array.isArray(node.children)
    if (node.type === 'text') return item.items.every((part) => typeof part === 'string')
    return Array.isArray(node.children) && fits(item.items, marks)
  })

/** A paragraph with other words, or null where the marks are not those of the paragraph, each once. */
export function withMarkedText(block: TextNode, text: string): TextNode | null {
  const items = readMarks(text)
  const marks = marksOf(block)
  if (text.trim() === '') return { ...block, children: [] }
  if (items === null || !fits(items, marks)) return null
  const numbers = numbersIn(items)
  const isEachOnce = numbers.length === marks.length && new Set(numbers).size === numbers.length
  return isEachOnce ? { ...block, children: nodesOf(items, marks) } : null
}
