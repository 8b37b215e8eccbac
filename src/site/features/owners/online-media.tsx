import type { Locale } from '@/domain/shared/locale'
import { longDate } from '@/domain/shared/shown-date'
import type { OwnerPropertyModel } from '@/site/data/owners/owner-property'
import { getTranslator } from '@/messages/translator'
import { Icon } from '@/site/ui/icons/icon'
import { SiteLink } from '@/site/ui/navigation/site-link'
import { Nothing, OwnerSection } from './owner-section'

type Medium = { name: string; url: string | null; since: string | null }

type OnlineMediaProps = { shown: Pick<OwnerPropertyModel, 'property' | 'portals'>; locale: Locale }

/** Where a property is online and since when: our own site first, then the portals. */
export function OnlineMedia({ shown: { property, portals }, locale }: OnlineMediaProps) {
  const t = getTranslator(locale)
  const { isPublished, pageHref, publishedAt } = property
  const own: Medium[] = isPublished
    ? [{ name: t('owner.property.media.site'), url: pageHref, since: publishedAt }]
    : []
  const media = [...own, ...portals]
  return (
    <OwnerSection id="media" title={t('owner.property.media.title')}>
      {media.length > 0 && (
        <ul className="divide-line divide-y">
          {media.map((medium, at) => (
            <li key={at} className="flex flex-wrap justify-between gap-x-6 py-3">
              <MediumName medium={medium} locale={locale} />
              {medium.since && (
                <span className="text-ink-soft">
                  {t('owner.property.media.since', { date: longDate(new Date(medium.since), locale) })}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {portals.length === 0 && <Nothing>{t('owner.property.media.none')}</Nothing>}
    </OwnerSection>
  )
}

function MediumName({ medium: { name, url }, locale }: { medium: Medium; locale: Locale }) {
  if (!url) return <span className="font-semibold">{name}</span>
  return (
    <SiteLink
      href={url}
      newTab={!url.startsWith('/')}
      newTabHint={getTranslator(locale)('common.newTab')}
      className="inline-flex items-center gap-2 font-semibold underline underline-offset-4"
    >
      {name}
      {!url.startsWith('/') && <Icon name="external" className="size-4" />}
    </SiteLink>
  )
}
