import type { CheckboxField, RichTextField, RowField, TextareaField, TextField } from 'payload'
import { officeTexts } from '@/messages/office-texts'

const flagOf = (name: string): CheckboxField => ({
  name: `show${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  type: 'checkbox',
  defaultValue: true,
  label: officeTexts.fields.publishable.flagOf.label,
  admin: { width: '25%', style: { alignSelf: 'center' } },
})

/** A text with its public flag beside it: `title` gets `showTitle`; without the flag the text stays in the office. */
export const publishableField = (field: TextField | TextareaField | RichTextField): RowField => ({
  type: 'row',
  fields: [field, flagOf(field.name)],
})
