import type { Field } from 'payload'
import { officeTexts } from '@/messages/office-texts'

/** The office's own fields, the only ones that staff change. */
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
