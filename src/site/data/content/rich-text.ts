import type { Media } from '@/cms/payload-types'
import { readPick, type LinkPick } from '@/domain/links/link-pick'
import type { Locale } from '@/domain/shared/locale'
import { toLink } from './links'
import { findPickHref } from './picked-links'
import { toPicture } from './pictures'
import { toVideo } from './videos'
import type { RichText, RichTextBlock, RichTextInline } from '@/site/data/view-models'
import { isRecord } from '@/domain/shared/is-record'
import { textOf } from '@/domain/shared/text'

type RichTextNode = Record<string, unknown>

/** The language of a text, and where the documents stand that its links lead to: `pages/12`. */
type TextReading = { locale: Locale; hrefs: ReadonlyMap<string, string | null> }

const keyOf = ({ relationTo, id }: LinkPick): string => `${relationTo}/${id}`

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

function typedAddress(fields: RichTextNode, { locale }: TextReading): string | null {
  const url = textOf(fields.url).trim()
  return harmless.test(url) ? toLink({ label: '', url, locale }).href : null
}

function addressOf(fields: RichTextNode, reading: TextReading): string | null {
  if (fields.linkType !== 'internal') return typedAddress(fields, reading)
  const pick = readPick(fields.doc)
  return pick === null ? null : (reading.hrefs.get(keyOf(pick)) ?? null)
}

function toLinkNode(node: RichTextNode, reading: TextReading): RichTextInline[] {
  const children = childrenOf(node).flatMap((child) => toInline(child, reading))
  const href = isNode(node.fields) ? addressOf(node.fields, reading) : null
  // A link without a target, or with a dangerous one, becomes its text.
  if (href === null) return children
  const link = toLink({ label: '', url: href, locale: reading.locale })
  return [{ type: 'link', href: link.href, newTab: link.newTab, children }]
}

function toInline(node: RichTextNode, reading: TextReading): RichTextInline[] {
  switch (node.type) {
    case 'text':
      return toText(node)
    case 'linebreak':
      return [{ type: 'break' }]
    case 'link':
    case 'autolink':
      return toLinkNode(node, reading)
    default:
      return childrenOf(node).flatMap((child) => toInline(child, reading))
  }
}

function toList(node: RichTextNode, reading: TextReading): RichTextBlock {
  const items = childrenOf(node).map((item) => {
    const sublist = childrenOf(item).find(({ type }) => type === 'list')
    const children = childrenOf(item)
      .filter(({ type }) => type !== 'list')
      .flatMap((child) => toInline(child, reading))
    return { children, sublist: sublist ? toList(sublist, reading) : null }
  })
  return { type: 'list', ordered: node.listType === 'number', items }
}

const levels: Record<string, 2 | 3 | 4> = { h2: 2, h3: 3, h4: 4 }

const isMedia = (value: unknown): value is Media => isNode(value) && 'mimeType' in value

function toBlock(node: RichTextNode, reading: TextReading): RichTextBlock[] {
  const children = childrenOf(node).flatMap((child) => toInline(child, reading))
  switch (node.type) {
    case 'heading':
      return [{ type: 'heading', level: levels[String(node.tag)] ?? 2, children }]
    case 'list':
      return [toList(node, reading)]
    case 'quote':
      return [{ type: 'quote', children }]
    case 'upload': {
      const picture = isMedia(node.value) ? toPicture(node.value) : null
      return picture ? [{ type: 'picture', picture }] : []
    }
    case 'block':
      return toVideoBlock(node.fields, reading)
    default:
      return children.length > 0 ? [{ type: 'paragraph', children }] : []
  }
}

const filledText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

function toVideoBlock(fields: unknown, reading: TextReading): RichTextBlock[] {
  if (!isNode(fields) || fields.blockType !== 'video') return []
  const video = toVideo({
    url: filledText(fields.url),
    caption: filledText(fields.caption),
    locale: reading.locale,
  })
  return video ? [{ type: 'video', video }] : []
}

/** The documents that the links of a text lead to. */
function picksIn(node: RichTextNode): LinkPick[] {
  const { type, fields } = node
  const own =
    type === 'link' && isNode(fields) && fields.linkType === 'internal' ? readPick(fields.doc) : null
  return [...(own === null ? [] : [own]), ...childrenOf(node).flatMap(picksIn)]
}

/** The present addresses of the documents that visitors find in the language, each asked once. */
async function findHrefs(root: RichTextNode, locale: Locale): Promise<TextReading['hrefs']> {
  const picks = new Map(picksIn(root).map((pick) => [keyOf(pick), pick]))
  const found = [...picks].map(async ([key, pick]) => [key, await findPickHref(pick, locale)] as const)
  return new Map(await Promise.all(found))
}

/**
 * The editor's document for rendering: only known nodes, checked addresses, no empty paragraphs. A link to a chosen document leads to where
 * it stands now; where visitors do not find it, the link is its text.
 */
export async function toRichText(document: unknown, locale: Locale): Promise<RichText> {
  const root = isNode(document) && isNode(document.root) ? document.root : null
  if (!root) return []
  const reading = { locale, hrefs: await findHrefs(root, locale) }
  return childrenOf(root).flatMap((node) => toBlock(node, reading))
}
