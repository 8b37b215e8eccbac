import type { SanitizedConfig } from 'payload'
import type { LinkedField } from '@/domain/broken/find-links'
import { linkedFields } from '@/cms/queries/broken/linked-fields'

/** A column with addresses that somebody typed: one address, or the links of a rich text. */
export type AddressColumn = {
  /** The collection or global. */
  kind: string
  /** The path of its field, without the numbers of rows: `slides.link`. */
  place: string
  holds: 'address' | 'text'
  table: string
  column: string
  isLocalized: boolean
  /** Of versions, drafts among them. */
  isVersion: boolean
}

const toSnake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

type FieldPlace = Pick<AddressColumn, 'kind' | 'place' | 'table' | 'isVersion'> & { prefix: string }

/** As Payload names them: a list has a table of its own, a group a prefix, languages the table beside. */
function columnsOf(fields: readonly LinkedField[], at: FieldPlace): AddressColumn[] {
  const { kind, table, prefix, isVersion } = at
  return fields.flatMap((field): AddressColumn[] => {
    const name = `${prefix}${toSnake(field.name)}`
    const place = [at.place, field.name].filter(Boolean).join('.')
    if (!('fields' in field)) {
      const holds = field.kind === 'link' ? 'address' : 'text'
      const { isLocalized } = field
      const own = isLocalized ? `${table}_locales` : table
      return [{ kind, place, holds, table: own, column: name, isLocalized, isVersion }]
    }
    const inside =
      field.kind === 'group' ? { table, prefix: `${name}_` } : { table: `${table}_${name}`, prefix: '' }
    return columnsOf(field.fields, { ...at, ...inside, place })
  })
}

// The targets of redirects follow a moved page by themselves (`moveAddress`).
const unmended = ['redirects']

/** The columns with typed addresses, of documents and of their versions. */
export const addressColumns = ({ collections, globals }: SanitizedConfig): AddressColumn[] =>
  [...collections, ...globals]
    .filter(({ slug }) => !unmended.includes(slug))
    .flatMap(({ slug: kind, fields, versions }) => {
      const linked = linkedFields(fields)
      const table = kind.replaceAll('-', '_')
      const documents = columnsOf(linked, { kind, place: '', table, prefix: '', isVersion: false })
      if (!versions) return documents
      const ofVersions = { kind, place: '', table: `_${table}_v`, prefix: 'version_', isVersion: true }
      return [...documents, ...columnsOf(linked, ofVersions)]
    })
