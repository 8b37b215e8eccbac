import type { UnnamedTab } from 'payload'
import { hiddenFromTranslators } from '@/cms/access/access'
import { webAddressField } from '@/cms/fields/routing/web-address'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { siteTexts } from '@/messages/site-messages'

/** The texts for the owner of a property, beside the figures. */
export const ownerTab: UnnamedTab = {
  label: officeTexts.properties.ownerTab.label,
  fields: [
    {
      name: 'numbers',
      type: 'ui',
      label: officeTexts.properties.ownerTab.forTheOwner.numbers.label,
      admin: {
        disableListColumn: true,
        components: { Field: '/src/cms/admin/page-views/property-numbers#PropertyNumbers' },
      },
    },
    {
      name: 'nextSteps',
      type: 'textarea',
      disableDuplicate: true,
      label: siteTexts.owner.property.nextSteps,
      access: { read: hiddenFromTranslators },
      maxLength: 4000,
      admin: {
        rows: 6,
        description: officeTexts.properties.ownerTab.forTheOwner.nextSteps.description,
      },
    },
    {
      name: 'portals',
      type: 'array',
      disableDuplicate: true,
      maxRows: 20,
      label: siteTexts.owner.property.media.title,
      access: { read: hiddenFromTranslators },
      labels: {
        singular: officeTexts.properties.ownerTab.forTheOwner.portals.singular,
        plural: officeTexts.properties.ownerTab.forTheOwner.portals.plural,
      },
      admin: {
        description: officeTexts.properties.ownerTab.forTheOwner.portals.description,
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'name',
              type: 'text',
              required: true,
              maxLength: 80,
              label: sharedTexts.name,
            },
            {
              name: 'since',
              type: 'date',
              label: officeTexts.properties.ownerTab.forTheOwner.portals.since.label,
              admin: { date: { pickerAppearance: 'dayOnly' } },
            },
          ],
        },
        webAddressField({
          name: 'url',
          label: officeTexts.common.link,
          description: officeTexts.properties.ownerTab.forTheOwner.portals.url.description,
        }),
      ],
    },
  ],
}
