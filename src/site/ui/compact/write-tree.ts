import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'
import { PageLink } from '@/site/ui/navigation/page-link'
import { AsIs } from './as-is'
import { CompactPart } from './compact-part'
import { packTexts } from './pack-texts'
import { componentSign, linkTag, quoteText, writePatterns } from './tree-text'
import { shortKey, writeTag, type AnyProps } from './write-tag'
import { isRecord } from '@/domain/shared/is-record'

type AnyElement = ReactElement<AnyProps>

/** The patterns and client components of all trees of a page, in the order of their numbers, and the trees of its parts. */
type PageWords = {
  patterns: Map<string, number>
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
type PackedTree = { texts: string; components: ComponentType<AnyProps>[]; parts?: ReactNode[] }

/** Draws the server's components of a page, and writes what is left as text; some client components stand beside it. */
export async function packTree(node: ReactNode): Promise<PackedTree> {
  const words: PageWords = { patterns: new Map(), components: new Map(), trees: [] }
  const { tree, parts } = await writeTree(node, words)
  return {
    texts: packTexts([writePatterns([...words.patterns.keys()]), tree, ...words.trees]),
    components: [...words.components.keys()],
    ...besides(parts),
  }
}

async function writeTree(node: unknown, words: PageWords): Promise<WrittenTree> {
  const writer = { words, parts: [] }
  return { tree: await write(node, writer), parts: writer.parts }
}

async function write(node: unknown, writer: TreeWriter): Promise<string> {
  if (typeof node === 'string') return quoteText(node)
  if (typeof node === 'number' || typeof node === 'bigint') return String(node)
  if (node instanceof Promise) return write(await node, writer)
  if (Array.isArray(node)) return together(null, await writeChildren(node, writer))
  return isElement(node) ? writeElement({ element: node, key: node.key }, writer) : ''
}

const isElement = (node: unknown): node is AnyElement => isValidElement(node)

const inside = (head: string, children: string): string =>
  children === '' ? (head === '' ? '' : `{${head}}`) : `{${head}|${children}}`

async function writeChildren(children: unknown, writer: TreeWriter): Promise<string> {
  if (!Array.isArray(children)) return write(children, writer)
  const texts = children.map(async (child: unknown, index) => {
    const text = await (isElement(child) && child.key === String(index)
      ? // Without a key React counts as well.
        writeElement({ element: child, key: null }, writer)
      : write(child, writer))
    return text === '' && typeof child !== 'string' ? nothing : text
  })
  const written = await Promise.all(texts)
  return written.slice(0, written.findLastIndex((text) => text !== nothing) + 1).join('')
}

const nothing = '{}'

const isClientComponent = (type: unknown): type is ComponentType<AnyProps> =>
  typeof type === 'function' && Reflect.get(type, '$$typeof') === Symbol.for('react.client.reference')

const isServerComponent = (type: unknown): type is (props: AnyProps) => unknown =>
  typeof type === 'function' && !isClientComponent(type)

type KeyedElement = { element: AnyElement; key: string | null }

async function writeElement({ element, key }: KeyedElement, writer: TreeWriter): Promise<string> {
  const type: unknown = element.type
  const { props } = element
  if (typeof type === 'string') return writeTagged({ tag: type, element, key, props }, writer)
  if (type === PageLink) return writeTagged({ tag: linkTag, element, key, props }, writer)
  if (type === AsIs) return beside(element, writer)
  if (type === Fragment) return together(key, await writeChildren(props.children, writer))
  if (isServerComponent(type)) return withKey(key, await write(await type(props), writer))
  if (isClientComponent(type) && isPlainlyGiven(props)) {
    const tag = `${componentSign}${numberOf(type, writer.words.components)}`
    return writeTagged({ tag, element, key, props }, writer)
  }
  return beside(await withTextInside(element, writer.words), writer)
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

async function writeTagged(
  { tag, key, props, element }: WriteElementInput,
  writer: TreeWriter,
): Promise<string> {
  const written = writeTag({ tag, key, props })
  if (!written) return beside(element, writer)
  const number = numberOf(written.pattern, writer.words.patterns)
  return inside(`${number.toString(36)}${written.values}`, await writeChildren(props.children, writer))
}

/** A client component, with the trees that it is given as texts. */
async function withTextInside(element: AnyElement, words: PageWords): Promise<ReactNode> {
  const entries = Object.entries(element.props).map(async ([name, value]) => [
    name,
    await asText(value, words),
  ])
  return cloneElement(element, Object.fromEntries(await Promise.all(entries)))
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

const isPlainObject = (value: unknown): value is AnyProps =>
  isRecord(value) && Object.getPrototypeOf(value) === Object.prototype

const holdsElements = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(holdsElements)
  return isElement(value) || (isPlainObject(value) && Object.values(value).some(holdsElements))
}

async function asText(value: unknown, words: PageWords): Promise<unknown> {
  // The same object, given twice, is sent once.
  if (!holdsElements(value)) return value
  if (hasElements(value)) return toPart(await writeTree(value, words), words)
  if (Array.isArray(value)) return Promise.all(value.map((each: unknown) => asText(each, words)))
  if (!isPlainObject(value)) return value
  const entries = Object.entries(value).map(async ([key, each]) => [key, await asText(each, words)])
  return Object.fromEntries(await Promise.all(entries))
}
