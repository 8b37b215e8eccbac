import { fallbackLocale, isLocale, type Locale } from '@/domain/shared/locale'

/** A text of the back office in the languages its editors read. */
export type EditorTexts = Record<Locale, string>

/** The text in the language the editor has chosen for the back office; the site's own where that is none of ours. */
export function editorText({ i18n }: { i18n: { language: string } }, texts: EditorTexts): string {
  const { language } = i18n
  return texts[isLocale(language) ? language : fallbackLocale]
}
