import { readPick } from '@/domain/links/link-pick'
import { isRecord } from '@/domain/shared/is-record'
import { locales, type Locale } from '@/domain/shared/locale'

/**
 * A field of a document that can hold links, or that contains such fields. `pick` is the name of the field beside it with the document
 * that was chosen instead of an address.
 */
export type LinkedField = { name: string; isLocalized: boolean } & (
  { kind: 'link' | 'text'; pick?: string } | { kind: 'group' | 'list'; fields: readonly LinkedField[] }
)

/** What a link leads to: an address, or a document that an editor picked. */
export type LinkTarget =
  { kind: 'address'; address: string } | { kind: 'document'; collection: string; id: number }

/** A link in a document: the path of its field, and the language of the text; null where it is the same in all. */
export type FoundLink = { place: string; locale: Locale | null; target: LinkTarget }

type LinkPlace = { place: string; locale: Locale | null }

const recordsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

const toAddress = (value: unknown): LinkTarget[] =>
  typeof value === 'string' && value.trim() !== '' ? [{ kind: 'address', address: value.trim() }] : []

function toDocument(doc: unknown): LinkTarget[] {
  if (!isRecord(doc) || typeof doc.relationTo !== 'string') return []
  const id = isRecord(doc.value) ? doc.value.id : doc.value
  return typeof id === 'number' ? [{ kind: 'document', collection: doc.relationTo, id }] : []
}

function targetsOfNode({ type, fields }: Record<string, unknown>): LinkTarget[] {
  if (!isRecord(fields)) return []
  if (type === 'link' && fields.linkType === 'internal') return toDocument(fields.doc)
  return type === 'link' || type === 'autolink' || type === 'block' ? toAddress(fields.url) : []
}

/** The links and videos of a rich text, in their order. */
export function targetsInText(node: unknown): LinkTarget[] {
  if (Array.isArray(node)) return node.flatMap(targetsInText)
  if (!isRecord(node)) return []
  return [...targetsOfNode(node), ...targetsInText(node.root), ...targetsInText(node.children)]
}

function linksOfValue(value: unknown, { field, at }: { field: LinkedField; at: LinkPlace }): FoundLink[] {
  if (!('fields' in field)) {
    const targets = field.kind === 'link' ? toAddress(value) : targetsInText(value)
    return targets.map((target) => ({ ...at, target }))
  }
  if (field.kind === 'group') return isRecord(value) ? findLinks(field.fields, { data: value, at }) : []
  return recordsOf(value).flatMap((data, position) =>
    findLinks(field.fields, { data, at: { ...at, place: `${at.place}.${position}` } }),
  )
}

/** The chosen document, which counts in place of the typed addresses. */
function pickedLink(
  field: LinkedField,
  { data, at }: { data: Record<string, unknown>; at: LinkPlace },
): FoundLink | null {
  const name = 'pick' in field ? field.pick : undefined
  const pick = name === undefined ? null : readPick(data[name])
  if (pick === null) return null
  const place = [at.place, name].filter(Boolean).join('.')
  return { ...at, place, target: { kind: 'document', collection: pick.relationTo, id: pick.id } }
}

const start: LinkPlace = { place: '', locale: null }

/** The links in a document that was read in all languages. */
export function findLinks(
  fields: readonly LinkedField[],
  { data, at = start }: { data: Record<string, unknown>; at?: LinkPlace },
): FoundLink[] {
  return fields.flatMap((field) => {
    const picked = pickedLink(field, { data, at })
    if (picked !== null) return [picked]
    const value = data[field.name]
    const place = [at.place, field.name].filter(Boolean).join('.')
    if (!field.isLocalized || !isRecord(value)) return linksOfValue(value, { field, at: { ...at, place } })
    return locales.flatMap((locale) => linksOfValue(value[locale], { field, at: { place, locale } }))
  })
}
