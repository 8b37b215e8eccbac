import { isRecord } from '@/domain/shared/is-record'
import { locales } from '@/domain/shared/locale'
import { readerLocale } from './reader-locale'

/** A text that was read in all languages, in the reader's language, or else in the first that has it. */
export function textForReader(texts: unknown, reader: { i18n: { language: string } }): string | null {
  if (!isRecord(texts)) return null
  const found = [readerLocale(reader), ...locales].map((locale) => texts[locale])
  return found.find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? null
}
