import 'server-only'
import { detectLocale, type LocaleHints } from '@/domain/routing/detect-locale'
import type { Locale } from '@/domain/shared/locale'
import { getLanguages } from '@/site/data/content/settings'

/** The language for a visitor of an unprefixed address, among those of the site (specification section 4). */
export async function detectShownLocale(
  hints: Pick<LocaleHints, 'query' | 'cookie' | 'acceptLanguage'>,
): Promise<Locale> {
  return detectLocale({ ...hints, ...(await getLanguages()) })
}
