import type { ReactNode } from 'react'
import { buildHref, savedPath } from '@/domain/routing/routes'
import type { MenuEntry, SiteFrame } from '@/site/data/view-models'
import { getTranslator } from '@/messages/translator'
import { ButtonLink } from '@/site/ui/button-link'
import { Icon } from '@/site/ui/icons/icon'
import { SavedLink } from '@/site/ui/saved-properties/saved-link'
import { MenuLink } from './menu-link'
import { TopBarLinks } from './top-bar'

const link = 'aria-[current]:text-brick-deep flex min-h-12 flex-1 items-center py-2'

/** The content of the drawer: the whole menu, the valuation, the quick links and the languages. */
export function MobileMenu({ frame, languages }: { frame: SiteFrame; languages: ReactNode }) {
  const t = getTranslator(frame.locale)
  const newTabHint = t('common.newTab')
  const { left, right } = frame.topBar
  return (
    <div className="flex flex-1 flex-col gap-8">
      <nav aria-label={t('navigation.main')}>
        <ul className="border-line border-t">
          {frame.menu.map((entry) => (
            <li key={entry.href} className="border-line border-b">
              <Entry
                entry={entry}
                newTabHint={newTabHint}
                submenuLabel={t('navigation.submenuOf', { name: entry.label })}
              />
            </li>
          ))}
        </ul>
      </nav>
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

type EntryProps = { entry: MenuEntry; newTabHint: string; submenuLabel: string }

function Entry({ entry, newTabHint, submenuLabel }: EntryProps) {
  const { href, label, newTab, children } = entry
  const title = (
    <MenuLink
      href={href}
      label={label}
      newTab={newTab}
      newTabHint={newTabHint}
      className={`${link} font-serif text-xl`}
    />
  )
  if (children.length === 0) return title
  return (
    <div className="relative">
      <div className="flex pr-12">{title}</div>
      <details className="group">
        <summary className="absolute top-0 right-0 flex h-13 w-12 list-none items-center justify-end">
          <span className="sr-only">{submenuLabel}</span>
          <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
        </summary>
        <ul className="pb-3 pl-4">
          {children.map((child) => (
            <li key={child.href}>
              <MenuLink
                href={child.href}
                label={child.label}
                newTab={child.newTab}
                newTabHint={newTabHint}
                className={`${link} text-base`}
              />
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
