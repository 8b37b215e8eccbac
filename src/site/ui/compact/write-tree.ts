import { cloneElement, createElement, Fragment, type ComponentType, type ReactNode } from 'react'
import { PageLink } from '@/site/ui/navigation/page-link'
import { after, afterAll, attempt } from './after'
import { AsIs } from './as-is'
import { CompactPart } from './compact-part'
import type { Pattern } from './patterns'
import { rememberTexts } from './remembered-texts'
import { componentSign, linkTag, quoteText, writePatterns } from './tree-text'
import { isElement, isPlainObject, type AnyElement } from './tree-nodes'
import { shortKey, writeTag, type AnyProps } from './write-tag'

/** The patterns and client components of all trees of a page, in the order of their numbers, and the trees of its parts. */
type PageWords = {
  patterns: Map<Pattern, number>
  components: Map<ComponentType<AnyProps>, number>
  trees: string[]
}

type TreeWriter = {
  words: PageWords
  /** What stands beside the text. */
  parts: ReactNode[]
}

type WrittenTree = { tree: string; parts: ReactNode[] }

/** What stands for a page: its texts, and what they refer to. */
export type PackedTree = { texts: string; components: ComponentType<AnyProps>[]; parts?: ReactNode[] }

/** A text that is there, or that waits for a component of the server. */
type WrittenText = string | Promise<string>

/** Draws the server's components of a page, and writes what is left as text; some client components stand beside it. */
export async function packTree(node: ReactNode): Promise<PackedTree> {
  const words: PageWords = { patterns: new Map(), components: new Map(), trees: [] }
  const { tree, parts } = await writeTree(node, words)
  return {
    texts: rememberTexts([textOf(words.patterns), tree, ...words.trees]),
    components: [...words.components.keys()],
    ...besides(parts),
  }
}

const textOf = (patterns: PageWords['patterns']): string =>
  writePatterns(Array.from(patterns.keys(), ({ text }) => text))

function writeTree(node: unknown, words: PageWords): WrittenTree | Promise<WrittenTree> {
  const writer = { words, parts: [] }
  return after(write(node, writer), (tree) => ({ tree, parts: writer.parts }))
}

function write(node: unknown, writer: TreeWriter): WrittenText {
  if (typeof node === 'string') return quoteText(node)
  if (typeof node === 'number' || typeof node === 'bigint') return String(node)
  if (node instanceof Promise) return node.then((settled) => write(settled, writer))
  if (Array.isArray(node)) return after(writeChildren(node, writer), (text) => together(null, text))
  return isElement(node) ? writeElement({ element: node, key: node.key }, writer) : ''
}

const inside = (head: string, children: string): string =>
  children === '' ? (head === '' ? '' : `{${head}}`) : `{${head}|${children}}`

function writeChildren(children: unknown, writer: TreeWriter): WrittenText {
  if (!Array.isArray(children)) return write(children, writer)
  const texts = children.map((child: unknown, index) => {
    const written = attempt(() =>
      isElement(child) && child.key === String(index)
        ? // Without a key React counts as well.
          writeElement({ element: child, key: null }, writer)
        : write(child, writer),
    )
    return after(written, (text) => (text === '' && typeof child !== 'string' ? nothing : text))
  })
  return after(afterAll(texts), (written) =>
    written.slice(0, written.findLastIndex((text) => text !== nothing) + 1).join(''),
  )
}

const nothing = '{}'

const isClientComponent = (type: unknown): type is ComponentType<AnyProps> =>
  typeof type === 'function' && Reflect.get(type, '$$typeof') === Symbol.for('react.client.reference')

const isServerComponent = (type: unknown): type is (props: AnyProps) => unknown =>
  typeof type === 'function' && !isClientComponent(type)

type KeyedElement = { element: AnyElement; key: string | null }

function writeElement({ element, key }: KeyedElement, writer: TreeWriter): WrittenText {
  const type: unknown = element.type
  const { props } = element
  if (typeof type === 'string') return writeTagged({ tag: type, element, key, props }, writer)
  if (type === PageLink) return writeTagged({ tag: linkTag, element, key, props }, writer)
  if (type === AsIs) return beside(element, writer)
  if (type === Fragment) return after(writeChildren(props.children, writer), (text) => together(key, text))
  if (isServerComponent(type)) return after(write(type(props), writer), (text) => withKey(key, text))
  if (isClientComponent(type) && isPlainlyGiven(props)) {
    const tag = `${componentSign}${numberOf(type, writer.words.components)}`
    return writeTagged({ tag, element, key, props }, writer)
  }
  return after(withTextInside(element, writer.words), (part) => beside(part, writer))
}

/** Whether a client component is given nothing but children and what JSON can hold. */
const isPlainlyGiven = ({ children: _, ...props }: AnyProps): boolean => Object.values(props).every(isJson)

function isJson(value: unknown): boolean {
  if (value === null || /^(?:string|number|boolean|undefined)$/.test(typeof value)) return true
  if (Array.isArray(value)) return value.every((each) => each !== undefined && isJson(each))
  return isPlainObject(value) && !isElement(value) && Object.values(value).every(isJson)
}

function numberOf<Word>(word: Word, numbers: Map<Word, number>): number {
  const number = numbers.get(word) ?? numbers.size
  numbers.set(word, number)
  return number
}

// A text needs no key, and is of one piece with those beside it.
const hasElement = /(?:^|[^~])(?:~~)*\{/

const together = (key: string | null, text: string): string =>
  hasElement.test(text) ? inside(key === null ? '' : `:${quoteText(shortKey(key))}`, text) : text

const withKey = (key: string | null, text: string): string => (key === null ? text : together(key, text))

function beside(part: ReactNode, { parts }: TreeWriter): string {
  parts.push(part)
  return `{#${(parts.length - 1).toString(36)}}`
}

type WriteElementInput = KeyedElement & { tag: string; props: AnyProps }

function writeTagged({ tag, key, props, element }: WriteElementInput, writer: TreeWriter): WrittenText {
  const written = writeTag({ tag, key, props })
  if (!written) return beside(element, writer)
  const number = numberOf(written.pattern, writer.words.patterns)
  const head = `${number.toString(36)}${written.values}`
  return after(writeChildren(props.children, writer), (children) => inside(head, children))
}

/** A client component, with the trees that it is given as texts. */
const withTextInside = (element: AnyElement, words: PageWords): ReactNode | Promise<ReactNode> =>
  after(textsOfEach(element.props, words), (props) => cloneElement(element, props))

/** The same properties, with texts for the trees in them. */
function textsOfEach(given: AnyProps, words: PageWords): AnyProps | Promise<AnyProps> {
  const names = Object.keys(given)
  const texts = afterAll(Object.values(given).map((value) => attempt(() => asText(value, words))))
  return after(texts, (values) => Object.fromEntries(names.map((name, index) => [name, values[index]])))
}

const hasElements = (node: unknown): boolean =>
  Array.isArray(node) ? node.some(hasElements) : isElement(node)

/** A tree that is a single client component needs no text around it. */
function toPart({ tree, parts }: WrittenTree, { trees }: PageWords): ReactNode {
  const [first] = parts
  if (tree === '{#0}') return first
  // The first is that of the page itself.
  return createElement(CompactPart, { tree: trees.push(tree), ...besides(parts) })
}

/** The property of a component for the parts; none of them is not worth a word. */
const besides = (parts: ReactNode[]): { parts?: ReactNode[] } => (parts.length > 0 ? { parts } : {})

const holdsElements = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(holdsElements)
  return isElement(value) || (isPlainObject(value) && Object.values(value).some(holdsElements))
}

function asText(value: unknown, words: PageWords): unknown {
  // The same object, given twice, is sent once.
  if (!holdsElements(value)) return value
  if (hasElements(value)) return after(writeTree(value, words), (written) => toPart(written, words))
  if (Array.isArray(value)) return afterAll(value.map((each: unknown) => attempt(() => asText(each, words))))
  return isPlainObject(value) ? textsOfEach(value, words) : value
}
