import type { Locale } from '../../../src/domain/shared/locale'

/**
 * The widths in pixels at which a journey runs in a language: each language on one device, because few faults depend on
 * both. What each screen shows in all languages is in `screens.e2e.spec.ts`.
 */
export const deviceWidths: Record<Locale, readonly number[]> = {
  nl: [820],
  fr: [390],
  en: [1440],
  de: [390],
}

/**
 * The languages of a journey that presses the same things in each: Dutch, and German, whose words are the longest. Unit and
 * integration tests hold the words and addresses of all four.
 */
export const journeyLocales = ['nl', 'de'] as const satisfies readonly Locale[]
