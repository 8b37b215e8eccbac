import { isRecord } from '@/domain/shared/is-record'
import { locales } from '@/domain/shared/locale'
import { editorText, type EditorTexts } from './editor-text'

/** The reader of a label: a request, or a part of a screen. */
export type LabelReader = { i18n: { language: string }; t: unknown }

/** Whether a value has one text for each language of the back office. */
export const isEditorTexts = (words: unknown): words is EditorTexts =>
  isRecord(words) && locales.every((locale) => typeof words[locale] === 'string')

/** A label of Payload's configuration, in any of its forms, as its reader sees it; null if it is no text. */
export function labelText(label: unknown, { i18n, t }: LabelReader): string | null {
  if (isEditorTexts(label)) return editorText({ i18n }, label)
  const text: unknown = typeof label === 'function' ? label({ i18n, t }) : label
  return typeof text === 'string' ? text : null
}
