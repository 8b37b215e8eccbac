import type { CheckboxField, RichTextField, RowField, TextareaField, TextField } from 'payload'

const flagOf = (name: string): CheckboxField => ({
  name: `show${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  type: 'checkbox',
  defaultValue: true,
  label: {
    nl: 'Tonen op de site',
    fr: 'Afficher sur le site',
    en: 'Show on the site',
    de: 'Auf der Website zeigen',
  },
  admin: { width: '25%', style: { alignSelf: 'center' } },
})

/** A text with its public flag beside it: `title` gets `showTitle`; without the flag the text stays in the office. */
export const publishableField = (field: TextField | TextareaField | RichTextField): RowField => ({
  type: 'row',
  fields: [field, flagOf(field.name)],
})
