import type { Field, RowField } from 'payload'
import { inDocument } from '@/cms/access/access'
import { languageOptions } from '@/cms/fields/language'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'

const row = (...fields: Field[]): RowField => ({ type: 'row', fields })

// Only sent, not shown: the preview is made from it.
const hidden = { hidden: true, disableListColumn: true, disableListFilter: true } as const

// A reader who could search this field could guess what `hideLinks` hides, letter by letter.
const unsearched = { read: inDocument }

// Above Payload's own limit for texts, which a mail with many properties exceeds.
const longestBody = 2_000_000

/** The mail itself: recipient, subject, and its two bodies. */
export const messageFields: Field[] = [
  row(
    {
      name: 'to',
      type: 'text',
      required: true,
      label: sharedTexts.to,
    },
    { name: 'cc', type: 'text', label: officeTexts.mails.messageFields.cc.label },
  ),
  row(
    {
      name: 'replyTo',
      type: 'text',
      label: officeTexts.mails.messageFields.replyTo.label,
    },
    {
      name: 'locale',
      type: 'select',
      required: true,
      label: sharedTexts.language,
      options: languageOptions(),
    },
  ),
  {
    name: 'subject',
    type: 'text',
    required: true,
    label: sharedTexts.subject,
  },
  {
    name: 'preview',
    type: 'ui',
    label: sharedTexts.message,
    admin: {
      disableListColumn: true,
      components: { Field: '/src/cms/admin/mails/mail-preview#MailPreview' },
    },
  },
  { name: 'html', type: 'textarea', maxLength: longestBody, access: unsearched, admin: hidden },
  { name: 'text', type: 'textarea', maxLength: longestBody, access: unsearched, admin: hidden },
  { name: 'headers', type: 'json', admin: hidden },
  { name: 'attachments', type: 'json', admin: hidden },
  // The recipients that have it already, if the server refused others.
  { name: 'reached', type: 'text', admin: hidden },
]
