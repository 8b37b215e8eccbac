import type { Field, SelectField, TextField } from 'payload'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { goalField } from '@/cms/fields/properties/goal'
import { languageOptions } from '@/cms/fields/language'

const readOnly = { readOnly: true } as const
const sidebar = { position: 'sidebar', readOnly: true } as const

const line = (name: string, label: EditorTexts): TextField => ({
  name,
  type: 'text',
  label,
  index: true,
  admin: readOnly,
})

/** Whom the alert is of. */
export const holderFields: Field[] = [
  {
    type: 'row',
    fields: [
      line('name', { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' }),
      // In lower case.
      { ...line('email', { nl: 'E-mail', fr: 'E-mail', en: 'Email', de: 'E-Mail' }), required: true },
    ],
  },
]

const frequency: SelectField = {
  name: 'frequency',
  type: 'select',
  required: true,
  label: { nl: 'Frequentie', fr: 'Fréquence', en: 'Frequency', de: 'Häufigkeit' },
  options: [
    { value: 'immediately', label: { nl: 'Onmiddellijk', fr: 'Immédiatement', en: 'At once', de: 'Sofort' } },
    { value: 'daily', label: { nl: 'Dagelijks', fr: 'Chaque jour', en: 'Daily', de: 'Täglich' } },
    { value: 'weekly', label: { nl: 'Wekelijks', fr: 'Chaque semaine', en: 'Weekly', de: 'Wöchentlich' } },
  ],
  admin: sidebar,
}

/** What they look for, and how they want to hear of it. */
export const wishFields: Field[] = [
  {
    name: 'wishes',
    type: 'json',
    required: true,
    label: { nl: 'Zoekt', fr: 'Recherche', en: 'Looks for', de: 'Sucht' },
    admin: {
      ...readOnly,
      disableListFilter: true,
      components: {
        Field: '/src/cms/admin/alerts/alert-wishes#AlertWishesField',
        Cell: '/src/cms/admin/alerts/alert-wishes#AlertWishesCell',
      },
    },
  },
  { ...goalField({ required: false }), admin: sidebar },
  frequency,
  {
    name: 'language',
    type: 'select',
    required: true,
    label: { nl: 'Taal', fr: 'Langue', en: 'Language', de: 'Sprache' },
    options: languageOptions(),
    admin: sidebar,
  },
]
