import type { CollectionConfig } from 'payload'
import { editorsOnly, openTo, publishedThroughSite, staffOnly } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { previewOptions } from '@/cms/fields/routing/preview'
import { snapshotFields } from '@/cms/fields/snapshot-fields'
import { keepOldPaths, rememberPublishedPaths } from '@/cms/hooks/routing/keep-old-paths'
import { setPublishedAt } from '@/cms/hooks/set-published-at'
import { officeTexts } from '@/messages/office-texts'
import { addressTab } from './address-tab'
import { contentTab } from './content-tab'
import { moreTab } from './more-tab'

/** Advice, questions with their answers, and other texts that modules show alone or per category. */
export const Articles: CollectionConfig = {
  slug: 'articles',
  labels: {
    singular: officeTexts.common.article,
    plural: officeTexts.articles.plural,
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
    group: adminGroups.pages,
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', 'categories', 'publishedAt', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'path', 'intro'],
    ...previewOptions('articles'),
  },
  defaultSort: '-publishedAt',
  hooks: {
    beforeChange: [rememberPublishedPaths, setPublishedAt],
    afterChange: [keepOldPaths],
  },
  fields: [
    { type: 'tabs', tabs: [contentTab, moreTab, addressTab] },
    {
      name: 'categories',
      type: 'relationship',
      relationTo: 'categories',
      hasMany: true,
      label: officeTexts.common.categories,
      admin: { position: 'sidebar' },
    },
    {
      name: 'publishedAt',
      type: 'date',
      index: true,
      label: officeTexts.common.date,
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayOnly' },
        description: officeTexts.articles.publishedAt.description,
      },
    },
    {
      name: 'sort',
      type: 'number',
      index: true,
      label: officeTexts.common.order,
      admin: {
        position: 'sidebar',
        description: officeTexts.articles.sort.description,
      },
    },
    {
      name: 'isPublic',
      type: 'checkbox',
      defaultValue: true,
      index: true,
      label: officeTexts.common.public,
      admin: { position: 'sidebar' },
    },
    ...snapshotFields(),
  ],
}
