import type { CheckboxField, GlobalConfig } from 'payload'
import { editorsOnly, openTo, readThroughSite, staffOnly } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { publishableField } from '@/cms/fields/publishable'
import { snapshotHash } from '@/cms/fields/snapshot-fields'
import { officeTexts } from '@/messages/office-texts'

const flag = ({ name, label }: { name: string; label: EditorTexts }): CheckboxField => ({
  name,
  type: 'checkbox',
  defaultValue: true,
  label,
})

const placeholders: EditorTexts = officeTexts.propertySearch.placeholders

/** The property-search block of a banner. */
export const HomeSearch: GlobalConfig = {
  slug: 'home-search',
  label: officeTexts.propertySearch.label,
  access: {
    read: openTo(['reader', 'translator'], readThroughSite),
    readVersions: openTo(['reader'], staffOnly),
    update: editorsOnly,
  },
  admin: { group: adminGroups.layout },
  fields: [
    {
      name: 'logo',
      type: 'upload',
      relationTo: 'media',
      label: officeTexts.common.logo,
    },
    publishableField({
      name: 'title',
      type: 'text',
      localized: true,
      label: officeTexts.common.title,
      admin: { width: '75%' },
    }),
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      label: officeTexts.common.text,
      admin: { description: placeholders },
    },
    {
      name: 'description2',
      type: 'textarea',
      localized: true,
      label: officeTexts.common.secondText,
      admin: { description: placeholders },
    },
    flag({
      name: 'showSearchInput',
      label: officeTexts.propertySearch.showSearchInput.label,
    }),
    flag({
      name: 'showSearchButton',
      label: officeTexts.propertySearch.showSearchButton.label,
    }),
    flag({
      name: 'showSearchCount',
      label: officeTexts.propertySearch.showSearchCount.label,
    }),
    flag({
      name: 'showCountProperty',
      label: officeTexts.propertySearch.showCountProperty.label,
    }),
    snapshotHash,
  ],
}
