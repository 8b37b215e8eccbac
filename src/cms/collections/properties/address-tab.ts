import type { UnnamedTab } from 'payload'
import { addressFields } from '@/cms/fields/properties/address'
import { officeTexts } from '@/messages/office-texts'

/** Where the property stands, and how much of that visitors see. */
export const addressTab: UnnamedTab = {
  label: officeTexts.common.location,
  fields: addressFields({ cityRequired: true }),
}
