import type { UnnamedTab } from 'payload'
import { addressFields } from '@/cms/fields/properties/address'
import { officeTexts } from '@/messages/office-texts'

/** The address of the property, and how much of it visitors see. */
export const addressTab: UnnamedTab = {
  label: officeTexts.common.location,
  fields: addressFields({ cityRequired: true }),
}
