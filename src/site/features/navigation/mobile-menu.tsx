import type { ReactNode } from 'react'
import { buildHref, savedPath } from '@/domain/routing/routes'
import type { SiteFrame } from '@/site/data/content/frame-models'
import { getTranslator } from '@/messages/translator'
import { ButtonLink } from '@/site/ui/button-link'
import { SavedLink } from '@/site/ui/saved-properties/saved-link'
import type { MenuProps } from './main-menu'
import { MobileEntries } from './mobile-entries'
import { TopBarLinks } from './top-bar'

type MobileMenuProps = { frame: SiteFrame; menu: MenuProps; languages: ReactNode }

/** The content of the drawer: the whole menu, the valuation, the quick links and the languages. */
export function MobileMenu({ frame, menu, languages }: MobileMenuProps) {
  const t = getTranslator(frame.locale)
  const { left, right } = frame.topBar
  return (
    <div className="flex flex-1 flex-col gap-8">
      <MobileEntries {...menu} />
      <ButtonLink href={frame.valuationHref}>{t('navigation.valuation')}</ButtonLink>
      <div className="text-ink-soft mt-auto flex flex-col gap-6 text-sm">
        <SavedLink
          href={buildHref({ locale: frame.locale, path: savedPath(frame.locale) })}
          label={t('saved.link')}
          className="text-ink self-start font-semibold"
        />
        <TopBarLinks links={[...left, ...right]} ground="paper" frame={frame} opens="fold" />
        <div className="text-ink -ml-1.5">{languages}</div>
      </div>
    </div>
  )
}
