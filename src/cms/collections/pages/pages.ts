import type { CollectionConfig } from 'payload'
import { editorsOnly, openTo, publishedThroughSite, staffOnly } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { previewOptions } from '@/cms/fields/routing/preview'
import { buildPagePath } from '@/cms/hooks/routing/build-page-path'
import { keepOldPaths, rememberPublishedPaths } from '@/cms/hooks/routing/keep-old-paths'
import { officeTexts } from '@/messages/office-texts'
import { addressTab } from './address-tab'
import { bannerTab } from './banner-tab'
import { contentTab } from './content-tab'
import { optionsTab } from './options-tab'
import { sidebarFields } from './sidebar-fields'

/** The pages of the site and, through their parents and places, its menu. */
export const Pages: CollectionConfig = {
  slug: 'pages',
  labels: {
    singular: officeTexts.pages.singular,
    plural: officeTexts.pages.plural,
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
    useAsTitle: 'name',
    defaultColumns: ['name', 'path', 'parent', 'type', 'showInMenu', '_status', 'updatedAt'],
    listSearchableFields: ['name', 'title', 'path', 'originalPath'],
    components: { beforeListTable: ['/src/cms/admin/page-tree/page-tree-link#PageTreeLink'] },
    ...previewOptions('pages'),
  },
  defaultSort: 'menuSort',
  hooks: {
    beforeValidate: [buildPagePath],
    beforeChange: [rememberPublishedPaths],
    afterChange: [keepOldPaths],
  },
  fields: [{ type: 'tabs', tabs: [contentTab, bannerTab, addressTab, optionsTab] }, ...sidebarFields],
}
