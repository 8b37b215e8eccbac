import type { CollectionConfig } from 'payload'
import { editorsOnly, openTo, publishedThroughSite, staffOnly } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { linkFields } from '@/cms/fields/routing/link'
import { snapshotFields } from '@/cms/fields/snapshot-fields'
import { requiredText } from '@/cms/languages/required-text'
import { officeTexts } from '@/messages/office-texts'

/** Announcements that appear over the page after a while, once a session, for as long as they are published. */
export const Popups: CollectionConfig = {
  slug: 'popups',
  labels: {
    singular: officeTexts.content.popups.singular,
    plural: officeTexts.content.popups.plural,
  },
  access: {
    create: editorsOnly,
    read: openTo(['reader', 'translator'], publishedThroughSite),
    readVersions: openTo(['reader'], staffOnly),
    update: editorsOnly,
    delete: editorsOnly,
  },
  versions: { drafts: true, maxPerDoc: 20 },
  admin: {
    group: adminGroups.layout,
    useAsTitle: 'title',
    defaultColumns: ['title', 'delay', '_status', 'updatedAt'],
    listSearchableFields: ['title'],
  },
  defaultSort: '-updatedAt',
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      required: true,
      validate: requiredText({ collection: 'popups', field: 'title' }),
      label: officeTexts.common.title,
    },
    {
      name: 'description',
      type: 'richText',
      localized: true,
      label: officeTexts.common.text,
    },
    {
      name: 'media',
      type: 'upload',
      relationTo: 'media',
      label: officeTexts.content.popups.media.label,
    },
    ...linkFields(),
    {
      name: 'delay',
      type: 'number',
      required: true,
      defaultValue: 0,
      min: 0,
      max: 600,
      label: officeTexts.content.popups.delay.label,
      admin: {
        position: 'sidebar',
        description: officeTexts.content.popups.delay.description,
      },
    },
    ...snapshotFields(),
  ],
}
