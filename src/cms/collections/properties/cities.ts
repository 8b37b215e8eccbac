import type { CollectionConfig } from 'payload'
import { editorsOnly, openTo, readThroughSite } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { usedInField } from '@/cms/fields/media/used-in'
import { snapshotFields } from '@/cms/fields/snapshot-fields'
import { refreshSearchOfCity } from '@/cms/hooks/properties/refresh-search'
import { setSearchName } from '@/cms/hooks/set-search-name'
import { requiredText } from '@/cms/languages/required-text'
import { keepUsed } from '@/cms/usage/keep-used'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { siteTexts } from '@/messages/site-messages'
import { addTownEndpoint, townCentreEndpoint, townChoicesEndpoint } from './town-choices-endpoint'

/** The towns of properties; the search finds them by name, by postcode and without accents. */
export const Cities: CollectionConfig = {
  slug: 'cities',
  labels: {
    singular: officeTexts.common.town,
    plural: sharedTexts.towns,
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
    defaultColumns: ['name', 'zip', 'countryName', 'updatedAt'],
    listSearchableFields: ['name', 'zip', 'searchName'],
  },
  defaultSort: 'zip',
  endpoints: [townChoicesEndpoint, townCentreEndpoint, addTownEndpoint],
  hooks: {
    beforeDelete: [keepUsed('cities')],
    afterChange: [refreshSearchOfCity.afterChange],
    afterDelete: [refreshSearchOfCity.afterDelete],
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          type: 'text',
          label: sharedTexts.name,
          required: true,
          localized: true,
          validate: requiredText({ collection: 'cities', field: 'name', isKept: true }),
          admin: {
            description: officeTexts.properties.cities.name.description,
          },
        },
        {
          name: 'zip',
          type: 'text',
          label: siteTexts.lead.fields.zip,
          index: true,
          admin: {
            description: officeTexts.properties.cities.zip.description,
          },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'countryId',
          type: 'number',
          label: officeTexts.properties.cities.countryId.label,
          defaultValue: 10,
          admin: {
            description: officeTexts.properties.cities.countryId.description,
          },
        },
        {
          name: 'countryName',
          type: 'text',
          label: officeTexts.common.country,
          localized: true,
          admin: {
            description: officeTexts.properties.cities.countryName.description,
          },
        },
      ],
    },
    {
      name: 'pageText',
      type: 'textarea',
      label: officeTexts.properties.cities.pageText.label,
      localized: true,
      maxLength: 4000,
      admin: {
        description: officeTexts.properties.cities.pageText.description,
      },
    },
    {
      name: 'districtText',
      type: 'textarea',
      label: officeTexts.properties.district.text.label,
      localized: true,
      maxLength: 4000,
      admin: {
        description: officeTexts.properties.cities.districtText.description,
      },
    },
    {
      name: 'searchName',
      type: 'text',
      // No form shows it, but the list says in what it searches.
      label: officeTexts.properties.cities.searchName,
      localized: true,
      index: true,
      hooks: { beforeChange: [setSearchName] },
      admin: { hidden: true },
    },
    usedInField,
    ...snapshotFields(),
  ],
}
