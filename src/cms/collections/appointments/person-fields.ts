import type { Field, TextField } from 'payload'
import type { EditorTexts } from '@/cms/fields/editor-text'

const readOnly = { readOnly: true } as const

type Line = { name: string; label: EditorTexts; index?: boolean }

const line = ({ name, label, index = false }: Line): TextField => ({
  name,
  type: 'text',
  label,
  index,
  admin: readOnly,
})

/** Who comes, and how to reach them. */
export const personFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'title',
        type: 'select',
        label: { nl: 'Aanspreking', fr: 'Civilité', en: 'Title', de: 'Anrede' },
        options: [
          { value: 'mr', label: { nl: 'De heer', fr: 'Monsieur', en: 'Mr', de: 'Herr' } },
          { value: 'mrs', label: { nl: 'Mevrouw', fr: 'Madame', en: 'Mrs', de: 'Frau' } },
          { value: 'ms', label: { nl: 'Mevrouw', fr: 'Mademoiselle', en: 'Ms', de: 'Frau' } },
        ],
        admin: readOnly,
      },
      line({ name: 'firstName', label: { nl: 'Voornaam', fr: 'Prénom', en: 'First name', de: 'Vorname' } }),
      line({ name: 'lastName', label: { nl: 'Naam', fr: 'Nom', en: 'Last name', de: 'Nachname' } }),
    ],
  },
  {
    type: 'row',
    fields: [
      line({ name: 'email', label: { nl: 'E-mail', fr: 'E-mail', en: 'Email', de: 'E-Mail' }, index: true }),
      line({ name: 'phone', label: { nl: 'Telefoon', fr: 'Téléphone', en: 'Phone', de: 'Telefon' } }),
    ],
  },
  {
    name: 'remark',
    type: 'textarea',
    label: { nl: 'Opmerking', fr: 'Remarque', en: 'Remark', de: 'Bemerkung' },
    admin: readOnly,
  },
]
