'use client'

import { useTranslation } from '@payloadcms/ui'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { fallbackLocale, isLocale, type Locale } from '@/domain/shared/locale'

/** Says a text in the language its reader has chosen for the back office. */
export function useSay(): { say: (texts: EditorTexts) => string; locale: Locale } {
  const { i18n } = useTranslation()
  const { language } = i18n
  return {
    say: (texts) => editorText({ i18n }, texts),
    locale: isLocale(language) ? language : fallbackLocale,
  }
}
