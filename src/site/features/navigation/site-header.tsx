import type { ReactNode } from 'react'
import { phoneHref } from '@/domain/navigation/phone-href'
import type { SiteFrame } from '@/site/data/content/frame-models'
import { getTranslator } from '@/messages/translator'
import { ButtonLink } from '@/site/ui/button-link'
import { Container } from '@/site/ui/container'
import { Icon } from '@/site/ui/icons/icon'
import { SiteLink } from '@/site/ui/navigation/site-link'
import { HeaderPlace } from './header-part'
import { HeaderState } from './header-state'
import { MainMenu } from './main-menu'
import { MobileDrawer } from './mobile-drawer'
import { MobileMenu } from './mobile-menu'
import { TopBar } from './top-bar'

type SiteHeaderProps = {
  frame: SiteFrame
  /** The slot of the page (`HeaderPart`). */
  pageParts: ReactNode
}

/** Top bar, logo and menu; `data-banner="overlay"` on the main element of the page makes it begin transparent. */
export function SiteHeader({ frame, pageParts }: SiteHeaderProps) {
  const t = getTranslator(frame.locale)
  const { agency, homeHref, valuationHref } = frame
  const menu = {
    entries: frame.menu,
    texts: {
      label: t('navigation.main'),
      newTabHint: t('common.newTab'),
      submenuOf: t('navigation.submenuOf', { name: '{name}' }),
    },
  }
  const languages = <HeaderPlace part="languages">{pageParts}</HeaderPlace>
  return (
    <header className="site-header">
      <HeaderState />
      <TopBar frame={frame} languages={languages} />
      <div className="site-header-bar">
        <Container className="flex h-full items-center justify-between gap-6">
          <SiteLink
            href={homeHref}
            aria-label={t('navigation.homeLink', { name: agency.name })}
            className="shrink-0 py-2"
          >
            <HeaderPlace part="logo">{pageParts}</HeaderPlace>
          </SiteLink>
          <MainMenu {...menu} />
          <div className="site-header-tools flex items-center gap-2">
            <ButtonLink href={valuationHref} className="max-xl:hidden">
              {t('navigation.valuation')}
            </ButtonLink>
            {agency.phone && (
              <SiteLink
                href={phoneHref(agency.phone)}
                aria-label={`${t('navigation.call', { phone: agency.phone })} ${t('common.newTab')}`}
                className="inline-flex size-11 items-center justify-center rounded-full xl:hidden"
              >
                <Icon name="phone" className="size-5.5" />
              </SiteLink>
            )}
            <MobileDrawer
              openLabel={t('navigation.openMenu')}
              closeLabel={t('navigation.closeMenu')}
              title={t('navigation.menu')}
            >
              <MobileMenu frame={frame} menu={menu} languages={languages} />
            </MobileDrawer>
          </div>
        </Container>
      </div>
    </header>
  )
}
