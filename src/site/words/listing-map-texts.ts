import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'

/** The texts around the map beside a listing. */
export function listingMapTexts(locale: Locale) {
  const t = getTranslator(locale)
  return {
    map: t('map.toggle'),
    list: t('map.list'),
    skip: t('map.skip'),
    failed: t('map.failed'),
    retry: t('map.retry'),
    searching: t('map.searching'),
  }
}
