import { isRecord } from '@/domain/shared/is-record'
import { locales, type Localized } from '@/domain/shared/locale'

/** A text per language from the database, without empty languages. */
export function textsOf(value: unknown): Localized {
  const found: Localized = {}
  if (!isRecord(value)) return found
  for (const locale of locales) {
    const text = value[locale]
    if (typeof text === 'string' && text !== '') found[locale] = text
  }
  return found
}
