import type { Locale } from '@/domain/shared/locale'

/**
 * The checkbox of each language in the group `listedIn`. Not the language code itself: in a query Payload takes a
 * segment that is a language code for the language of the value, and finds no such field.
 */
export const listedInFields = {
  nl: 'dutch',
  fr: 'french',
  en: 'english',
  de: 'german',
} as const satisfies Record<Locale, string>
