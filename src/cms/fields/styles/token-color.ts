import type { SelectField } from 'payload'
import { officeTexts } from '@/messages/office-texts'

/** A choice among the house colours; the site maps each name to its token in styles. */
export const tokenColorField = (overrides: Pick<SelectField, 'admin'> = {}): SelectField => ({
  name: 'color',
  type: 'select',
  label: officeTexts.common.colour,
  options: [
    { value: 'paper', label: officeTexts.styles.tokenColor.color.paper },
    { value: 'sand', label: officeTexts.styles.tokenColor.color.sand },
    { value: 'ink', label: officeTexts.styles.tokenColor.color.ink },
    { value: 'brick', label: officeTexts.styles.tokenColor.color.brick },
  ],
  ...overrides,
})
