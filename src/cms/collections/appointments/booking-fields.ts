import { homePicker } from '@/cms/fields/properties/home-picker'
import type { DateField, Field, NumberField, SelectField } from 'payload'
import { nobodyField } from '@/cms/access/access'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { languageOptions } from '@/cms/fields/language'

const readOnly = { readOnly: true } as const
const sidebar = { position: 'sidebar', readOnly: true } as const
const hidden = { hidden: true, disableListColumn: true, disableListFilter: true } as const
const closed = { access: { read: nobodyField, update: nobodyField }, admin: hidden }

const moment = ({
  name,
  label,
  required = false,
}: {
  name: string
  label: EditorTexts
  required?: boolean
}): DateField => ({
  name,
  type: 'date',
  required,
  index: required,
  label,
  admin: {
    ...readOnly,
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' },
    components: {
      Field: '/src/cms/admin/appointments/moment-field#MomentField',
      Cell: '/src/cms/admin/appointments/moment-field#MomentCell',
    },
  },
})

const number = (name: string, standard: number): NumberField => ({
  name,
  type: 'number',
  required: true,
  defaultValue: standard,
  ...closed,
})

const state: SelectField = {
  name: 'state',
  type: 'select',
  required: true,
  defaultValue: 'booked',
  index: true,
  label: { nl: 'Toestand', fr: 'État', en: 'State', de: 'Zustand' },
  options: [
    { value: 'booked', label: { nl: 'Bevestigd', fr: 'Confirmé', en: 'Confirmed', de: 'Bestätigt' } },
    { value: 'cancelled', label: { nl: 'Geannuleerd', fr: 'Annulé', en: 'Cancelled', de: 'Abgesagt' } },
    { value: 'done', label: { nl: 'Gebeurd', fr: 'Effectué', en: 'Done', de: 'Durchgeführt' } },
    { value: 'no-show', label: { nl: 'Niet gekomen', fr: 'Absent', en: 'No-show', de: 'Nicht erschienen' } },
  ],
  admin: sidebar,
}

/** What was booked. */
export const slotFields: Field[] = [
  {
    type: 'row',
    fields: [
      moment({
        name: 'startsAt',
        required: true,
        label: { nl: 'Begin', fr: 'Début', en: 'Start', de: 'Beginn' },
      }),
      moment({ name: 'endsAt', required: true, label: { nl: 'Einde', fr: 'Fin', en: 'End', de: 'Ende' } }),
    ],
  },
  state,
  // Neither is required: a home or an agent that is deleted takes no visit with it.
  {
    name: 'property',
    type: 'relationship',
    relationTo: 'properties',
    index: true,
    label: { nl: 'Pand', fr: 'Bien', en: 'Home', de: 'Immobilie' },
    admin: { ...homePicker, ...sidebar, allowCreate: false },
  },
  {
    name: 'agent',
    type: 'relationship',
    relationTo: 'agents',
    index: true,
    label: { nl: 'Makelaar', fr: 'Agent', en: 'Agent', de: 'Makler' },
    admin: { ...sidebar, allowCreate: false },
  },
  {
    name: 'source',
    type: 'select',
    required: true,
    defaultValue: 'online',
    label: { nl: 'Geboekt', fr: 'Réservé', en: 'Booked', de: 'Gebucht' },
    options: [
      { value: 'online', label: { nl: 'Op de site', fr: 'Sur le site', en: 'Online', de: 'Online' } },
      {
        value: 'phone',
        label: { nl: 'Aan de telefoon', fr: 'Par téléphone', en: 'On the phone', de: 'Am Telefon' },
      },
    ],
    admin: sidebar,
  },
  {
    name: 'language',
    type: 'select',
    required: true,
    label: { nl: 'Taal', fr: 'Langue', en: 'Language', de: 'Sprache' },
    options: languageOptions(),
    admin: sidebar,
  },
  {
    name: 'place',
    type: 'number',
    required: true,
    label: { nl: 'Plaats', fr: 'Place', en: 'Place', de: 'Platz' },
    admin: sidebar,
  },
  {
    name: 'eraseAt',
    type: 'date',
    index: true,
    label: { nl: 'Wordt gewist op', fr: 'Sera effacé le', en: 'Will be erased on', de: 'Wird gelöscht am' },
    admin: { ...sidebar, date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' } },
  },
]

/** What became of it, for the office, and for the owner where it is released. */
export const feedbackFields: Field[] = [
  {
    name: 'feedback',
    type: 'textarea',
    label: { nl: 'Verslag', fr: 'Retour de visite', en: 'Feedback', de: 'Rückmeldung' },
    admin: readOnly,
  },
  {
    name: 'feedbackReleased',
    type: 'checkbox',
    defaultValue: false,
    label: {
      nl: 'De eigenaar mag het lezen',
      fr: 'Le propriétaire peut le lire',
      en: 'The owner may read it',
      de: 'Der Eigentümer darf sie lesen',
    },
    admin: readOnly,
  },
]

/** What the site keeps for itself. */
export const innerFields: Field[] = [
  // With the home and the place what the database keeps unique: see the migration.
  { name: 'slotKey', type: 'text', required: true, ...closed },
  // Of the calendar entry.
  number('sequence', 0),
  // Raised to take back every link that was mailed.
  number('linkVersion', 0),
  // When it was booked or moved to this time.
  { name: 'since', type: 'date', required: true, ...closed },
  moment({
    name: 'remindedAt',
    label: { nl: 'Herinnerd op', fr: 'Rappelé le', en: 'Reminded on', de: 'Erinnert am' },
  }),
  // How a repeated post is recognised; made of the form's key, which may hold anything.
  { name: 'requestId', type: 'text', unique: true, index: true, ...closed },
  // The same of posts that have moved it.
  { name: 'changeIds', type: 'json', ...closed },
]
