import type { Media } from '@/cms/payload-types'
import type { Locale } from '@/domain/shared/locale'
import { toLink } from './links'
import { populated, toPicture } from './pictures'
import { toVideo } from './videos'
import type { RichText, RichTextBlock, RichTextInline } from '@/site/data/view-models'
import { isRecord } from '@/domain/shared/is-record'
import { textOf } from '@/domain/shared/text'

type RichTextNode = Record<string, unknown>

const isNode = (value: unknown): value is RichTextNode => isRecord(value)

const childrenOf = (node: RichTextNode): RichTextNode[] =>
  Array.isArray(node.children) ? node.children.filter(isNode) : []

// The editor stores formats as bits of one number.
const formats = { bold: 1, italic: 2, strike: 4 } as const

const has = (format: unknown, name: keyof typeof formats): boolean =>
  typeof format === 'number' && (format & formats[name]) !== 0

function toText(node: RichTextNode): RichTextInline[] {
  if (typeof node.text !== 'string' || node.text === '') return []
  const { format } = node
  return [
    {
      type: 'text',
      text: node.text,
      bold: has(format, 'bold'),
      italic: has(format, 'italic'),
      strike: has(format, 'strike'),
    },
  ]
}

const harmless = /^(https?:|mailto:|tel:|\/(?!\/)|#)/i

function addressOf(fields: RichTextNode, locale: Locale): string | null {
  if (fields.linkType === 'internal' && isNode(fields.doc)) {
    const doc = populated(isNode(fields.doc.value) ? fields.doc.value : null)
    return doc && 'path' in doc && typeof doc.path === 'string' ? doc.path : null
  }
  const url = textOf(fields.url).trim()
  return harmless.test(url) ? toLink({ label: '', url, locale }).href : null
}

function toLinkNode(node: RichTextNode, locale: Locale): RichTextInline[] {
  const children = childrenOf(node).flatMap((child) => toInline(child, locale))
  const href = isNode(node.fields) ? addressOf(node.fields, locale) : null
  // A link without a target, or with a dangerous one, becomes its text.
  if (href === null) return children
  const link = toLink({ label: '', url: href, locale })
  return [{ type: 'link', href: link.href, newTab: link.newTab, children }]
}

function toInline(node: RichTextNode, locale: Locale): RichTextInline[] {
  switch (node.type) {
    case 'text':
      return toText(node)
    case 'linebreak':
      return [{ type: 'break' }]
    case 'link':
    case 'autolink':
      return toLinkNode(node, locale)
    default:
      return childrenOf(node).flatMap((child) => toInline(child, locale))
  }
}

function toList(node: RichTextNode, locale: Locale): RichTextBlock {
  const items = childrenOf(node).map((item) => {
    const sublist = childrenOf(item).find(({ type }) => type === 'list')
    const children = childrenOf(item)
      .filter(({ type }) => type !== 'list')
      .flatMap((child) => toInline(child, locale))
    return { children, sublist: sublist ? toList(sublist, locale) : null }
  })
  return { type: 'list', ordered: node.listType === 'number', items }
}

const levels: Record<string, 2 | 3 | 4> = { h2: 2, h3: 3, h4: 4 }

const isMedia = (value: unknown): value is Media => isNode(value) && 'mimeType' in value

function toBlock(node: RichTextNode, locale: Locale): RichTextBlock[] {
  const children = childrenOf(node).flatMap((child) => toInline(child, locale))
  switch (node.type) {
    case 'heading':
      return [{ type: 'heading', level: levels[String(node.tag)] ?? 2, children }]
    case 'list':
      return [toList(node, locale)]
    case 'quote':
      return [{ type: 'quote', children }]
    case 'upload': {
      const picture = isMedia(node.value) ? toPicture(node.value) : null
      return picture ? [{ type: 'picture', picture }] : []
    }
    case 'block':
      return toVideoBlock(node.fields, locale)
    default:
      return children.length > 0 ? [{ type: 'paragraph', children }] : []
  }
}

const filledText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

function toVideoBlock(fields: unknown, locale: Locale): RichTextBlock[] {
  if (!isNode(fields) || fields.blockType !== 'video') return []
  const video = toVideo({ url: filledText(fields.url), caption: filledText(fields.caption), locale })
  return video ? [{ type: 'video', video }] : []
}

/** The editor's document for rendering: only known nodes, checked addresses, no empty paragraphs. */
export function toRichText(document: unknown, locale: Locale): RichText {
  const root = isNode(document) && isNode(document.root) ? document.root : null
  return root ? childrenOf(root).flatMap((node) => toBlock(node, locale)) : []
}
