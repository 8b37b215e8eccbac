import { mailHref } from '@/domain/navigation/mail-href'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/site/messages/translator'
import { Icon } from '@/site/ui/icon'
import { PrintButton } from '@/site/ui/print-button'
import { ShareButton } from '@/site/ui/share-button'
import { SiteLink } from '@/site/ui/site-link'
import { toolClasses } from '@/site/ui/tool'

type PageToolsProps = { shared: { id: number; title: string; url: string }; locale: Locale }

/** What a visitor does with the page of a home or project: pass it on, mail it, print it. */
export function PageTools({ shared, locale }: PageToolsProps) {
  const t = getTranslator(locale)
  const { id, title, url } = shared
  const subject = t('property.share.mailSubject', { title, id: String(id) })
  const body = t('property.share.mailBody', { title, url })
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1 print:hidden">
      <ShareButton
        title={title}
        url={url}
        texts={{ share: t('property.share.share'), copied: t('property.share.copied') }}
      />
      <SiteLink href={mailHref({ subject, body })} className={toolClasses()}>
        <Icon name="mail" />
        {t('property.share.mail')}
      </SiteLink>
      <PrintButton>{t('property.share.print')}</PrintButton>
    </div>
  )
}
