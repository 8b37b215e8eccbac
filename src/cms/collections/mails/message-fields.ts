import type { Field, RowField } from 'payload'
import { inDocument } from '@/cms/access/access'
import { languageOptions } from '@/cms/fields/language'
import { officeTexts } from '@/messages/office-texts'

const row = (...fields: Field[]): RowField => ({ type: 'row', fields })

// What is only sent, not shown: the preview is made of it.
const hidden = { hidden: true, disableListColumn: true, disableListFilter: true } as const

// What is hidden from who reads a mail (`hidePasswordLinks`) could be guessed letter by letter by who may search in it.
const unsearched = { read: inDocument }

// Above Payload's own bound on texts, which a mail with many properties passes.
const longestBody = 2_000_000

/** The mail itself: to whom, about what, and its two bodies. */
export const messageFields: Field[] = [
  row(
    {
      name: 'to',
      type: 'text',
      required: true,
      label: officeTexts.mails.messageFields.to.label,
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
      label: officeTexts.common.language,
      options: languageOptions(),
    },
  ),
  {
    name: 'subject',
    type: 'text',
    required: true,
    label: officeTexts.common.subject,
  },
  {
    name: 'preview',
    type: 'ui',
    label: officeTexts.common.message,
    admin: {
      disableListColumn: true,
      components: { Field: '/src/cms/admin/mails/mail-preview#MailPreview' },
    },
  },
  { name: 'html', type: 'textarea', maxLength: longestBody, access: unsearched, admin: hidden },
  { name: 'text', type: 'textarea', maxLength: longestBody, access: unsearched, admin: hidden },
  { name: 'headers', type: 'json', admin: hidden },
  { name: 'attachments', type: 'json', admin: hidden },
  // Who of several recipients has it already, when the server refused the others.
  { name: 'reached', type: 'text', admin: hidden },
]
