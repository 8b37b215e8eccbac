'use client'

import { lazy, Suspense, type ReactNode } from 'react'
import { classNames } from '@/site/ui/class-names'
import { Icon } from '@/site/ui/icons/icon'
import type { IconName } from '@/site/ui/icons/icon-names'
import { useOwnerHint } from './owner-hint'
import type { OwnerMenuSetup } from './owner-menu'
import { SiteLink } from '@/site/ui/navigation/site-link'

// Loaded for owners alone.
const OwnerMenu = lazy(async () => ({ default: (await import('./owner-menu')).OwnerMenu }))

type OwnerLinkProps = OwnerMenuSetup & {
  /** For everybody else: the login page, which redirects a logged-in owner to their area. */
  login: { href: string; label: string }
  symbol: IconName | null
  className: string
}

/**
 * A link to the login, and the menu of the owner area for a logged-in owner: pages are the same for everybody, so only the
 * browser knows. Both texts take the width of the longer one, so that nothing moves.
 */
export function OwnerLink({ login, symbol, className, ...menu }: OwnerLinkProps) {
  const isHere = useOwnerHint()
  const face = (
    <>
      {symbol && <Icon name={symbol} className="size-4" />}
      <span className="inline-grid">
        <Words isShown={!isHere}>{login.label}</Words>
        <Words isShown={isHere}>
          {menu.words.area}
          <Icon name="chevron-down" className="ml-1 inline size-3 group-open:rotate-180" />
        </Words>
      </span>
    </>
  )
  const link = (
    <SiteLink href={login.href} className={className}>
      {face}
    </SiteLink>
  )
  if (!isHere) return link
  return (
    <Suspense fallback={link}>
      <OwnerMenu {...menu} face={face} className={className} />
    </Suspense>
  )
}

function Words({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <span
      aria-hidden={isShown ? undefined : 'true'}
      className={classNames('col-start-1 row-start-1', !isShown && 'invisible')}
    >
      {children}
    </span>
  )
}
