import type { Field, PayloadRequest } from 'payload'
import { labelText } from '@/cms/fields/label-text'

/** The fields of a form by their names, also those in tabs and rows. */
const namedFields = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) => ('name' in tab && tab.name ? [] : namedFields(tab.fields)))
    if (field.type === 'row' || field.type === 'collapsible') return namedFields(field.fields)
    return field.type === 'group' && !('name' in field) ? namedFields(field.fields) : [field]
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
    const field = namedFields(inside).find((each) => 'name' in each && each.name === part)
    names.push((field && 'label' in field ? labelText(field.label, req) : null) ?? part)
    inside = field && 'fields' in field ? field.fields : []
  }
  return names.join(' › ')
}
