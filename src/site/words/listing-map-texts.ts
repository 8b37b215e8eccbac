import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'

/** The texts around the map beside a listing. */
export function listingMapTexts(locale: Locale) {
  const t = getTranslator(locale)
  return {
    toggle: t('map.toggle'),
    skip: t('map.skip'),
    failed: t('map.failed'),
    retry: t('map.retry'),
    searching: t('map.searching'),
  }
}
