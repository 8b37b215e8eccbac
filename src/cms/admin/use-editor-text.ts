'use client'

import { useTranslation } from '@payloadcms/ui'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import type { Locale } from '@/domain/shared/locale'

/** Returns texts in the language that the user chose for the back office. */
export function useEditorText(): { say: (texts: EditorTexts) => string; locale: Locale } {
  const { i18n } = useTranslation()
  return {
    say: (texts) => editorText({ i18n }, texts),
    locale: readerLocale({ i18n }),
  }
}
