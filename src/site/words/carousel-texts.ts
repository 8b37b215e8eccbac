import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'

type CarouselTexts = ReturnType<typeof textsIn>

// The same object for every carousel of a page: it is sent once.
const known = new Map<Locale, CarouselTexts>()

/** The texts of a carousel in a language; the browser inserts the numbers. */
export function carouselTexts(locale: Locale): CarouselTexts {
  const texts = known.get(locale) ?? textsIn(locale)
  known.set(locale, texts)
  return texts
}

function textsIn(locale: Locale) {
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
