import type { Field, PayloadRequest } from 'payload'
import { labelText } from './label-text'

type NamedField = { name: string; label: unknown; fields: readonly Field[] }

const namedField = (name: string, field: object): NamedField => ({
  name,
  label: 'label' in field ? field.label : null,
  fields: 'fields' in field && Array.isArray(field.fields) ? field.fields : [],
})

/** The fields of a form by their names, also those in tabs and rows; a tab with a name is a field itself. */
const namedFields = (fields: readonly Field[]): NamedField[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name ? [namedField(tab.name, tab)] : namedFields(tab.fields),
      )
    if ('name' in field && field.name) return [namedField(field.name, field)]
    return 'fields' in field ? namedFields(field.fields) : []
  })

/** The name of a field as an editor reads it: 'Slides › 2 › Link'. */
export function placeLabel(
  req: PayloadRequest,
  { fields, place }: { fields: readonly Field[]; place: string },
) {
  const names: string[] = []
  let inside = fields
  for (const part of place.split('.')) {
    if (/^\d+$/.test(part)) {
      names.push(String(Number(part) + 1))
      continue
    }
    const field = namedFields(inside).find(({ name }) => name === part)
    names.push(labelText(field?.label, req) ?? part)
    inside = field?.fields ?? []
  }
  return names.join(' › ')
}
