import type { UnnamedTab } from 'payload'
import { addressFields } from '@/cms/fields/properties/address'
import { officeTexts } from '@/messages/office-texts'
import { district } from './district'

/** The address of the property, how much of it visitors see, and what is around it. */
export const addressTab: UnnamedTab = {
  label: officeTexts.common.location,
  fields: [...addressFields({ cityRequired: true }), district],
}
