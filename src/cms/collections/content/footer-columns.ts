import type { CollectionConfig } from 'payload'
import { editorsOnly, openTo, readThroughSite } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { columnWidthsField } from '@/cms/fields/styles/column-widths'
import { publishableField } from '@/cms/fields/publishable'
import { snapshotFields } from '@/cms/fields/snapshot-fields'
import { officeTexts } from '@/messages/office-texts'

/** The columns of the footer, from left to right in the order of the list. */
export const FooterColumns: CollectionConfig = {
  slug: 'footer-columns',
  labels: {
    singular: officeTexts.content.footerColumns.singular,
    plural: officeTexts.content.footerColumns.plural,
  },
  access: {
    create: editorsOnly,
    read: openTo(['reader', 'translator'], readThroughSite),
    update: editorsOnly,
    delete: editorsOnly,
  },
  admin: {
    group: adminGroups.layout,
    useAsTitle: 'title',
    defaultColumns: ['title', 'introText', 'updatedAt'],
    listSearchableFields: ['title', 'introText'],
    description: officeTexts.content.footerColumns.description,
  },
  orderable: true,
  fields: [
    publishableField({
      name: 'title',
      type: 'text',
      localized: true,
      label: officeTexts.common.title,
      admin: { width: '75%' },
    }),
    publishableField({
      name: 'introText',
      type: 'textarea',
      localized: true,
      label: officeTexts.content.footerColumns.introText.label,
      admin: { width: '75%' },
    }),
    publishableField({
      name: 'fullText',
      type: 'richText',
      localized: true,
      label: officeTexts.common.text,
      admin: { width: '75%' },
    }),
    {
      name: 'images',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      label: officeTexts.content.footerColumns.images.label,
      admin: {
        description: officeTexts.content.footerColumns.images.description,
      },
    },
    columnWidthsField({ lg: 3 }),
    ...snapshotFields(),
  ],
}
