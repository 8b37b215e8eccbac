import type { UnnamedTab } from 'payload'
import { officeTexts } from '@/messages/office-texts'

const label = officeTexts.properties.seekersTab.label

/** Whose search alerts the property meets. */
export const seekersTab: UnnamedTab = {
  label,
  fields: [
    {
      name: 'seekers',
      type: 'ui',
      label,
      admin: {
        disableListColumn: true,
        components: { Field: '/src/cms/admin/alerts/property-seekers#PropertySeekers' },
      },
    },
  ],
}
