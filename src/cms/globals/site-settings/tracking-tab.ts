import type { GroupField, Tab } from 'payload'
import { trackingIdField } from '@/cms/fields/tracking-id'
import { officeTexts } from '@/messages/office-texts'

const tracking: GroupField = {
  name: 'tracking',
  type: 'group',
  label: officeTexts.siteSettings.trackingTab.tracking.label,
  admin: {
    description: officeTexts.siteSettings.trackingTab.tracking.description,
  },
  fields: [
    {
      type: 'row',
      fields: [
        trackingIdField({
          name: 'analyticsId',
          label: officeTexts.siteSettings.trackingTab.tracking.analyticsId.label,
          example: 'G-AB12CD34EF',
        }),
        trackingIdField({
          name: 'adsId',
          label: officeTexts.siteSettings.trackingTab.tracking.adsId.label,
          example: 'AW-123456789',
        }),
        trackingIdField({
          name: 'tagManagerId',
          label: officeTexts.siteSettings.trackingTab.tracking.tagManagerId.label,
          example: 'GTM-AB12CD3',
        }),
        trackingIdField({
          name: 'pixelId',
          label: officeTexts.siteSettings.trackingTab.tracking.pixelId.label,
          example: '123456789012345',
        }),
      ],
    },
  ],
}

const consent: GroupField = {
  name: 'consent',
  type: 'group',
  label: officeTexts.siteSettings.trackingTab.consent.label,
  fields: [
    {
      name: 'firstToggleAlwaysOn',
      type: 'checkbox',
      defaultValue: true,
      label: officeTexts.siteSettings.trackingTab.consent.firstToggleAlwaysOn.label,
      admin: {
        description: officeTexts.siteSettings.trackingTab.consent.firstToggleAlwaysOn.description,
      },
    },
  ],
}

/** Measuring, advertising and the visitor's consent. */
export const trackingTab: Tab = {
  label: officeTexts.siteSettings.trackingTab.label,
  fields: [tracking, consent],
}
