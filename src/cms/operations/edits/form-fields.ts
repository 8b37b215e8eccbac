import type { FlattenedField } from 'payload'
import { isSameValue } from '@/domain/editing/same-value'
import { isRecord } from '@/domain/shared/is-record'
import { editorText } from '@/cms/fields/editor-text'
import { labelText, type LabelReader } from '@/cms/fields/label-text'
import { sharedTexts } from '@/messages/shared-texts'

const valueOf = (values: unknown, name: string): unknown => (isRecord(values) ? values[name] : undefined)

/** Leaves out what the system writes itself and what no form shows. */
const isShown = (field: FlattenedField): boolean =>
  !['id', 'createdAt', 'updatedAt', 'currentPassword'].includes(field.name) &&
  !('hidden' in field && field.hidden) &&
  !(field.admin && 'hidden' in field.admin && field.admin.hidden === true) &&
  !('virtual' in field && field.virtual) &&
  field.type !== 'join'

const isGroup = (field: FlattenedField): field is FlattenedField & { flattenedFields: FlattenedField[] } =>
  (field.type === 'group' || field.type === 'tab') && 'flattenedFields' in field

/**
 * The paths (`energy.label`) of the fields of a form that a save changes: those that it sends and that differ from before.
 * Lists, blocks and texts count as one each.
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

const labelOf = (field: FlattenedField, req: LabelReader): string =>
  labelText('label' in field ? field.label : undefined, req) ?? field.name

/** The name of a field as the form shows it in the reader's language, with the groups around it. */
export function nameOfField({
  path,
  fields,
  req,
}: {
  path: string
  fields: readonly FlattenedField[]
  req: LabelReader
}): string {
  const [first = '', ...rest] = path.split('.')
  const field = fields.find(({ name }) => name === first)
  if (path === 'password') return editorText(req, sharedTexts.password)
  if (!field) return path
  const label = labelOf(field, req)
  if (rest.length === 0 || !isGroup(field)) return label
  return `${label} › ${nameOfField({ path: rest.join('.'), fields: field.flattenedFields, req })}`
}
