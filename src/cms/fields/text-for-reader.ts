import { isRecord } from '@/domain/shared/is-record'
import { locales } from '@/domain/shared/locale'
import { toSearchName } from '@/domain/shared/text'
import { readerLocale } from './reader-locale'

/** A text that was read in all languages, in the reader's language, or else in the first that has it. */
export function textForReader(texts: unknown, reader: { i18n: { language: string } }): string | null {
  if (!isRecord(texts)) return null
  const found = [readerLocale(reader), ...locales].map((locale) => texts[locale])
  return found.find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? null
}

const textsIn = (value: unknown): string[] =>
  (isRecord(value) ? locales.map((locale) => value[locale]) : [value]).flatMap((text) =>
    typeof text === 'string' || typeof text === 'number' ? [String(text)] : [],
  )

/** Texts and numbers, in all languages of those that have them, as a search compares them with words. */
export const searchedTexts = (values: readonly unknown[]): string =>
  values.flatMap(textsIn).map(toSearchName).join(' ')
