import { propertyPicker } from '@/cms/fields/properties/property-picker'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import type { Field } from 'payload'

// Shown in the conversation and in the list, not in the form.
const inConversation = { readOnly: true, condition: () => false }

const readOnly = { readOnly: true }

/** A message between the agency and an owner. */
export const messageFields: Field[] = [
  {
    name: 'conversation',
    type: 'ui',
    label: sharedTexts.conversation,
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
        label: sharedTexts.owner,
        admin: readOnly,
      },
      {
        name: 'property',
        type: 'relationship',
        relationTo: 'properties',
        index: true,
        label: sharedTexts.property,
        admin: { ...propertyPicker, ...readOnly },
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
        label: officeTexts.common.from,
        options: [
          { value: 'agency', label: sharedTexts.agency },
          { value: 'owner', label: sharedTexts.owner },
        ],
        admin: inConversation,
      },
      {
        name: 'staff',
        type: 'relationship',
        relationTo: 'users',
        label: officeTexts.common.staffMember,
        admin: inConversation,
      },
    ],
  },
  {
    name: 'subject',
    type: 'text',
    required: true,
    maxLength: 200,
    label: sharedTexts.subject,
    admin: inConversation,
  },
  {
    name: 'body',
    type: 'textarea',
    required: true,
    maxLength: 20_000,
    label: sharedTexts.message,
    admin: { ...inConversation, rows: 8 },
  },
  {
    name: 'attachments',
    type: 'relationship',
    relationTo: 'owner-files',
    hasMany: true,
    maxRows: 5,
    label: sharedTexts.attachments,
    admin: inConversation,
  },
  {
    // The first message of the conversation; empty in the first one itself.
    name: 'thread',
    type: 'relationship',
    relationTo: 'owner-messages',
    index: true,
    label: officeTexts.ownerMessages.messageFields.thread.label,
    admin: inConversation,
  },
  {
    // When the recipient read it.
    name: 'readAt',
    type: 'date',
    label: officeTexts.ownerMessages.messageFields.readAt.label,
    admin: { ...inConversation, position: 'sidebar' },
  },
]
