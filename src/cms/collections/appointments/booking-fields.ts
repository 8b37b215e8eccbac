import { propertyPicker } from '@/cms/fields/properties/property-picker'
import type { DateField, Field, NumberField, SelectField } from 'payload'
import { nobodyField } from '@/cms/access/access'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { languageOptions } from '@/cms/fields/language'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'

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
    date: { pickerAppearance: 'dayAndTime' },
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
  label: officeTexts.common.state,
  options: [
    { value: 'booked', label: officeTexts.appointments.bookingFields.state.booked },
    { value: 'cancelled', label: officeTexts.appointments.bookingFields.state.cancelled },
    { value: 'done', label: officeTexts.appointments.bookingFields.state.done },
    { value: 'no-show', label: officeTexts.appointments.bookingFields.state.noShow },
  ],
  admin: sidebar,
}

/** The booked slot. */
export const slotFields: Field[] = [
  {
    type: 'row',
    fields: [
      moment({
        name: 'startsAt',
        required: true,
        label: officeTexts.appointments.bookingFields.startsAt.label,
      }),
      moment({ name: 'endsAt', required: true, label: officeTexts.appointments.bookingFields.endsAt.label }),
    ],
  },
  state,
  // Neither is required, so that deleting a property or an agent deletes no appointment.
  {
    name: 'property',
    type: 'relationship',
    relationTo: 'properties',
    index: true,
    label: sharedTexts.property,
    admin: { ...propertyPicker, ...sidebar, allowCreate: false },
  },
  {
    name: 'agent',
    type: 'relationship',
    relationTo: 'agents',
    index: true,
    label: sharedTexts.agent,
    admin: { ...sidebar, allowCreate: false },
  },
  {
    name: 'source',
    type: 'select',
    required: true,
    defaultValue: 'online',
    label: officeTexts.appointments.bookingFields.source.label,
    options: [
      { value: 'online', label: officeTexts.appointments.bookingFields.source.online },
      {
        value: 'phone',
        label: officeTexts.appointments.bookingFields.source.phone,
      },
    ],
    admin: sidebar,
  },
  {
    name: 'language',
    type: 'select',
    required: true,
    label: sharedTexts.language,
    options: languageOptions(),
    admin: sidebar,
  },
  {
    name: 'place',
    type: 'number',
    required: true,
    label: officeTexts.appointments.bookingFields.place.label,
    admin: sidebar,
  },
  {
    name: 'eraseAt',
    type: 'date',
    index: true,
    label: officeTexts.common.willBeErasedOn,
    admin: { ...sidebar, date: { pickerAppearance: 'dayOnly' } },
  },
]

/** The outcome, for the office, and for the owner if it is released. */
export const feedbackFields: Field[] = [
  {
    name: 'feedback',
    type: 'textarea',
    label: sharedTexts.feedback,
    admin: readOnly,
  },
  {
    name: 'feedbackReleased',
    type: 'checkbox',
    defaultValue: false,
    label: sharedTexts.feedbackReleased,
    admin: readOnly,
  },
]

/** Internal fields. */
export const innerFields: Field[] = [
  // Unique in the database together with the property and the place: see the migration.
  { name: 'slotKey', type: 'text', required: true, ...closed },
  // Of the calendar entry.
  number('sequence', 0),
  // A higher version revokes every mailed link.
  number('linkVersion', 0),
  // When it was booked or moved to this time.
  { name: 'since', type: 'date', required: true, ...closed },
  moment({
    name: 'remindedAt',
    label: officeTexts.appointments.bookingFields.remindedAt.label,
  }),
  // Recognises a repeated post; a hash, because the form's key may be any text.
  { name: 'requestId', type: 'text', unique: true, index: true, ...closed },
  // Recognises repeated posts that moved the appointment; hashes too.
  { name: 'changeIds', type: 'json', ...closed },
]
