import { isRecord } from '@/domain/shared/is-record'

/** The collections whose documents have an address, so that a link may lead to them. */
export const linkedCollections = ['pages', 'articles', 'properties', 'projects'] as const

export type LinkedCollection = (typeof linkedCollections)[number]

/** A document that a link leads to. */
export type LinkPick = { relationTo: LinkedCollection; id: number }

const isLinked = (collection: unknown): collection is LinkedCollection =>
  linkedCollections.some((each) => each === collection)

/** The document that an editor chose for a link, as it is stored; null where none is chosen. */
export function readPick(value: unknown): LinkPick | null {
  const first: unknown = Array.isArray(value) ? value[0] : value
  if (!isRecord(first) || !isLinked(first.relationTo)) return null
  const id = isRecord(first.value) ? first.value.id : first.value
  return typeof id === 'number' ? { relationTo: first.relationTo, id } : null
}

/** The name of the field with the chosen document, beside that of a typed address: `link` and `linkDocument`. */
export const pickName = (name: string): string => `${name.replace(/Url$/, '')}Document`

/** A document as an address of ours names it: `pages/12`. */
export function parsePick(text: string): LinkPick | null {
  const [, relationTo, number] = /^([a-z]+)\/([1-9]\d{0,8})$/.exec(text) ?? []
  return isLinked(relationTo) ? { relationTo, id: Number(number) } : null
}
