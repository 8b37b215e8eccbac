import { propertyPicker } from '@/cms/fields/properties/property-picker'
import type { Field, RowField } from 'payload'
import { nobodyField } from '@/cms/access/access'
import { formKindOptions } from '@/cms/collections/contact-forms/form-kinds'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { languageOptions } from '@/cms/fields/language'
import { isLeadKind } from '@/domain/leads/lead-kinds'
import { leadSources } from '@/domain/leads/lead-sources'
import { leadTable } from '@/domain/leads/lead-table'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { siteTexts } from '@/messages/site-messages'

// A visitor's answers never change.
const access = { update: nobodyField }
const sidebar = { position: 'sidebar', readOnly: true } as const

// The field `answers` shows all of these; here they serve the columns and filters of the list.
const listed = (...fields: Field[]): RowField => ({ type: 'row', fields, admin: { condition: () => false } })

type RequestFieldLine = { name: string; label: EditorTexts; index?: boolean }

const line = ({ name, label, index = false }: RequestFieldLine): Field => ({
  name,
  type: 'text',
  label,
  index,
  access,
  admin: { readOnly: true },
})

/** The visitor, and their contact details. */
export const personFields: Field[] = [
  listed(
    {
      name: 'title',
      type: 'select',
      label: sharedTexts.personTitle,
      options: [
        { value: 'mr', label: siteTexts.lead.options.title.mr },
        { value: 'mrs', label: siteTexts.lead.options.title.mrs },
        { value: 'ms', label: siteTexts.lead.options.title.ms },
      ],
      access,
      admin: { readOnly: true },
    },
    line({ name: 'name', label: sharedTexts.name }),
  ),
  listed(
    line({ name: 'email', label: sharedTexts.email, index: true }),
    line({ name: 'phone', label: sharedTexts.phone, index: true }),
  ),
  {
    name: 'file',
    type: 'upload',
    relationTo: 'applicant-files',
    label: officeTexts.leads.requestFields.file.label,
    access,
    admin: { readOnly: true, condition: (data) => Boolean(data?.file) },
  },
  // Shown as a table by the field `answers`.
  {
    name: 'values',
    type: 'json',
    access,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
]

const retentionFields: Field[] = [
  {
    name: 'eraseAt',
    type: 'date',
    index: true,
    label: officeTexts.common.willBeErasedOn,
    access,
    admin: { ...sidebar, date: { pickerAppearance: 'dayOnly' } },
  },
  {
    name: 'confirmedAt',
    type: 'date',
    label: officeTexts.common.confirmedOn,
    access,
    admin: {
      ...sidebar,
      condition: (data) => isLeadKind(data?.kind) && leadTable[data.kind].recordsConfirmation,
      date: { pickerAppearance: 'dayAndTime' },
    },
  },
  // Recognises a repeated post; a hash, because the form's key may be any text.
  {
    name: 'requestId',
    type: 'text',
    unique: true,
    index: true,
    access: { read: nobodyField, update: nobodyField },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
]

/** The subject of the lead, beside it. */
export const requestFields: Field[] = [
  {
    name: 'kind',
    type: 'select',
    required: true,
    index: true,
    label: officeTexts.common.form,
    options: formKindOptions(),
    access,
    admin: sidebar,
  },
  {
    name: 'source',
    type: 'select',
    required: true,
    defaultValue: 'website',
    index: true,
    label: officeTexts.leads.requestFields.source,
    options: leadSources.map((value) => ({ value, label: officeTexts.leads.sources[value] })),
    access,
    admin: sidebar,
  },
  {
    name: 'property',
    type: 'relationship',
    relationTo: 'properties',
    index: true,
    label: sharedTexts.property,
    access,
    admin: { ...propertyPicker, ...sidebar, allowCreate: false },
  },
  {
    name: 'project',
    type: 'relationship',
    relationTo: 'projects',
    index: true,
    label: officeTexts.common.project,
    access,
    admin: { ...sidebar, allowCreate: false },
  },
  {
    name: 'language',
    type: 'select',
    required: true,
    index: true,
    label: sharedTexts.language,
    options: languageOptions(),
    access,
    admin: sidebar,
  },
  {
    name: 'form',
    type: 'relationship',
    relationTo: 'contact-forms',
    label: officeTexts.leads.requestFields.form.label,
    access,
    admin: { ...sidebar, allowCreate: false },
  },
  ...retentionFields,
]
