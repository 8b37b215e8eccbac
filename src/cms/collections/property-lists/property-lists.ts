import type { CollectionConfig } from 'payload'
import { editorsOnly, openTo, readThroughSite } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { retirePublicId, setPublicId } from '@/cms/hooks/properties/set-public-id'
import { officeTexts } from '@/messages/office-texts'
import { listFields } from './list-fields'

/** Selections of properties that modules show: for sale, for rent, latest offers, references. */
export const PropertyLists: CollectionConfig = {
  slug: 'property-lists',
  labels: {
    singular: officeTexts.common.propertyList,
    plural: officeTexts.propertyLists.plural,
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
    defaultColumns: ['name', 'goal', 'statuses', 'order', 'publicId'],
    listSearchableFields: ['name', 'title', 'publicId'],
  },
  defaultSort: 'name',
  hooks: {
    beforeValidate: [setPublicId],
    beforeDelete: [retirePublicId],
  },
  fields: listFields,
}
