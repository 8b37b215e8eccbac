import type { CollectionConfig } from 'payload'
import { editorsOnly, openTo, readThroughSite } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { usedInField } from '@/cms/fields/media/used-in'
import { numberField } from '@/cms/fields/properties/number-field'
import { snapshotHash } from '@/cms/fields/snapshot-fields'
import { refreshSearchOfType } from '@/cms/hooks/properties/refresh-search'
import { requiredText } from '@/cms/languages/required-text'
import { keepUsed } from '@/cms/usage/keep-used'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'

/** The types of the search and the filters: house, apartment, land… */
export const PropertyTypes: CollectionConfig = {
  slug: 'property-types',
  labels: {
    singular: officeTexts.properties.propertyTypes.singular,
    plural: officeTexts.properties.propertyTypes.plural,
  },
  access: {
    create: editorsOnly,
    read: openTo(['reader', 'translator'], readThroughSite),
    update: editorsOnly,
    delete: editorsOnly,
  },
  admin: {
    group: adminGroups.properties,
    useAsTitle: 'name',
    defaultColumns: ['name', 'webId', 'showOrder', 'sale', 'rent'],
    listSearchableFields: ['name', 'webId'],
  },
  defaultSort: 'showOrder',
  hooks: {
    beforeDelete: [keepUsed('property-types')],
    afterChange: [refreshSearchOfType.afterChange],
    afterDelete: [refreshSearchOfType.afterDelete],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: sharedTexts.name,
      required: true,
      localized: true,
      validate: requiredText({ collection: 'property-types', field: 'name', isKept: true }),
      admin: {
        description: officeTexts.properties.propertyTypes.name.description,
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'sale',
          type: 'checkbox',
          label: officeTexts.properties.propertyTypes.sale.label,
          defaultValue: true,
        },
        {
          name: 'rent',
          type: 'checkbox',
          label: officeTexts.properties.propertyTypes.rent.label,
          defaultValue: true,
        },
      ],
    },
    {
      name: 'webId',
      type: 'number',
      label: officeTexts.properties.propertyTypes.webId.label,
      unique: true,
      index: true,
      min: 0,
      admin: {
        position: 'sidebar',
        description: officeTexts.properties.propertyTypes.webId.description,
      },
    },
    numberField({
      name: 'showOrder',
      label: officeTexts.common.order,
      description: officeTexts.pages.sidebarFields.menuSort.description,
      index: true,
    }),
    usedInField,
    snapshotHash,
  ],
}
