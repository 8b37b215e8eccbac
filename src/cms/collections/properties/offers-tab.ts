import type { UnnamedTab } from 'payload'
import { officeTexts } from '@/messages/office-texts'

const label = officeTexts.leads.offers.title

/** The offers for the property. */
export const offersTab: UnnamedTab = {
  label,
  fields: [
    {
      name: 'offers',
      type: 'ui',
      label,
      admin: {
        disableListColumn: true,
        components: { Field: '/src/cms/admin/leads/property-offers#PropertyOffers' },
      },
    },
  ],
}
