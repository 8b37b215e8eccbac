import type { Field } from 'payload'

/** What the office does with it: the only fields that staff change. */
export const officeFields: Field[] = [
  {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'new',
    index: true,
    label: { nl: 'Toestand', fr: 'État', en: 'State', de: 'Zustand' },
    options: [
      { value: 'new', label: { nl: 'Nieuw', fr: 'Nouveau', en: 'New', de: 'Neu' } },
      {
        value: 'in-hand',
        label: { nl: 'In behandeling', fr: 'En cours', en: 'In hand', de: 'In Bearbeitung' },
      },
      { value: 'done', label: { nl: 'Afgehandeld', fr: 'Traité', en: 'Done', de: 'Erledigt' } },
    ],
    admin: { position: 'sidebar' },
  },
  {
    name: 'assignedTo',
    type: 'relationship',
    relationTo: 'users',
    index: true,
    label: { nl: 'Toegewezen aan', fr: 'Attribué à', en: 'Assigned to', de: 'Zugewiesen an' },
    admin: { position: 'sidebar', allowCreate: false },
  },
]

/** What the office writes down about it, for itself. */
export const notesField: Field = {
  name: 'notes',
  type: 'textarea',
  label: { nl: 'Notities', fr: 'Notes', en: 'Notes', de: 'Notizen' },
  admin: {
    description: {
      nl: 'Alleen voor het kantoor. De persoon mag ze opvragen.',
      fr: "Pour l'agence seule. La personne peut demander à les lire.",
      en: 'For the office alone. The person may ask to read them.',
      de: 'Nur für das Büro. Die Person darf Einsicht verlangen.',
    },
  },
}
