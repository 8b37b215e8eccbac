import type { Field, TextField } from 'payload'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { officeTexts } from '@/messages/office-texts'

const readOnly = { readOnly: true } as const

type PersonFieldLine = { name: string; label: EditorTexts; index?: boolean }

const line = ({ name, label, index = false }: PersonFieldLine): TextField => ({
  name,
  type: 'text',
  label,
  index,
  admin: readOnly,
})

/** The visitor, and their contact details. */
export const personFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'title',
        type: 'select',
        label: officeTexts.appointments.personFields.title.label,
        options: [
          { value: 'mr', label: officeTexts.common.mr },
          { value: 'mrs', label: officeTexts.common.mrs },
          { value: 'ms', label: officeTexts.common.ms },
        ],
        admin: readOnly,
      },
      line({ name: 'firstName', label: officeTexts.common.firstName }),
      line({ name: 'lastName', label: officeTexts.common.lastName }),
    ],
  },
  {
    type: 'row',
    fields: [
      line({ name: 'email', label: officeTexts.common.email, index: true }),
      line({ name: 'phone', label: officeTexts.common.phone }),
    ],
  },
  {
    name: 'remark',
    type: 'textarea',
    label: officeTexts.appointments.personFields.remark.label,
    admin: readOnly,
  },
]
