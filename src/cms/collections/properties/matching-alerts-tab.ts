import type { UnnamedTab } from 'payload'
import { officeTexts } from '@/messages/office-texts'

const label = officeTexts.properties.matchingAlertsTab.label

/** The search alerts that match the property. */
export const matchingAlertsTab: UnnamedTab = {
  label,
  fields: [
    {
      name: 'matchingAlerts',
      type: 'ui',
      label,
      admin: {
        disableListColumn: true,
        components: { Field: '/src/cms/admin/alerts/matching-alerts#MatchingAlerts' },
      },
    },
  ],
}
