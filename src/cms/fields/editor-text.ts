import type { Texts } from '@/messages/texts-by-key'
import { readerLocale } from './reader-locale'

/** A text of the back office in its languages. */
export type EditorTexts = Texts

/** The text in the editor's language of the back office; in the site's default if that is not one of ours. */
export const editorText = (reader: { i18n: { language: string } }, texts: EditorTexts): string =>
  texts[readerLocale(reader)]
