import type { Locale, Localized } from '@/domain/shared/locale'

/** The languages in which a property is listed and its picture has no description. */
export const missingDescriptions = (
  described: Localized<string | null>,
  listed: readonly Locale[],
): Locale[] => listed.filter((locale) => !described[locale]?.trim())
