import type { Field } from 'payload'
import { officeTexts } from '@/messages/office-texts'
import { topicField } from './topic-field'

const sidebar = { position: 'sidebar' } as const
const moment = {
  ...sidebar,
  date: { pickerAppearance: 'dayAndTime' },
} as const

/** The delivery status of the mail, beside it. */
export const deliveryFields: Field[] = [
  {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'queued',
    index: true,
    label: officeTexts.common.state,
    options: [
      {
        value: 'queued',
        label: officeTexts.mails.deliveryFields.status.queued,
      },
      { value: 'sent', label: officeTexts.mails.deliveryFields.status.sent },
      { value: 'failed', label: officeTexts.mails.deliveryFields.status.failed },
    ],
    admin: sidebar,
  },
  {
    name: 'actions',
    type: 'ui',
    label: officeTexts.mails.deliveryFields.actions.label,
    admin: {
      ...sidebar,
      disableListColumn: true,
      components: { Field: '/src/cms/admin/mails/mail-actions#MailActions' },
    },
  },
  // The name of the mail's file, from which `topic` is derived.
  { name: 'kind', type: 'text', required: true, index: true, admin: { hidden: true } },
  topicField(),
  {
    name: 'about',
    type: 'text',
    index: true,
    label: officeTexts.common.about,
    admin: {
      ...sidebar,
      // Stored as the address of a document (`leads/12`), which nobody types.
      disableListFilter: true,
      components: {
        Cell: '/src/cms/admin/mails/mail-about#MailAboutCell',
        Field: '/src/cms/admin/mails/mail-about#MailAboutField',
      },
    },
  },
  {
    name: 'sentAt',
    type: 'date',
    index: true,
    label: officeTexts.mails.deliveryFields.sentAt.label,
    admin: moment,
  },
  {
    name: 'attempts',
    type: 'number',
    required: true,
    defaultValue: 0,
    label: officeTexts.mails.deliveryFields.attempts.label,
    admin: sidebar,
  },
  {
    name: 'nextAttemptAt',
    type: 'date',
    label: officeTexts.mails.deliveryFields.nextAttemptAt.label,
    admin: moment,
  },
  {
    name: 'lastError',
    type: 'text',
    label: officeTexts.mails.deliveryFields.lastError.label,
    admin: {
      ...sidebar,
      description: officeTexts.mails.deliveryFields.lastError.description,
    },
  },
  {
    name: 'messageId',
    type: 'text',
    required: true,
    label: officeTexts.mails.deliveryFields.messageId.label,
    admin: sidebar,
  },
  {
    name: 'bodyErasedAt',
    type: 'date',
    label: officeTexts.mails.deliveryFields.bodyErasedAt.label,
    admin: moment,
  },
]
