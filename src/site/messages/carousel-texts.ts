import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'

/** The texts of a carousel in a language; the browser inserts the numbers. */
export function carouselTexts(locale: Locale) {
  const t = getTranslator(locale)
  const places = { index: '{index}', from: '{from}', to: '{to}', count: '{count}' }
  return {
    roleDescription: t('carousel.roleDescription'),
    slide: t('carousel.slide'),
    position: t('carousel.position', places),
    range: t('carousel.range', places),
    previous: t('carousel.previous'),
    next: t('carousel.next'),
    play: t('carousel.play'),
    pause: t('carousel.pause'),
  }
}
