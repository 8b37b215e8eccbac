import type { SelectField } from 'payload'
import { adminsOnlyField } from '@/cms/access/access'
import { languageOptions } from '@/cms/fields/language'
import { officeTexts } from '@/messages/office-texts'

const texts = officeTexts.users.translatesInto

/** The languages that a translator works into; `target-languages.ts` reads them. */
export const translatorField: SelectField = {
  name: 'translatesInto',
  type: 'select',
  hasMany: true,
  label: texts.label,
  options: languageOptions(),
  access: { create: adminsOnlyField, update: adminsOnlyField },
  admin: { condition: ({ role }) => role === 'translator', description: texts.description },
}
