import type { SelectField } from 'payload'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'

/** Sale or rent. */
export const goalField = ({ required }: { required: boolean }): SelectField => ({
  name: 'goal',
  type: 'select',
  label: officeTexts.properties.goal.label,
  required,
  index: true,
  options: [
    { value: 'sale', label: sharedTexts.forSale },
    { value: 'rent', label: sharedTexts.forRent },
  ],
})
