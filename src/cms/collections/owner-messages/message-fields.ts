import { homePicker } from '@/cms/fields/properties/home-picker'
import type { Field } from 'payload'

// They stand in the conversation, and in the list.
const inConversation = { readOnly: true, condition: () => false }

const readOnly = { readOnly: true }

/** A message between the agency and an owner. */
export const messageFields: Field[] = [
  {
    name: 'conversation',
    type: 'ui',
    label: { nl: 'Gesprek', fr: 'Conversation', en: 'Conversation', de: 'Gespräch' },
    admin: {
      disableListColumn: true,
      components: { Field: '/src/cms/admin/owners/owner-thread#OwnerThread' },
    },
  },
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
        admin: { ...homePicker, ...readOnly },
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
        admin: inConversation,
      },
      {
        name: 'staff',
        type: 'relationship',
        relationTo: 'users',
        label: { nl: 'Medewerker', fr: 'Collaborateur', en: 'Staff member', de: 'Mitarbeiter' },
        admin: inConversation,
      },
    ],
  },
  {
    name: 'subject',
    type: 'text',
    required: true,
    maxLength: 200,
    label: { nl: 'Onderwerp', fr: 'Objet', en: 'Subject', de: 'Betreff' },
    admin: inConversation,
  },
  {
    name: 'body',
    type: 'textarea',
    required: true,
    maxLength: 20_000,
    label: { nl: 'Bericht', fr: 'Message', en: 'Message', de: 'Nachricht' },
    admin: { ...inConversation, rows: 8 },
  },
  {
    name: 'attachments',
    type: 'relationship',
    relationTo: 'owner-files',
    hasMany: true,
    maxRows: 5,
    label: { nl: 'Bijlagen', fr: 'Pièces jointes', en: 'Attachments', de: 'Anhänge' },
    admin: inConversation,
  },
  {
    // The first message, in an answer; empty in a first one.
    name: 'thread',
    type: 'relationship',
    relationTo: 'owner-messages',
    index: true,
    label: { nl: 'Antwoord op', fr: 'Réponse à', en: 'Answer to', de: 'Antwort auf' },
    admin: inConversation,
  },
  {
    // By whoever did not write it.
    name: 'readAt',
    type: 'date',
    label: { nl: 'Gelezen', fr: 'Lu', en: 'Read', de: 'Gelesen' },
    admin: { ...inConversation, position: 'sidebar', date: { displayFormat: 'dd/MM/yyyy HH:mm' } },
  },
]
