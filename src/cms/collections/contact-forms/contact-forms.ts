import type { CollectionConfig, Field, TextFieldSingleValidation } from 'payload'
import { editorsOnly, hiddenFromTranslators, openTo, readThroughSite } from '@/cms/access/access'
import { leadRouting } from '@/cms/access/lead-access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { editorText } from '@/cms/fields/editor-text'
import { publicIdField } from '@/cms/fields/properties/public-id'
import { snapshotFields } from '@/cms/fields/snapshot-fields'
import { retirePublicId, setPublicId } from '@/cms/hooks/properties/set-public-id'
import { textOf } from '@/domain/shared/text'
import { officeTexts } from '@/messages/office-texts'
import { formKindOptions } from './form-kinds'

const validateRecipients: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  textOf(value)
    .split(',')
    .every((address) => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(address.trim())) ||
  editorText(req, officeTexts.contactForms.validateRecipients)

const fields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'name',
        type: 'text',
        required: true,
        label: officeTexts.common.internalName,
      },
      {
        name: 'kind',
        type: 'select',
        required: true,
        index: true,
        label: officeTexts.contactForms.kind.label,
        options: formKindOptions(),
        admin: {
          description: officeTexts.contactForms.kind.description,
        },
      },
    ],
  },
  {
    name: 'title',
    type: 'text',
    localized: true,
    label: officeTexts.common.title,
  },
  {
    name: 'intro',
    type: 'textarea',
    localized: true,
    label: officeTexts.common.introduction,
  },
  {
    name: 'thankYouPage',
    type: 'relationship',
    relationTo: 'pages',
    label: officeTexts.common.thankYouPage,
    filterOptions: { type: { equals: 'feedback' } },
    admin: {
      description: officeTexts.contactForms.thankYouPage.description,
    },
  },
  {
    name: 'recipients',
    type: 'text',
    label: officeTexts.contactForms.recipients.label,
    access: { create: leadRouting, read: hiddenFromTranslators, update: leadRouting },
    validate: validateRecipients,
    admin: {
      description: officeTexts.contactForms.recipients.description,
    },
  },
  publicIdField(),
  ...snapshotFields(),
]

/** The forms that a module can show: texts, thank-you page and recipients in the agency. */
export const ContactForms: CollectionConfig = {
  slug: 'contact-forms',
  labels: {
    singular: officeTexts.common.form,
    plural: officeTexts.contactForms.plural,
  },
  access: {
    create: editorsOnly,
    read: openTo(['reader', 'translator'], readThroughSite),
    update: editorsOnly,
    delete: editorsOnly,
  },
  admin: {
    group: adminGroups.pages,
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'thankYouPage', 'publicId'],
    listSearchableFields: ['name', 'title', 'publicId'],
  },
  defaultSort: 'name',
  hooks: {
    beforeValidate: [setPublicId],
    beforeDelete: [retirePublicId],
  },
  fields,
}
