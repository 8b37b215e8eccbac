import type { UnnamedTab } from 'payload'
import { addressFields } from '@/cms/fields/properties/address'

/** Where the home stands, and how much of that visitors see. */
export const addressTab: UnnamedTab = {
  label: { nl: 'Ligging', fr: 'Situation', en: 'Location', de: 'Lage' },
  fields: addressFields({ cityRequired: true }),
}
