import type { DateField, Field } from 'payload'
import { nobodyField } from '@/cms/access/access'
import { noteFirstAnswer } from '@/cms/hooks/leads/note-first-answer'
import { officeTexts } from '@/messages/office-texts'

/** When a lead that nobody answers was reported (`remindLeads`), and when its sender last replied by mail (`storeReply`). */
const noted = (name: 'remindedAt' | 'escalatedAt' | 'repliedAt'): DateField => ({
  name,
  type: 'date',
  label: officeTexts.leads.officeFields[name],
  access: { create: nobodyField, update: nobodyField },
  admin: {
    position: 'sidebar',
    readOnly: true,
    condition: (data) => Boolean(data[name]),
    components: { Field: '/src/cms/admin/appointments/moment-field#MomentField' },
    date: { pickerAppearance: 'dayAndTime' },
  },
})

/** The office's own fields: staff change the first two, the others are noted. */
export const officeFields: Field[] = [
  {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'new',
    index: true,
    label: officeTexts.common.state,
    options: [
      { value: 'new', label: officeTexts.leads.officeFields.status.new },
      {
        value: 'in-hand',
        label: officeTexts.leads.officeFields.status.inHand,
      },
      { value: 'done', label: officeTexts.leads.officeFields.status.done },
    ],
    admin: { position: 'sidebar' },
  },
  {
    name: 'assignedTo',
    type: 'relationship',
    relationTo: 'users',
    index: true,
    label: officeTexts.leads.officeFields.assignedTo.label,
    admin: { position: 'sidebar', allowCreate: false },
  },
  {
    name: 'answeredAt',
    type: 'date',
    index: true,
    label: officeTexts.leads.officeFields.answeredAt.label,
    access: { create: nobodyField, update: nobodyField },
    hooks: { beforeChange: [noteFirstAnswer] },
    admin: {
      position: 'sidebar',
      readOnly: true,
      components: { Cell: '/src/cms/admin/leads/lead-cells#AnsweredCell' },
      condition: ({ answeredAt }) => Boolean(answeredAt),
      description: officeTexts.leads.officeFields.answeredAt.description,
      date: { pickerAppearance: 'dayAndTime' },
    },
  },
  noted('repliedAt'),
  noted('remindedAt'),
  noted('escalatedAt'),
]

/** Internal notes of the office. */
export const notesField: Field = {
  name: 'notes',
  type: 'textarea',
  label: officeTexts.common.notes,
  admin: {
    description: officeTexts.leads.officeFields.notes.description,
  },
}
