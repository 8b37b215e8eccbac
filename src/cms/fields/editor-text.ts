import type { Texts } from '@/messages/texts-by-key'
import { readerLocale } from './reader-locale'

/** A text of the back office in the languages its editors read. */
export type EditorTexts = Texts

/** The text in the language the editor has chosen for the back office; the site's own where that is none of ours. */
export const editorText = (reader: { i18n: { language: string } }, texts: EditorTexts): string =>
  texts[readerLocale(reader)]
