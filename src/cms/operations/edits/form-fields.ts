import type { FlattenedField, PayloadRequest } from 'payload'
import { isSameValue } from '@/domain/editing/same-value'
import { isRecord } from '@/domain/shared/is-record'
import { labelText } from '@/cms/fields/label-text'

const valueOf = (values: unknown, name: string): unknown => (isRecord(values) ? values[name] : undefined)

/** What the system itself writes, and what no form shows. */
const isShown = (field: FlattenedField): boolean =>
  !['id', 'createdAt', 'updatedAt', 'currentPassword'].includes(field.name) &&
  !('hidden' in field && field.hidden) &&
  !(field.admin && 'hidden' in field.admin && field.admin.hidden === true) &&
  !('virtual' in field && field.virtual) &&
  field.type !== 'join'

const isGroup = (field: FlattenedField): field is FlattenedField & { flattenedFields: FlattenedField[] } =>
  (field.type === 'group' || field.type === 'tab') && 'flattenedFields' in field

/**
 * The fields of a form that a save changes, by their paths (`energy.label`): those that it sends and that are another
 * than before. Lists, blocks and texts count as one each.
 */
export function changedPaths({
  fields,
  data,
  before,
}: {
  fields: readonly FlattenedField[]
  data: unknown
  before: unknown
}): string[] {
  return fields.filter(isShown).flatMap((field) => {
    if (!isRecord(data) || !(field.name in data)) return []
    const [after, earlier] = [data[field.name], valueOf(before, field.name)]
    if (isGroup(field))
      return changedPaths({ fields: field.flattenedFields, data: after, before: earlier }).map(
        (path) => `${field.name}.${path}`,
      )
    return isSameValue(after, earlier) ? [] : [field.name]
  })
}

const labelOf = (field: FlattenedField, req: PayloadRequest): string =>
  labelText('label' in field ? field.label : undefined, req) ?? field.name

/** A field as the form names it in the language of the reader, with the groups that it stands in. */
export function nameOfField({
  path,
  fields,
  req,
}: {
  path: string
  fields: readonly FlattenedField[]
  req: PayloadRequest
}): string {
  const [first = '', ...rest] = path.split('.')
  const field = fields.find(({ name }) => name === first)
  if (!field) return path
  const label = labelOf(field, req)
  if (rest.length === 0 || !isGroup(field)) return label
  return `${label} › ${nameOfField({ path: rest.join('.'), fields: field.flattenedFields, req })}`
}
