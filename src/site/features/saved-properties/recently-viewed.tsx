import { buildHref, savedPath } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { RecentStrip } from './recent-strip'

/** The properties that a visitor has seen, at the end of the page of another one. */
export function RecentlyViewed({ besides, locale }: { besides: number; locale: Locale }) {
  const t = getTranslator(locale)
  return (
    <RecentStrip
      shown={besides}
      locale={locale}
      allHref={buildHref({ locale, path: savedPath(locale) })}
      texts={{
        title: t('saved.recent'),
        all: t('saved.title'),
        clear: t('saved.clearRecent'),
        noPhoto: t('property.noPhoto'),
      }}
    />
  )
}
