import type { Field } from 'payload'
import type { LinkedField } from '@/domain/broken/find-links'

const groupOf = (
  { name, isLocalized }: NamedField,
  { kind, fields }: { kind: 'group' | 'list'; fields: readonly Field[] },
): LinkedField[] => {
  const linked = linkedFields(fields)
  return linked.length === 0 ? [] : [{ kind, name, isLocalized, fields: linked }]
}

/** The fields of a group or tab without a name are stored beside it. */
function nested(field: Field): LinkedField[] | null {
  if (field.type === 'tabs')
    return field.tabs.flatMap((tab) =>
      'name' in tab && tab.name !== undefined
        ? groupOf(
            { name: tab.name, isLocalized: tab.localized === true },
            { kind: 'group', fields: tab.fields },
          )
        : linkedFields(tab.fields),
    )
  if (field.type === 'row' || field.type === 'collapsible') return linkedFields(field.fields)
  if (field.type === 'group' && !('name' in field)) return linkedFields(field.fields)
  return null
}

type NamedField = { name: string; isLocalized: boolean }

function linkOf({ custom }: Field, own: NamedField): LinkedField[] {
  if (custom?.holdsLink !== true) return []
  return [{ ...own, kind: 'link', ...(typeof custom.pick === 'string' && { pick: custom.pick }) }]
}

function namedField(field: Field, own: NamedField): LinkedField[] {
  switch (field.type) {
    case 'richText':
      return [{ ...own, kind: 'text' }]
    case 'text':
      return linkOf(field, own)
    case 'group':
      return groupOf(own, { kind: 'group', fields: field.fields })
    case 'array':
      return groupOf(own, { kind: 'list', fields: field.fields })
    default:
      return []
  }
}

function linkedField(field: Field): LinkedField[] {
  const inside = nested(field)
  if (inside !== null) return inside
  if (!('name' in field) || field.name === undefined) return []
  return namedField(field, {
    name: field.name,
    isLocalized: 'localized' in field && field.localized === true,
  })
}

/** The fields of a collection or global that can hold links: those of links (`custom.holdsLink`), and rich texts. */
export const linkedFields = (fields: readonly Field[]): LinkedField[] => fields.flatMap(linkedField)
