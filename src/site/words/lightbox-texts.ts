import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'

/** The texts of a lightbox in a language, for photos or plans; the browser inserts the numbers. */
export function lightboxTexts({
  locale,
  kind,
  label,
}: {
  locale: Locale
  kind: 'photos' | 'plans'
  label: string
}) {
  const t = getTranslator(locale)
  const places = { index: '{index}', count: '{count}' }
  return {
    label,
    close: t('property.lightbox.close'),
    previous: t('common.previous'),
    next: t('common.next'),
    zoom: t('property.lightbox.zoom'),
    position: t(kind === 'plans' ? 'property.plans.position' : 'property.lightbox.position', places),
  }
}
