import { countryCode } from '@/domain/seo/country-code'
import { BELGIUM } from './country'
import type { Locale } from './locale'

/**
 * The country that stands after a town (specification section 9), in the visitor's language where it is known by its
 * number alone; null in Belgium and where nothing is known.
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
  const code = countryCode(countryId)
  const known = code && new Intl.DisplayNames([locale], { type: 'region' }).of(code)
  return countryName?.trim() || known || null
}
