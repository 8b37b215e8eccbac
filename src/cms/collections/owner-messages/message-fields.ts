import type { Field } from 'payload'

const readOnly = { readOnly: true }

/** A message between the agency and an owner. */
export const messageFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'owner',
        type: 'relationship',
        relationTo: 'owners',
        required: true,
        index: true,
        label: { nl: 'Eigenaar', fr: 'Propriétaire', en: 'Owner', de: 'Eigentümer' },
        admin: readOnly,
      },
      {
        name: 'property',
        type: 'relationship',
        relationTo: 'properties',
        index: true,
        label: { nl: 'Pand', fr: 'Bien', en: 'Home', de: 'Immobilie' },
        admin: readOnly,
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'author',
        type: 'select',
        required: true,
        label: { nl: 'Van', fr: 'De', en: 'From', de: 'Von' },
        options: [
          { value: 'agency', label: { nl: 'Kantoor', fr: 'Agence', en: 'Agency', de: 'Büro' } },
          { value: 'owner', label: { nl: 'Eigenaar', fr: 'Propriétaire', en: 'Owner', de: 'Eigentümer' } },
        ],
        admin: readOnly,
      },
      {
        name: 'staff',
        type: 'relationship',
        relationTo: 'users',
        label: { nl: 'Medewerker', fr: 'Collaborateur', en: 'Staff member', de: 'Mitarbeiter' },
        admin: readOnly,
      },
    ],
  },
  {
    name: 'subject',
    type: 'text',
    required: true,
    maxLength: 200,
    label: { nl: 'Onderwerp', fr: 'Objet', en: 'Subject', de: 'Betreff' },
    admin: readOnly,
  },
  {
    name: 'body',
    type: 'textarea',
    required: true,
    maxLength: 20_000,
    label: { nl: 'Bericht', fr: 'Message', en: 'Message', de: 'Nachricht' },
    admin: { ...readOnly, rows: 8 },
  },
  {
    name: 'attachments',
    type: 'relationship',
    relationTo: 'owner-files',
    hasMany: true,
    maxRows: 5,
    label: { nl: 'Bijlagen', fr: 'Pièces jointes', en: 'Attachments', de: 'Anhänge' },
    admin: readOnly,
  },
  {
    // The first message, in an answer; empty in a first one.
    name: 'thread',
    type: 'relationship',
    relationTo: 'owner-messages',
    index: true,
    label: { nl: 'Antwoord op', fr: 'Réponse à', en: 'Answer to', de: 'Antwort auf' },
    admin: readOnly,
  },
  {
    // By whoever did not write it.
    name: 'readAt',
    type: 'date',
    label: { nl: 'Gelezen', fr: 'Lu', en: 'Read', de: 'Gelesen' },
    admin: { ...readOnly, position: 'sidebar', date: { displayFormat: 'dd/MM/yyyy HH:mm' } },
  },
]
