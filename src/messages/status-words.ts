import { goneLabels, propertyStatuses, type PropertyStatus } from '@/domain/properties/property-status'
import { sharedTexts } from './shared-texts'
import type { Texts } from './texts-by-key'

/** The word of each status, on ribbons, in tables and in the back office. */
export const statusWords: Readonly<Record<PropertyStatus, Texts>> = {
  'coming-soon': sharedTexts.comingSoon,
  available: sharedTexts.available,
  'under-option': sharedTexts.underOption,
  reserved: sharedTexts.reserved,
  ...goneLabels,
  withdrawn: sharedTexts.withdrawn,
}

/** The statuses as the options of a field. */
export const statusOptions = propertyStatuses.map((value) => ({ value, label: statusWords[value] }))
