import type { CheckboxField, Field, RelationshipField, UIField } from 'payload'
import { officeTexts } from '@/messages/office-texts'
import { screenTexts } from '@/messages/screen-texts'
import { siteTexts } from '@/messages/site-messages'
import { positionFields } from './position-fields'

const city = (required: boolean): RelationshipField => ({
  name: 'city',
  type: 'relationship',
  relationTo: 'cities',
  label: officeTexts.common.town,
  required,
  index: true,
  admin: {
    description: officeTexts.properties.address.city.description,
    components: { Field: '/src/cms/admin/town-picker/town-field#TownField' },
  },
})

const publishAddress: CheckboxField = {
  name: 'publishAddress',
  type: 'checkbox',
  label: officeTexts.properties.address.publishAddress.label,
  defaultValue: true,
  admin: {
    description: officeTexts.properties.address.publishAddress.description,
  },
}

/** A map beside the position, stored by none. */
const pin: UIField = {
  name: 'pin',
  type: 'ui',
  label: screenTexts.placePin.label,
  admin: { components: { Field: '/src/cms/admin/place-pin/place-pin#PlacePin' } },
}

/** The address of a property or a project. */
export const addressFields = ({ cityRequired }: { cityRequired: boolean }): Field[] => [
  city(cityRequired),
  {
    type: 'row',
    fields: [
      {
        name: 'street',
        type: 'text',
        label: siteTexts.lead.fields.street,
        admin: { width: '60%' },
      },
      {
        name: 'houseNumber',
        type: 'text',
        label: siteTexts.lead.fields.houseNumber,
        admin: { width: '20%' },
      },
      {
        name: 'boxNumber',
        type: 'text',
        label: siteTexts.lead.fields.boxNumber,
        admin: { width: '20%' },
      },
    ],
  },
  { ...publishAddress },
  positionFields({
    latitude: officeTexts.properties.address.latitude.description,
    longitude: officeTexts.properties.address.longitude.description,
  }),
  pin,
]
