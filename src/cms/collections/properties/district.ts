import type { ArrayField, CollapsibleField } from 'payload'
import { numberField } from '@/cms/fields/properties/number-field'
import { positionFields } from '@/cms/fields/properties/position-fields'
import { nearbyKinds } from '@/domain/district/nearby-kinds'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { siteTexts } from '@/messages/site-messages'

const { district: texts } = officeTexts.properties

/** What an editor names near the property, with a distance or a position from which it is computed. */
const nearby: ArrayField = {
  name: 'nearby',
  type: 'array',
  label: siteTexts.place.nearby,
  labels: { singular: siteTexts.saved.rows.place, plural: siteTexts.place.nearby },
  maxRows: 20,
  admin: { description: texts.nearby.description },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          label: officeTexts.common.kind,
          required: true,
          options: nearbyKinds.map((value) => ({ value, label: siteTexts.property.district.kinds[value] })),
        },
        { name: 'name', type: 'text', label: sharedTexts.name, maxLength: 80 },
        numberField({ name: 'distance', label: texts.distance.label, unit: 'm', max: 100_000 }),
      ],
    },
    positionFields(),
  ],
}

/** What the page says of the district around the property. */
export const district: CollapsibleField = {
  type: 'collapsible',
  label: siteTexts.property.district.title,
  fields: [
    {
      name: 'districtText',
      type: 'textarea',
      label: texts.text.label,
      localized: true,
      maxLength: 4000,
      admin: { description: texts.text.description },
    },
    nearby,
  ],
}
