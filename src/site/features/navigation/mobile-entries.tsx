'use client'

import type { MenuEntry } from '@/site/data/content/frame-models'
import { Icon } from '@/site/ui/icons/icon'
import type { MenuProps } from './main-menu'
import { MenuLink } from './menu-link'

const link = 'aria-[current]:text-brick-deep flex min-h-12 flex-1 items-center py-2'

/** The whole menu in the drawer; the children of an entry unfold. */
export function MobileEntries({ entries, texts }: MenuProps) {
  return (
    <nav aria-label={texts.label}>
      <ul className="border-line border-t">
        {entries.map((entry) => (
          <li key={entry.href} className="border-line border-b">
            <Entry
              entry={entry}
              newTabHint={texts.newTabHint}
              submenuLabel={texts.submenuOf.replace('{name}', () => entry.label)}
            />
          </li>
        ))}
      </ul>
    </nav>
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
