import type { Locale } from '@/domain/shared/locale'

/**
 * The checkbox of each language in the group `listedIn`. It is not named by the language code alone, because Payload reads
 * such a segment of a query as the language of the value.
 */
export const listedInFields = {
  nl: 'dutch',
  fr: 'french',
  en: 'english',
  de: 'german',
} as const satisfies Record<Locale, string>
