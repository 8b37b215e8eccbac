import type { Field, SelectField, UnnamedTab } from 'payload'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { numberField } from '@/cms/fields/properties/number-field'
import { goalField } from '@/cms/fields/properties/goal'
import { requiredText } from '@/cms/languages/required-text'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { siteTexts } from '@/messages/site-messages'
import { statusOptions } from '@/messages/status-words'

const status: SelectField = {
  name: 'status',
  type: 'select',
  disableDuplicate: true,
  // The default name of the enum is taken by the drafts' own `_status`.
  enumName: 'enum_properties_availability',
  label: sharedTexts.status,
  defaultValue: 'available',
  index: true,
  options: statusOptions,
  admin: {
    description: officeTexts.properties.mainTab.status.description,
  },
}

const types: Field = {
  type: 'row',
  fields: [
    {
      name: 'type',
      type: 'relationship',
      relationTo: 'property-types',
      label: officeTexts.common.type,
      required: true,
      index: true,
    },
    {
      name: 'extraTypes',
      type: 'relationship',
      relationTo: 'property-types',
      hasMany: true,
      label: officeTexts.properties.mainTab.extraTypes.label,
      admin: {
        description: officeTexts.properties.mainTab.extraTypes.description,
      },
    },
  ],
}

const texts: Field[] = [
  {
    name: 'title',
    type: 'text',
    label: officeTexts.common.title,
    required: true,
    localized: true,
    validate: requiredText({ collection: 'properties', field: 'title' }),
    admin: {
      description: officeTexts.properties.mainTab.title.description,
    },
  },
  {
    name: 'mainTypeName',
    type: 'text',
    label: officeTexts.properties.mainTab.mainTypeName.label,
    localized: true,
    admin: {
      description: officeTexts.properties.mainTab.mainTypeName.description,
    },
  },
  {
    name: 'description',
    type: 'richText',
    label: sharedTexts.description,
    localized: true,
  },
]

const newBuild: Field = {
  type: 'row',
  fields: [
    {
      name: 'newBuild',
      type: 'checkbox',
      label: siteTexts.property.newBuild,
      index: true,
      admin: {
        description: officeTexts.properties.mainTab.newBuild.description,
      },
    },
    {
      name: 'project',
      type: 'relationship',
      relationTo: 'projects',
      label: officeTexts.common.project,
      index: true,
    },
  ],
}

/** What tells the units of a project apart. */
const unit: Field = {
  type: 'row',
  fields: [
    {
      name: 'unitNumber',
      type: 'text',
      label: siteTexts.project.table.number,
      maxLength: 20,
      admin: { description: officeTexts.properties.mainTab.unitNumber.description },
    },
    numberField({
      name: 'floor',
      label: siteTexts.project.table.floor,
      signed: true,
      description: officeTexts.properties.mainTab.floor.description,
    }),
  ],
}

const yesOrNo = (name: string, label: EditorTexts): SelectField => ({
  name,
  type: 'select',
  label,
  options: [
    { value: 'yes', label: sharedTexts.yes },
    { value: 'no', label: siteTexts.facts.options.yesNo.no },
  ],
  admin: { description: officeTexts.properties.mainTab.yesOrNo.description },
})

/** What visitors search for; without an answer the property is found neither with it nor without it. */
const equipment: Field = {
  type: 'row',
  fields: [
    yesOrNo('furnished', siteTexts.search.filters.furnished),
    yesOrNo('lift', siteTexts.search.filters.lift),
  ],
}

const ribbon: Field = {
  type: 'row',
  fields: [
    {
      name: 'marquee',
      type: 'number',
      label: officeTexts.properties.mainTab.marquee.label,
      min: 0,
      max: 4,
      defaultValue: 0,
      admin: {
        description: officeTexts.properties.mainTab.marquee.description,
        components: { Field: '/src/cms/admin/named-number/named-number-fields#RibbonField' },
      },
    },
    {
      name: 'marqueeName',
      type: 'text',
      label: officeTexts.properties.mainTab.marqueeName.label,
      localized: true,
      admin: {
        description: officeTexts.properties.mainTab.marqueeName.description,
      },
    },
  ],
}

/** The description of the property. */
export const mainTab: UnnamedTab = {
  label: officeTexts.common.presentation,
  fields: [
    { type: 'row', fields: [goalField({ required: true }), status] },
    types,
    ...texts,
    newBuild,
    unit,
    equipment,
    ribbon,
  ],
}
