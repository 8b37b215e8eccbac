import type { SelectField } from 'payload'
import { missingTextsRules } from '@/domain/translations/missing-texts'
import { officeTexts } from '@/messages/office-texts'

const texts = officeTexts.siteSettings.siteTab.languages.missingTexts

/** What happens when a property or project is published in a language that lacks texts. */
export const missingTextsField: SelectField = {
  name: 'missingTexts',
  type: 'select',
  required: true,
  defaultValue: 'warn',
  label: texts.label,
  options: missingTextsRules.map((value) => ({ value, label: texts[value] })),
  admin: { description: texts.description },
}
