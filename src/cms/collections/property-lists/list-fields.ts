import type { ArrayField, Field } from 'payload'
import { publicIdField } from '@/cms/fields/properties/public-id'
import { snapshotFields } from '@/cms/fields/snapshot-fields'
import { goneLabels } from '@/domain/properties/property-status'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { conditionFieldOptions, conditionLogicOptions } from './condition-options'

const rules: ArrayField = {
  name: 'rules',
  type: 'array',
  label: officeTexts.propertyLists.listFields.rules.label,
  labels: {
    singular: officeTexts.propertyLists.listFields.rules.singular,
    plural: officeTexts.propertyLists.listFields.rules.label,
  },
  admin: {
    description: officeTexts.propertyLists.listFields.rules.description,
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'field',
          type: 'select',
          required: true,
          label: officeTexts.propertyLists.listFields.rules.field.label,
          options: conditionFieldOptions(),
          admin: { width: '40%' },
        },
        {
          name: 'logic',
          type: 'select',
          required: true,
          defaultValue: 'equals',
          label: officeTexts.propertyLists.listFields.rules.logic.label,
          options: conditionLogicOptions(),
          admin: { width: '30%' },
        },
        {
          name: 'value',
          type: 'text',
          label: officeTexts.propertyLists.listFields.rules.value.label,
          admin: {
            width: '30%',
            condition: (_, rule) => rule?.logic !== 'exists' && rule?.logic !== 'not-exists',
            description: officeTexts.propertyLists.listFields.rules.value.description,
          },
        },
      ],
    },
  ],
}

const choice: Field = {
  type: 'row',
  fields: [
    {
      name: 'types',
      type: 'relationship',
      relationTo: 'property-types',
      hasMany: true,
      label: officeTexts.propertyLists.listFields.types.label,
      admin: {
        width: '50%',
        description: officeTexts.propertyLists.listFields.types.description,
      },
    },
    {
      name: 'cities',
      type: 'relationship',
      relationTo: 'cities',
      hasMany: true,
      label: sharedTexts.towns,
      admin: {
        width: '50%',
        description: officeTexts.propertyLists.listFields.cities.description,
      },
    },
  ],
}

const goalAndStatus: Field = {
  type: 'row',
  fields: [
    {
      name: 'goal',
      type: 'select',
      required: true,
      defaultValue: 'sale',
      label: officeTexts.properties.goal.label,
      options: [
        { value: 'sale', label: sharedTexts.forSale },
        { value: 'rent', label: sharedTexts.forRent },
        { value: 'both', label: officeTexts.propertyLists.listFields.goal.both },
      ],
      admin: { width: '50%' },
    },
    {
      name: 'statuses',
      type: 'select',
      hasMany: true,
      defaultValue: ['available'],
      label: sharedTexts.status,
      options: [
        {
          value: 'available',
          label: officeTexts.propertyLists.listFields.statuses.onMarket,
        },
        { value: 'sold', label: goneLabels.sold },
        { value: 'rented', label: goneLabels.rented },
      ],
      admin: { width: '50%', description: officeTexts.propertyLists.listFields.statuses.description },
    },
  ],
}

const orderAndMaximum: Field = {
  type: 'row',
  fields: [
    {
      name: 'order',
      type: 'select',
      required: true,
      defaultValue: 'newest',
      label: officeTexts.common.order,
      options: [
        {
          value: 'newest',
          label: officeTexts.propertyLists.listFields.order.newest,
        },
        {
          value: 'price-asc',
          label: officeTexts.propertyLists.listFields.order.priceAsc,
        },
        {
          value: 'price-desc',
          label: officeTexts.propertyLists.listFields.order.priceDesc,
        },
        {
          value: 'surface-desc',
          label: officeTexts.propertyLists.listFields.order.surfaceDesc,
        },
      ],
      admin: { width: '50%' },
    },
    {
      name: 'maximum',
      type: 'number',
      min: 1,
      label: officeTexts.propertyLists.listFields.maximum.label,
      admin: {
        width: '50%',
        step: 1,
        description: officeTexts.propertyLists.listFields.maximum.description,
      },
    },
  ],
}

/** The properties of a list, and their order. */
export const listFields: Field[] = [
  {
    name: 'name',
    type: 'text',
    required: true,
    label: officeTexts.common.internalName,
  },
  {
    name: 'title',
    type: 'text',
    localized: true,
    label: officeTexts.propertyLists.listFields.title.label,
  },
  goalAndStatus,
  choice,
  rules,
  orderAndMaximum,
  publicIdField(),
  ...snapshotFields(),
]
