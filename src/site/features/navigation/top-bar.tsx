import type { ReactNode } from 'react'
import { ownerHref } from '@/domain/routing/owner-address'
import { buildHref, savedPath } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import type { SiteFrame, TopBarLink } from '@/site/data/content/frame-models'
import { getTranslator } from '@/messages/translator'
import { Container } from '@/site/ui/container'
import { textColorOn, type HouseColor } from '@/site/ui/colors/house-colors'
import { Icon } from '@/site/ui/icons/icon'
import { iconOf } from '@/site/ui/icons/icon-names'
import { OwnerLink } from '@/site/ui/owners/owner-link'
import type { OwnerMenuSetup } from '@/site/ui/owners/owner-menu'
import { SavedLink } from '@/site/ui/saved-properties/saved-link'
import { SiteLink } from '@/site/ui/navigation/site-link'

/** The editors' quick links and the languages; phones and tablets have both in the drawer. */
export function TopBar({ frame, languages }: { frame: SiteFrame; languages: ReactNode }) {
  const t = getTranslator(frame.locale)
  const { left, right } = frame.topBar
  return (
    <div className="top-bar on-dark bg-ink text-paper text-xs max-xl:hidden">
      <Container className="flex min-h-11 items-center justify-between gap-8">
        <nav aria-label={t('navigation.topBar')} className="flex flex-1 justify-between gap-8">
          <TopBarLinks links={left} ground="ink" frame={frame} opens="left" />
          <TopBarLinks links={right} ground="ink" frame={frame} opens="right" />
        </nav>
        <div className="flex items-center gap-5">
          <SavedLink
            href={buildHref({ locale: frame.locale, path: savedPath(frame.locale) })}
            label={t('saved.link')}
          />
          {languages}
        </div>
      </Container>
    </div>
  )
}

type TopBarLinksProps = {
  links: TopBarLink[]
  /** The background: an editor's colour without enough contrast is ignored. */
  ground: HouseColor
  frame: Pick<SiteFrame, 'locale' | 'loginHref'>
  /** Where the menu of an owner opens. */
  opens: OwnerMenuSetup['opens']
}

const linkClass = 'top-bar-link'

const sections = ['overview', 'messages', 'account'] as const

function ownerMenu(locale: Locale): Omit<OwnerMenuSetup, 'opens'> {
  const t = getTranslator(locale)
  const href = (kind: (typeof sections)[number]) => ownerHref({ locale, page: { kind } })
  return {
    locale,
    links: sections.map((kind) => ({ href: href(kind), label: t(`owner.account.navigation.${kind}`) })),
    words: {
      area: t('owner.account.navigation.area'),
      signedIn: t('owner.account.navigation.signedIn', { name: '{name}' }),
      logOut: t('owner.account.navigation.logOut'),
    },
  }
}

/** The editors' quick links; for a logged-in owner the login link is the menu of the owner area. */
export function TopBarLinks({ links, ground, frame: { locale, loginHref }, opens }: TopBarLinksProps) {
  const t = getTranslator(locale)
  const menu = ownerMenu(locale)
  return (
    <ul className="flex flex-wrap gap-x-7 gap-y-1">
      {links.map(({ href, label, newTab, icon, color }) => {
        const symbol = iconOf(icon)
        return (
          <li key={href + label} style={{ color: textColorOn(ground, color) }}>
            {[href, `${href}/`].includes(loginHref) ? (
              <OwnerLink
                {...menu}
                login={{ href, label }}
                symbol={symbol}
                className={linkClass}
                opens={opens}
              />
            ) : (
              <SiteLink href={href} newTab={newTab} newTabHint={t('common.newTab')} className={linkClass}>
                {symbol && <Icon name={symbol} className="size-4" />}
                {label}
              </SiteLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}
