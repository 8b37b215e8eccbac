import type { GroupField } from 'payload'
import { numberField } from '@/cms/fields/properties/number-field'
import { officeTexts } from '@/messages/office-texts'

/** The owner's conditions for tenants, besides the price. */
export const letting: GroupField = {
  name: 'letting',
  type: 'group',
  label: officeTexts.properties.letting.label,
  admin: { condition: (data) => data?.goal === 'rent' },
  fields: [
    numberField({
      name: 'maxPersons',
      label: officeTexts.properties.letting.maxPersons.label,
      description: officeTexts.properties.letting.maxPersons.description,
      min: 1,
      max: 40,
    }),
  ],
}
