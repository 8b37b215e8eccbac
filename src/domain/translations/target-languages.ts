import type { Locale } from '@/domain/shared/locale'

/**
 * The languages whose texts a translator changes: those that their account names, of the languages of the site; without any, all of
 * them except the default one, in which the agency writes.
 */
export const targetLanguagesOf = ({
  chosen,
  site,
  standard,
}: {
  chosen: readonly Locale[]
  site: readonly Locale[]
  standard: Locale
}): Locale[] => site.filter((locale) => (chosen.length === 0 ? locale !== standard : chosen.includes(locale)))
