'use client'

import { useEffect, useRef, useState, type ReactNode, type ToggleEvent } from 'react'
import { classNames } from '@/site/ui/class-names'
import { CloseMenus } from '@/site/ui/navigation/close-menus'
import { forgetOwnerHint } from './owner-hint'
import { SiteLink } from '@/site/ui/navigation/site-link'

export type OwnerMenuSetup = {
  /** The links of the owner area. */
  links: readonly { href: string; label: string }[]
  /** `signedIn` has a placeholder for the name. */
  words: { area: string; signedIn: string; logOut: string }
  locale: string
  /** Over the page from one of its sides, or unfolded within its sheet. */
  opens: 'left' | 'right' | 'fold'
}

type OwnerMenuProps = OwnerMenuSetup & { face: ReactNode; className: string }

const row = 'flex min-h-11 w-full items-center rounded-sm px-3 text-left hover:bg-sand hover:underline'

const over = 'absolute top-full z-50 min-w-60 rounded-md border bg-white p-1.5 text-sm shadow-lift'

/** The menu of a logged-in owner on any page; the name is loaded when it opens and not stored. */
export function OwnerMenu({ links, words, locale, opens, face, className }: OwnerMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const [name, setName] = useState<string | null>(null)
  const isOver = opens !== 'fold'

  useEffect(() => {
    // A page restored from the browser's cache may now belong to another owner.
    const close = () => {
      if (menu.current) menu.current.open = false
    }
    window.addEventListener('pagehide', close)
    return () => window.removeEventListener('pagehide', close)
  }, [])

  const onToggle = async ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    setName(null)
    if (currentTarget.open) setName(await askName())
  }

  return (
    <details ref={menu} data-menu={isOver || undefined} onToggle={onToggle} className="group relative">
      {isOver && <CloseMenus />}
      <summary className={classNames(className, 'cursor-pointer list-none')}>{face}</summary>
      <div
        className={classNames(
          'on-light border-line text-ink print:hidden',
          isOver ? over : 'pt-1 pb-2 pl-3',
          opens === 'left' && 'left-0',
          opens === 'right' && 'right-0',
        )}
      >
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <SiteLink href={href} className={row}>
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
        <form method="post" action="/api/owner/logout">
          <input type="hidden" name="lang" value={locale} />
          <button type="submit" className={row}>
            {words.logOut}
          </button>
        </form>
        {/* Last, so that no link moves under a finger when the name arrives, however long it is. */}
        <p
          role="status"
          className={classNames(
            'border-line text-ink-soft mx-3 wrap-anywhere not-empty:border-t not-empty:py-2',
            // In a sheet there is more below: two lines are kept free.
            !isOver && 'min-h-16',
          )}
        >
          {name && words.signedIn.replace('{name}', name)}
        </p>
      </div>
    </details>
  )
}

/** The name of the logged-in owner; a login that has ended elsewhere is forgotten. */
async function askName(): Promise<string | null> {
  try {
    const answer = await fetch('/api/owner/me', { cache: 'no-store' })
    if (answer.status === 401) forgetOwnerHint()
    if (!answer.ok) return null
    const { name }: { name?: unknown } = await answer.json()
    return typeof name === 'string' ? name : null
  } catch {
    return null
  }
}
