import type { CollectionConfig } from 'payload'
import { editorsOnly, openTo, readThroughSite } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { usedInField } from '@/cms/fields/media/used-in'
import { parentField } from '@/cms/fields/routing/parent'
import { publicIdField } from '@/cms/fields/properties/public-id'
import { snapshotHash } from '@/cms/fields/snapshot-fields'
import { retirePublicId, setPublicId } from '@/cms/hooks/properties/set-public-id'
import { requiredText } from '@/cms/languages/required-text'
import { keepUsed } from '@/cms/usage/keep-used'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'

/** The tree of categories of articles. */
export const Categories: CollectionConfig = {
  slug: 'categories',
  labels: {
    singular: officeTexts.common.category,
    plural: officeTexts.common.categories,
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
    defaultColumns: ['name', 'parent', 'publicId'],
    listSearchableFields: ['name', 'publicId'],
  },
  defaultSort: 'publicId',
  hooks: {
    beforeDelete: [keepUsed('categories'), retirePublicId],
    beforeValidate: [setPublicId],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      localized: true,
      required: true,
      validate: requiredText({ collection: 'categories', field: 'name', isKept: true }),
      label: sharedTexts.name,
    },
    publicIdField(),
    parentField({
      relationTo: 'categories',
      label: officeTexts.content.categories.label,
      description: officeTexts.content.categories.description,
    }),
    { name: 'webId', type: 'number', index: true, admin: { hidden: true } },
    usedInField,
    snapshotHash,
  ],
}
