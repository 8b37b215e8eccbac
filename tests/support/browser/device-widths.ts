import type { Locale } from '../../../src/domain/shared/locale'

/**
 * The widths in pixels at which a journey runs in a language: French on every device, each other language on one, because
 * few faults depend on both.
 */
export const deviceWidths: Record<Locale, readonly number[]> = {
  nl: [820],
  fr: [390, 820, 1440],
  en: [1440],
  de: [390],
}
