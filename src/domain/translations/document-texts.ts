import { isRecord } from '@/domain/shared/is-record'
import { perLocale, type Locale } from '@/domain/shared/locale'

/** One line, several lines, or the text editor. */
export type TextKind = 'line' | 'area' | 'rich'

/** A field with a text in each language, or one that contains such fields. */
export type TranslatedField =
  | { name: string; kind: TextKind; isAddress: boolean }
  | { name: string; kind: 'group' | 'list'; fields: readonly TranslatedField[] }

/** The fields without addresses and links. */
export const withoutAddresses = (fields: readonly TranslatedField[]): TranslatedField[] =>
  fields.flatMap((field): TranslatedField[] => {
    if (!('fields' in field)) return field.isAddress ? [] : [field]
    const inside = withoutAddresses(field.fields)
    return inside.length === 0 ? [] : [{ ...field, fields: inside }]
  })

/** A text of a document in all languages. */
export type DocumentText = {
  /** Where it stands, a row of a list by its id, so that it stays the same when rows move: `slides.64fa.title`. */
  place: string
  /** Where the form has it: `slides.0.title`. */
  path: string
  kind: TextKind
  /** An address or a link, which another language has of its own. */
  isAddress: boolean
  values: Record<Locale, unknown>
}

const inside = (place: string, name: string): string => (place === '' ? name : `${place}.${name}`)

type TextsStart = { data: unknown; place?: string; path?: string }

const rowsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

/** The texts of a document that was read in all languages, in the order of its form. */
export function findTexts(
  fields: readonly TranslatedField[],
  { data, place = '', path = '' }: TextsStart,
): DocumentText[] {
  return fields.flatMap((field) => {
    const value = isRecord(data) ? data[field.name] : undefined
    const at = { place: inside(place, field.name), path: inside(path, field.name) }
    if ('fields' in field) {
      if (field.kind === 'group') return findTexts(field.fields, { data: value, ...at })
      return rowsOf(value).flatMap((row, position) =>
        findTexts(field.fields, {
          data: row,
          place: `${at.place}.${String(row.id)}`,
          path: `${at.path}.${position}`,
        }),
      )
    }
    const values = perLocale((locale) => (isRecord(value) ? (value[locale] ?? null) : null))
    return [{ ...at, kind: field.kind, isAddress: field.isAddress, values }]
  })
}

type PlacedValue = { place: string; value: unknown }

const changedRows = (rows: unknown, change: { names: readonly string[]; value: unknown }): unknown => {
  const [id = '', ...names] = change.names
  return rowsOf(rows).map((row) =>
    String(row.id) === id ? { ...row, ...changed(row, { names, value: change.value }) } : row,
  )
}

function changed(data: unknown, { names, value }: { names: readonly string[]; value: unknown }): object {
  const [name = '', ...rest] = names
  const before = isRecord(data) ? data[name] : undefined
  if (rest.length === 0) return { [name]: value }
  if (Array.isArray(before)) return { [name]: changedRows(before, { names: rest, value }) }
  return { [name]: { ...(isRecord(before) ? before : {}), ...changed(before, { names: rest, value }) } }
}

/** The fields of a document in one language with new texts: only those fields that have any. */
export function withTexts(
  data: Record<string, unknown>,
  texts: readonly PlacedValue[],
): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const { place, value } of texts)
    Object.assign(fields, changed({ ...data, ...fields }, { names: place.split('.'), value }))
  return fields
}
