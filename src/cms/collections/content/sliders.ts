import type { CollectionConfig } from 'payload'
import { editorsOnly, openTo, readThroughSite } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { linkFields } from '@/cms/fields/routing/link'
import { snapshotFields } from '@/cms/fields/snapshot-fields'
import { officeTexts } from '@/messages/office-texts'

/** Series of slides that a module shows. */
export const Sliders: CollectionConfig = {
  slug: 'sliders',
  labels: {
    singular: officeTexts.common.slider,
    plural: officeTexts.content.sliders.plural,
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
    defaultColumns: ['name', 'updatedAt'],
    listSearchableFields: ['name'],
  },
  defaultSort: 'name',
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      label: officeTexts.common.internalName,
    },
    {
      name: 'slides',
      type: 'array',
      label: officeTexts.content.sliders.slides.label,
      labels: {
        singular: officeTexts.content.sliders.slides.singular,
        plural: officeTexts.content.sliders.slides.label,
      },
      fields: [
        {
          name: 'picture',
          type: 'upload',
          relationTo: 'media',
          label: officeTexts.common.picture,
        },
        {
          name: 'title',
          type: 'text',
          localized: true,
          label: officeTexts.common.title,
        },
        {
          name: 'text',
          type: 'textarea',
          localized: true,
          label: officeTexts.common.text,
        },
        ...linkFields(),
      ],
    },
    ...snapshotFields(),
  ],
}
