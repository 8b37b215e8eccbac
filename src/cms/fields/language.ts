import type { SelectField } from 'payload'
import { fallbackLocale, locales, type Locale } from '@/domain/shared/locale'
import { screenTexts } from '@/messages/screen-texts'
import type { EditorTexts } from './editor-text'

/** The names of the languages in the back office. */
export const languageNames: Record<Locale, EditorTexts> = screenTexts.fields.language.languageNames

/** The choices of a select of languages. */
export const languageOptions = () => locales.map((value) => ({ value, label: languageNames[value] }))

/** The language of mails to a person or address of the agency. */
export const mailLanguageField = ({
  name,
  description,
}: {
  name: string
  description: EditorTexts
}): SelectField => ({
  name,
  type: 'select',
  defaultValue: fallbackLocale,
  label: screenTexts.fields.language.mailLanguageField.label,
  options: languageOptions(),
  admin: { description },
})

/** The language of mails to a person. */
export const languageField = (description: EditorTexts): SelectField => ({
  name: 'language',
  type: 'select',
  label: screenTexts.fields.language.label,
  options: languageOptions(),
  admin: { description },
})
