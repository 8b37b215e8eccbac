import type { Field, TextField } from 'payload'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { sharedTexts } from '@/messages/shared-texts'
import { siteTexts } from '@/messages/site-messages'

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
        label: sharedTexts.personTitle,
        options: [
          { value: 'mr', label: siteTexts.lead.options.title.mr },
          { value: 'mrs', label: siteTexts.lead.options.title.mrs },
          { value: 'ms', label: siteTexts.lead.options.title.ms },
        ],
        admin: readOnly,
      },
      line({ name: 'firstName', label: sharedTexts.firstName }),
      line({ name: 'lastName', label: sharedTexts.lastName }),
    ],
  },
  {
    type: 'row',
    fields: [
      line({ name: 'email', label: sharedTexts.email, index: true }),
      line({ name: 'phone', label: sharedTexts.phone, index: true }),
    ],
  },
  {
    name: 'remark',
    type: 'textarea',
    label: sharedTexts.remark,
    admin: readOnly,
  },
]
