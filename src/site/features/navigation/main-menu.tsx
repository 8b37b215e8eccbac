'use client'

import type { MenuEntry } from '@/site/data/content/frame-models'
import { MenuLink } from './menu-link'
import { SubmenuItem } from './submenu-item'

/** The entries with the words that both menus say. */
export type MenuProps = {
  entries: MenuEntry[]
  /** `submenuOf` with `{name}` for the entry's name. */
  texts: { label: string; newTabHint: string; submenuOf: string }
}

/** The menu of wide screens: every entry is a link, with its children behind a button. */
export function MainMenu({ entries, texts }: MenuProps) {
  const { newTabHint } = texts
  return (
    <nav aria-label={texts.label} className="max-xl:hidden">
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
            <SubmenuItem key={href} link={link} buttonLabel={texts.submenuOf.replace('{name}', () => label)}>
              {children.map((child) => (
                <li key={child.href}>
                  <MenuLink
                    href={child.href}
                    label={child.label}
                    newTab={child.newTab}
                    newTabHint={newTabHint}
                    className="submenu-link"
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
