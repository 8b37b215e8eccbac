import type { LeadKind } from '@/domain/leads/lead-kinds'
import { leadTable } from '@/domain/leads/lead-table'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { Icon } from '@/site/ui/icons/icon'
import { LazyPrintButton, LazyShareButton } from '@/site/ui/records/lazy-record-parts'
import { SiteLink } from '@/site/ui/navigation/site-link'
import { toolClasses } from '@/site/ui/tool'

type PageToolsProps = {
  shared: { title: string; url: string }
  /** Those of the page: what it has no form for is not offered. */
  forms: readonly LeadKind[]
  locale: Locale
}

/** What a visitor does with the page of a property, a project or an article: pass it on, send it to a friend, print it. */
export function PageTools({ shared: { title, url }, forms, locale }: PageToolsProps) {
  const t = getTranslator(locale)
  const toFriend = forms.find((kind) => leadTable[kind].mails.includes('friend'))
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1 print:hidden">
      <LazyShareButton
        title={title}
        url={url}
        texts={{
          share: t('property.share.share'),
          copy: t('property.share.copy'),
          copied: t('property.share.copied'),
        }}
      />
      <SiteLink
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
        newTabHint={t('common.newTab')}
        className={toolClasses()}
      >
        <Icon name="whatsapp" />
        WhatsApp
      </SiteLink>
      <SiteLink
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
        newTabHint={t('common.newTab')}
        className={toolClasses()}
      >
        <Icon name="mail" />
        {t('property.share.ownMail')}
      </SiteLink>
      {toFriend && (
        <SiteLink href={`#${toFriend}`} className={toolClasses()}>
          <Icon name="user" />
          {t('property.share.mail')}
        </SiteLink>
      )}
      <LazyPrintButton>{t('property.share.print')}</LazyPrintButton>
    </div>
  )
}
