import type { Field } from 'payload'
import type { TextKind, TranslatedField } from '@/domain/translations/document-texts'

const kinds: Partial<Record<Field['type'], TextKind>> = { text: 'line', textarea: 'area', richText: 'rich' }

const isHidden = (field: Field): boolean =>
  ('hidden' in field && field.hidden === true) ||
  (field.admin !== undefined && 'hidden' in field.admin && field.admin.hidden === true)

const containerOf = (
  name: string,
  { kind, fields }: { kind: 'group' | 'list'; fields: readonly Field[] },
): TranslatedField[] => {
  const inside = translatedFields(fields)
  return inside.length === 0 ? [] : [{ name, kind, fields: inside }]
}

/** The fields of what has no name are stored beside it. */
function unnamed(field: Field): TranslatedField[] | null {
  if (field.type === 'tabs')
    return field.tabs.flatMap((tab) =>
      'name' in tab && tab.name !== undefined
        ? containerOf(tab.name, { kind: 'group', fields: tab.fields })
        : translatedFields(tab.fields),
    )
  if (field.type === 'row' || field.type === 'collapsible') return translatedFields(field.fields)
  if (field.type === 'group' && !('name' in field)) return translatedFields(field.fields)
  return null
}

const isAddress = ({ custom }: Field): boolean => custom?.holdsLink === true || custom?.isAddress === true

function named(field: Field & { name: string }): TranslatedField[] {
  const { name } = field
  if (field.type === 'group') return containerOf(name, { kind: 'group', fields: field.fields })
  if (field.type === 'array') return containerOf(name, { kind: 'list', fields: field.fields })
  const kind = kinds[field.type]
  const isText = kind !== undefined && 'localized' in field && field.localized === true
  return isText ? [{ name, kind, isAddress: isAddress(field) }] : []
}

const hasName = (field: Field): field is Field & { name: string } =>
  'name' in field && typeof field.name === 'string'

function translatedField(field: Field): TranslatedField[] {
  if (isHidden(field)) return []
  return unnamed(field) ?? (hasName(field) ? named(field) : [])
}

/** The fields of a collection or global with a text for each language, which a form shows. */
export const translatedFields = (fields: readonly Field[]): TranslatedField[] =>
  fields.flatMap(translatedField)
