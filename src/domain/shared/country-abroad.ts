import { countryCode, countryNamesIn } from '@/domain/seo/country-code'
import { BELGIUM } from './country'
import type { Locale } from './locale'

function nameOf(countryId: number, locale: Locale): string | null | undefined {
  const code = countryCode(countryId)
  return code && countryNamesIn(locale).of(code)
}

/**
 * The country after a town (specification section 9), in the visitor's language if only its number is known; null in
 * Belgium and for an unknown country.
 */
export function countryAbroad({
  countryId,
  countryName,
  locale,
}: {
  countryId?: number | null
  countryName?: string | null
  locale: Locale
}): string | null {
  if (typeof countryId !== 'number' || countryId === BELGIUM) return null
  return countryName?.trim() || nameOf(countryId, locale) || null
}
