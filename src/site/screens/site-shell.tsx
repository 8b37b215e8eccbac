import type { ReactNode } from 'react'
import type { SiteFrame } from '@/site/data/view-models'
import { SiteFooter } from '@/site/features/navigation/site-footer'
import { SiteHeader } from '@/site/features/navigation/site-header'
import { getTranslator } from '@/site/messages/translator'
import { fontClassNames } from '@/site/styles/fonts'
import { SkipLink } from '@/site/ui/skip-link'

type SiteShellProps = { frame: SiteFrame; languages: ReactNode; children: ReactNode }

/** The document around every public page: language, fonts, header and footer. */
export function SiteShell({ frame, languages, children }: SiteShellProps) {
  const t = getTranslator(frame.locale)
  return (
    <html lang={frame.locale} className={fontClassNames}>
      <body>
        <SkipLink>{t('common.skipToContent')}</SkipLink>
        <SiteHeader frame={frame} languages={languages} />
        {children}
        <SiteFooter frame={frame} />
      </body>
    </html>
  )
}
