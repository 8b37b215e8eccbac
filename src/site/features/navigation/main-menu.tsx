import type { Locale } from '@/domain/shared/locale'
import type { MenuEntry } from '@/site/data/view-models'
import { getTranslator } from '@/messages/translator'
import { MenuLink } from './menu-link'
import { SubmenuItem } from './submenu-item'

/** The menu of wide screens: every entry is a link, with its children behind a button. */
export function MainMenu({ locale, entries }: { locale: Locale; entries: MenuEntry[] }) {
  const t = getTranslator(locale)
  const newTabHint = t('common.newTab')
  return (
    <nav aria-label={t('navigation.main')} className="max-xl:hidden">
      <ul className="flex items-center gap-x-5">
        {entries.map(({ href, label, newTab, children }) => {
          const link = (
            <MenuLink
              href={href}
              label={label}
              newTab={newTab}
              newTabHint={newTabHint}
              className="menu-link"
            />
          )
          if (children.length === 0) return <li key={href}>{link}</li>
          return (
            <SubmenuItem key={href} link={link} buttonLabel={t('navigation.submenuOf', { name: label })}>
              {children.map((child) => (
                <li key={child.href}>
                  <MenuLink
                    href={child.href}
                    label={child.label}
                    newTab={child.newTab}
                    newTabHint={newTabHint}
                    className="hover:bg-sand aria-[current]:text-brick-deep block rounded-md px-4 py-2.5 text-sm font-medium"
                  />
                </li>
              ))}
            </SubmenuItem>
          )
        })}
      </ul>
    </nav>
  )
}
