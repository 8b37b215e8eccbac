import type { CollectionConfig } from 'payload'
import { editorsOnly, openTo, publishedThroughSite, staffOnly } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { previewOptions } from '@/cms/fields/routing/preview'
import { snapshotFields } from '@/cms/fields/snapshot-fields'
import { officeTexts } from '@/messages/office-texts'
import { contentTab } from './content-tab'
import { layoutTab } from './layout-tab'
import { relationTab } from './relation-tab'

/** The blocks of pages; one module can be on several pages. */
export const Modules: CollectionConfig = {
  slug: 'modules',
  labels: {
    singular: officeTexts.modules.singular,
    plural: officeTexts.common.modules,
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
    useAsTitle: 'internalName',
    defaultColumns: ['internalName', 'title', 'relationType', 'view', '_status', 'updatedAt'],
    listSearchableFields: ['internalName', 'title'],
    ...previewOptions('modules'),
  },
  defaultSort: 'internalName',
  fields: [{ type: 'tabs', tabs: [contentTab, relationTab, layoutTab] }, ...snapshotFields()],
}
