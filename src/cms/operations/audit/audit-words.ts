import type { FlattenedField, SanitizedConfig } from 'payload'
import { labelText, type LabelReader } from '@/cms/fields/label-text'
import { nameOfField } from '@/cms/operations/edits/form-fields'

/** A collection or global as the log speaks about it; one that no longer exists has the name that it had in the database. */
export type AuditedKind = {
  label: string
  /** Where the back office shows it, below its own address. */
  path: string | null
  fields: readonly FlattenedField[]
}

/** What a kind of document is called in the reader's language, with its fields. */
export function auditedKind(
  { collections, globals }: Pick<SanitizedConfig, 'collections' | 'globals'>,
  { slug, reader }: { slug: string; reader: LabelReader },
): AuditedKind {
  const collection = collections.find((candidate) => candidate.slug === slug)
  if (collection)
    return {
      label: labelText(collection.labels.singular, reader) ?? slug,
      path: `/collections/${slug}`,
      fields: collection.flattenedFields,
    }
  const global = globals.find((candidate) => candidate.slug === slug)
  return global
    ? {
        label: labelText(global.label, reader) ?? slug,
        path: `/globals/${slug}`,
        fields: global.flattenedFields,
      }
    : { label: slug, path: null, fields: [] }
}

/** The changed fields of an entry as forms name them, in the reader's language. */
export function auditedFields(
  { fields }: AuditedKind,
  { paths, reader }: { paths: unknown; reader: LabelReader },
): string[] {
  const known = Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : []
  return known.map((path) => nameOfField({ path, fields, req: reader }))
}
