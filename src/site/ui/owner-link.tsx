'use client'

import { classNames } from './class-names'
import { Icon } from './icon'
import type { IconName } from './icon-names'
import { useOwnerHint } from './owner-hint'
import { SiteLink } from './site-link'

type OwnerLinkProps = {
  /** What everybody else is shown: to the login. */
  login: { href: string; label: string }
  /** What an owner who is logged in is shown. */
  area: { href: string; label: string }
  symbol: IconName | null
  className: string
}

/**
 * To the login, and to their own area for an owner who is logged in: pages are the same for everybody, so only the browser
 * knows. Both words take the place of the longer one, so that nothing moves when they change.
 */
export function OwnerLink({ login, area, symbol, className }: OwnerLinkProps) {
  const isHere = useOwnerHint()
  return (
    <SiteLink href={isHere ? area.href : login.href} className={className}>
      {symbol && <Icon name={symbol} className="size-4" />}
      <span className="inline-grid">
        <Words isShown={!isHere}>{login.label}</Words>
        <Words isShown={isHere}>{area.label}</Words>
      </span>
    </SiteLink>
  )
}

function Words({ isShown, children }: { isShown: boolean; children: string }) {
  return (
    <span
      aria-hidden={isShown ? undefined : 'true'}
      className={classNames('col-start-1 row-start-1', !isShown && 'invisible')}
    >
      {children}
    </span>
  )
}
