import type { SelectField } from 'payload'
import { fallbackLocale, locales, type Locale } from '@/domain/shared/locale'
import type { EditorTexts } from './editor-text'

/** What the languages are called in the back office. */
export const languageNames: Record<Locale, EditorTexts> = {
  nl: { nl: 'Nederlands', fr: 'Néerlandais', en: 'Dutch', de: 'Niederländisch' },
  fr: { nl: 'Frans', fr: 'Français', en: 'French', de: 'Französisch' },
  en: { nl: 'Engels', fr: 'Anglais', en: 'English', de: 'Englisch' },
  de: { nl: 'Duits', fr: 'Allemand', en: 'German', de: 'Deutsch' },
}

/** The choices of a select of languages. */
export const languageOptions = () => locales.map((value) => ({ value, label: languageNames[value] }))

/** The language in which the site writes to somebody of the agency. */
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
  label: {
    nl: 'Taal van de mails',
    fr: 'Langue des e-mails',
    en: 'Language of the mails',
    de: 'Sprache der E-Mails',
  },
  options: languageOptions(),
  admin: { description },
})

/** The language in which somebody is written to. */
export const languageField = (description: EditorTexts): SelectField => ({
  name: 'language',
  type: 'select',
  label: { nl: 'Taal', fr: 'Langue', en: 'Language', de: 'Sprache' },
  options: languageOptions(),
  admin: { description },
})
