import type { ReactNode } from 'react'
import type { SiteFrame } from '@/site/data/content/frame-models'
import { SiteConsent } from '@/site/features/consent/site-consent'
import { NewsletterSignUp } from '@/site/features/leads/newsletter-sign-up'
import { EarlyPresses } from '@/site/features/navigation/early-presses'
import { RememberLanguage } from '@/site/features/navigation/remember-language'
import { SiteFooter } from '@/site/features/navigation/site-footer'
import { SiteHeader } from '@/site/features/navigation/site-header'
import { SitePopup } from '@/site/features/popup/site-popup'
import { getTranslator } from '@/messages/translator'
import { fontClassNames } from '@/site/styles/fonts'
import { createKeptTree } from '@/site/ui/compact/kept-tree'
import { PageRouter } from '@/site/ui/navigation/page-link'
import { SkipLink } from '@/site/ui/navigation/skip-link'

const HeaderTree = createKeptTree()
const FooterTree = createKeptTree()

type SiteShellProps = { frame: SiteFrame; header: ReactNode; children: ReactNode }

/** The document around every public page: language, fonts, header and footer. */
export function SiteShell({ frame, header, children }: SiteShellProps) {
  const t = getTranslator(frame.locale)
  return (
    <html lang={frame.locale} className={fontClassNames}>
      <body>
        <EarlyPresses />
        <SkipLink>{t('common.skipToContent')}</SkipLink>
        <SiteConsent frame={frame} />
        <HeaderTree of={frame} slot={header}>
          {(slot) => <SiteHeader frame={frame} pageParts={slot} />}
        </HeaderTree>
        <RememberLanguage />
        <PageRouter />
        {children}
        <FooterTree of={frame}>
          {() => <SiteFooter frame={frame} newsletter={<NewsletterSignUp locale={frame.locale} />} />}
        </FooterTree>
        <SitePopup frame={frame} />
      </body>
    </html>
  )
}
